# Himeji for several workers: `compose.yaml` says how it is run.
FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements/ requirements/
RUN python -m venv /opt/himeji \
 && /opt/himeji/bin/pip install --no-cache-dir --require-hashes \
      -r requirements/runtime.txt -r requirements/build.txt -r requirements/cluster.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src/ src/
RUN /opt/himeji/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim
RUN useradd --system --uid 1000 himeji
COPY --from=build /opt/himeji /opt/himeji
USER himeji
ENV PATH=/opt/himeji/bin:$PATH HIMEJI_DATA=/data HIMEJI_HOST=0.0.0.0 HIMEJI_LOG=json
EXPOSE 8420
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8420/ready', timeout=4)"]
CMD ["himeji", "serve"]
