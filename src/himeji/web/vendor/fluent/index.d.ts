export type Pattern = unknown;
export interface Message { value: Pattern | null; attributes: Record<string, Pattern>; }
export class FluentResource { constructor(text: string); }
export class FluentBundle {
  constructor(language: string, options?: { useIsolating?: boolean; transform?: (text: string) => string });
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: Pattern, figures: Record<string, unknown>, errors: Error[]): string;
}
export class FluentNumber { constructor(value: number, options?: Intl.NumberFormatOptions); }
