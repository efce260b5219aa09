export type VNode = object;
export function h(type: unknown, props?: unknown, ...children: unknown[]): VNode;
export function render(node: VNode, place: Element): void;
