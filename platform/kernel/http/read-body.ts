import type { Request } from 'express';
import { Refusal } from '../failure/refusal.ts';

export interface BodyLimits {
  /** Bytes. */
  readonly limit: number;
  /** Milliseconds for the whole body. */
  readonly whole: number;
  /** Milliseconds without a byte. */
  readonly still: number;
}

/**
 * The bytes of a body as they were sent.
 * @throws Refusal body_too_large, request_too_slow, malformed_request for one that is compressed or cut off
 */
export function readBody(req: Request, { limit, whole, still }: BodyLimits): Promise<Uint8Array> {
  if ((req.get('content-encoding') ?? 'identity') !== 'identity')
    return Promise.reject(new Refusal(415, 'malformed_request'));
  if (Number(req.get('content-length') ?? 0) > limit) return Promise.reject(new Refusal(413, 'body_too_large'));
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const tooSlow = () => settle(() => reject(new Refusal(408, 'request_too_slow')));
    const atMost = setTimeout(tooSlow, whole);
    let quiet = setTimeout(tooSlow, still);
    const settle = (then: () => void) => {
      clearTimeout(atMost);
      clearTimeout(quiet);
      req.off('data', take).off('end', end).off('close', cut).off('error', cut).pause();
      then();
    };
    const take = (part: Buffer) => {
      size += part.length;
      if (size > limit) return settle(() => reject(new Refusal(413, 'body_too_large')));
      parts.push(part);
      clearTimeout(quiet);
      quiet = setTimeout(tooSlow, still);
    };
    const end = () => settle(() => resolve(Buffer.concat(parts)));
    const cut = () => settle(() => reject(new Refusal(400, 'malformed_request')));
    req.on('data', take).on('end', end).on('close', cut).on('error', cut);
  });
}
