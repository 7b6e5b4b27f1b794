import { hash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { systemClock, type Clock } from '#platform/kernel/runtime/clock.ts';
import type { BlobPlace } from './blob-store.ts';

export interface Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** A store that is overloaded, or one of its machines that is, is asked again, after 50 ms, 100, 200 and so on. */
const RETRIES = 5;
const NOTHING = new Uint8Array();
export const S3_LIMITS = {
  /** Limits all tries together. */
  ms: 30_000,
  /** No file of the shop is larger; a store that is none might go on for ever. */
  bytes: 256 * 1_024 * 1_024,
};

/** The deadline of the request ends no body that has begun: reading stops by itself. @throws Error beyond size or time */
async function bytesOf(response: Response, limits: typeof S3_LIMITS): Promise<Buffer> {
  const reader = response.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const ends = AbortSignal.timeout(limits.ms);
  const stop = () => void reader.cancel(ends.reason).catch(() => undefined);
  ends.addEventListener('abort', stop, { once: true });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      ends.throwIfAborted();
      if (done) return Buffer.concat(chunks);
      size += value.length;
      if (size > limits.bytes) throw new Error(`the S3 store sends more than ${limits.bytes} bytes`);
      chunks.push(value);
    }
  } finally {
    ends.removeEventListener('abort', stop);
    stop();
  }
}

/** Any S3-compatible store, addressed by path: `https://endpoint/bucket/<name>`. */
export function createS3(
  bucket: URL,
  { accessKey, secretKey, region }: Credentials,
  clock: Clock = systemClock,
  limits = S3_LIMITS,
): BlobPlace {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: RETRIES,
  });
  async function send(
    method: 'GET' | 'PUT' | 'HEAD' | 'DELETE',
    name: string,
    body: Uint8Array = NOTHING,
  ): Promise<Response> {
    const url = new URL(`${bucket.origin}${bucket.pathname.replace(/\/$/, '')}/${name}`);
    return client.fetch(url.href, {
      method,
      // Signed too: the store takes nothing but these bytes.
      headers: { 'x-amz-content-sha256': hash('sha256', body, 'hex') },
      ...(method === 'PUT' ? { body: body as Uint8Array<ArrayBuffer> } : {}),
      // Another place than the one that was configured is not this store.
      redirect: 'error',
      signal: AbortSignal.timeout(limits.ms),
    });
  }
  const unexpected = (response: Response) => new Error(`the S3 store answers ${response.status}`);
  return {
    async write(name, bytes) {
      const response = await send('PUT', name, bytes);
      await response.arrayBuffer();
      if (!response.ok) throw unexpected(response);
    },
    async read(name) {
      const response = await send('GET', name);
      const bytes = await bytesOf(response, limits);
      if (response.status === 404) return undefined;
      if (!response.ok) throw unexpected(response);
      return bytes;
    },
    async writtenAt(name) {
      const response = await send('HEAD', name);
      if (response.status === 404) return undefined;
      if (!response.ok) throw unexpected(response);
      return new Date(response.headers.get('last-modified') ?? clock.now());
    },
    async remove(name) {
      const response = await send('DELETE', name);
      await response.arrayBuffer();
      if (!response.ok && response.status !== 404) throw unexpected(response);
    },
  };
}
