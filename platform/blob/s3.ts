import { signatureHeaders, type Credentials } from './aws-signature.ts';
import type { BlobPlace } from './blob-store.ts';

const TIMEOUT_MS = 30_000;
const NOTHING = new Uint8Array();

/** Any S3-compatible store, addressed by path: `https://endpoint/bucket/<name>`. */
export function createS3(bucket: URL, credentials: Credentials): BlobPlace {
  async function send(
    method: 'GET' | 'PUT' | 'HEAD' | 'DELETE',
    name: string,
    body: Uint8Array = NOTHING,
  ): Promise<Response> {
    const url = new URL(`${bucket.origin}${bucket.pathname.replace(/\/$/, '')}/${name}`);
    const headers = signatureHeaders({ method, url, body, at: new Date().toISOString() }, credentials);
    return fetch(url, {
      method,
      headers,
      ...(method === 'PUT' ? { body: body as Uint8Array<ArrayBuffer> } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
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
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status === 404) return undefined;
      if (!response.ok) throw unexpected(response);
      return bytes;
    },
    async writtenAt(name) {
      const response = await send('HEAD', name);
      if (response.status === 404) return undefined;
      if (!response.ok) throw unexpected(response);
      return new Date(response.headers.get('last-modified') ?? Date.now());
    },
    async remove(name) {
      const response = await send('DELETE', name);
      await response.arrayBuffer();
      if (!response.ok && response.status !== 404) throw unexpected(response);
    },
  };
}
