import type { VNode } from "./preact.js";
type Html = (strings: TemplateStringsArray, ...values: unknown[]) => VNode;
declare const htm: { bind(h: unknown): Html };
export default htm;
