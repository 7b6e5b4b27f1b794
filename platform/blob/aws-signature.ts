// AWS Signature Version 4 (AWS General Reference, "Signing AWS API requests"), for one request whose body is known.
import { createHmac, hash } from 'node:crypto';

export interface Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface SignedRequest {
  readonly method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  readonly url: URL;
  readonly body: Uint8Array;
  /** ISO time. */
  readonly at: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
/** Characters that encodeURIComponent leaves alone and the signature does not. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Headers that prove who sends the request, and that host, time and content are what was sent. */
export function signatureHeaders(
  { method, url, body, at }: SignedRequest,
  { accessKey, secretKey, region }: Credentials,
): Record<string, string> {
  const time = at.replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const content = hash('sha256', body, 'hex');
  const signed = { host: url.host, 'x-amz-content-sha256': content, 'x-amz-date': time };
  const names = Object.keys(signed).join(';');
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    path,
    query,
    ...Object.entries(signed).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    content,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, day), region));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash('sha256', canonical, 'hex')].join('\n')).toString(
    'hex',
  );
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
