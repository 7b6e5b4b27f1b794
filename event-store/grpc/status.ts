/** The status codes of gRPC that the server ends calls with. */
export const Code = {
  OK: 0,
  INVALID_ARGUMENT: 3,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

/** A call ends with this: a code, a sentence, and the trailers that the client makes its typed errors from. */
export type Status = {
  readonly code: (typeof Code)[keyof typeof Code];
  readonly message: string;
  readonly trailers: Readonly<Record<string, string>>;
};

export const OK: Status = { code: Code.OK, message: '', trailers: {} };

/** Ends a call from within code that reads rather than decides. */
export class CallFailed extends Error {
  readonly status: Status;

  constructor(code: Status['code'], message: string) {
    super(message);
    this.status = { code, message, trailers: {} };
  }
}

/**
 * The headers that close an answer. gRPC escapes its message as URLs do; other values may only hold printable ASCII.
 */
export function trailersOf({ code, message, trailers }: Status): Record<string, string> {
  const headers: Record<string, string> = { 'grpc-status': String(code) };
  if (message !== '') headers['grpc-message'] = encodeURI(message.toWellFormed());
  for (const [name, value] of Object.entries(trailers)) headers[name] = value.replaceAll(/[^\x20-\x7e]/g, '?');
  return headers;
}
