// Reads what the payment gateway's frame says. Only messages of its own origin and window are read at all.
export type GatewayMessage =
  | { readonly kind: 'ready'; readonly height: number }
  | { readonly kind: 'valid'; readonly valid: boolean }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'challenge-done' };

const prefix = 'millwright-gateway:';

export const submitMessage = { type: `${prefix}submit` } as const;

const heightOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, 80), 900) : 230;

export function readGatewayMessage(data: unknown): GatewayMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Readonly<Record<string, unknown>>;
  switch (message.type) {
    case `${prefix}ready`:
      return { kind: 'ready', height: heightOf(message.height) };
    case `${prefix}valid`:
      return { kind: 'valid', valid: message.valid === true };
    case `${prefix}token`:
      return typeof message.token === 'string' ? { kind: 'token', token: message.token } : undefined;
    case `${prefix}error`:
      return { kind: 'error', code: typeof message.code === 'string' ? message.code : 'internal' };
    case `${prefix}challenge-done`:
      return { kind: 'challenge-done' };
    default:
      return undefined;
  }
}
