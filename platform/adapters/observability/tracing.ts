// Follows one request across processes. Where no receiver of traces is configured nothing of OpenTelemetry is
// loaded.
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'consumer' | 'internal';
  /** W3C traceparent of what caused it; without it the span that is running. */
  readonly parent?: string | undefined;
  readonly attributes?: Attributes;
}

export interface Span {
  rename(name: string): void;
  set(attributes: Attributes): void;
}

export interface Tracing {
  /** Tells whether anybody is told. */
  readonly isOn: boolean;
  /** Traceparent of the running span; undefined outside of spans, and where nothing is traced. */
  readonly current: string | undefined;
  /** Runs `work` as a span; whatever it throws is thrown on and marks the span as failed. */
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /**
   * Begins a span for what several traces led to: part of the first of them that is recorded, linked to the others;
   * none where none is. Returns what ends it.
   */
  linked(name: string, causes: readonly (string | undefined)[], attributes: Attributes): (failed?: boolean) => void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

const noSpan: Span = { rename: () => undefined, set: () => undefined };
const noEnd = (): void => undefined;

export const noTracing: Tracing = {
  isOn: false,
  current: undefined,
  span: (_name, _options, work) => work(noSpan),
  linked: () => noEnd,
  close: () => Promise.resolve(),
};
