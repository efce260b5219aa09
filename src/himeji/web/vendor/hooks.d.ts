export function useEffect(run: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T>(first: T | null): { current: T | null };
export function useState<T>(first: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
