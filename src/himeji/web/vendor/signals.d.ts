export interface Signal<T> { value: T; peek(): T; }
export function signal<T>(first: T): Signal<T>;
export function batch(run: () => void): void;
