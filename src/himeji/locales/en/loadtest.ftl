### What `himeji loadtest` says.

loadtest-run = { $scenario } ({ $load }), generator late by { $lag } ms at p99:
loadtest-void = The generator itself was late: these figures are void.
loadtest-pass = PASS
loadtest-fail = FAIL
loadtest-p50 = p50
loadtest-p95 = p95
loadtest-p99 = p99
loadtest-max = max
loadtest-count = moves
loadtest-lost = acknowledged moves lost
loadtest-double = moves stored twice
loadtest-unanswered = moves without an answer
loadtest-unwanted = refusals and broken connections
loadtest-stopped = seconds to stop in the middle of play
loadtest-exit-code = exit code
loadtest-core = % of a core
loadtest-crowding = times slower because others used its core
loadtest-memory = memory in MB
loadtest-memory-each = memory of a socket
loadtest-lag = lag of the generator
loadtest-growth = growth of the seats' p99
loadtest-alone-p50 = p50 alone
loadtest-alone-p99 = p99 alone
loadtest-watched-p50 = p50 looked at
loadtest-watched-p99 = p99 looked at
loadtest-bot-moves = moves of bots a second
