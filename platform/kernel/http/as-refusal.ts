import { Refusal } from '../failure/refusal.ts';

/** Turns what Express and its body parser throw into our own codes, and leaves anything else as it is. */
export function asRefusal(error: unknown): unknown {
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large') return new Refusal(413, 'body_too_large');
  if (type !== undefined && status !== undefined && status < 500) return new Refusal(400, 'malformed_request');
  return error instanceof URIError ? new Refusal(400, 'malformed_request') : error;
}
