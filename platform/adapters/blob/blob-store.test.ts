import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { BlobDamaged, type BlobStore } from './blob-store.ts';
import { openBlobs } from './open-blobs.ts';

const bytes = Buffer.from('%PDF-1.7 a drawing');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const keys = { accessKey: 'AKIDEXAMPLE', secretKey: 'a secret/with+signs', region: 'eu-west-1' };
const none = { BLOB_S3_URL: undefined, BLOB_S3_ACCESS_KEY: undefined, BLOB_S3_SECRET_KEY: undefined };

const keepsFiles = (place: () => { blobs: BlobStore; damage: (name: string) => void }) => {
  it('keeps a file under its hash, however often it is put', async () => {
    const { blobs } = place();
    expect(await blobs.put(bytes)).toBe(sha256);
    expect(await blobs.put(bytes)).toBe(sha256);
    expect(await blobs.get(sha256)).toEqual(bytes);
  });
  it('never gives out what is not what was put', async () => {
    const { blobs, damage } = place();
    await blobs.put(bytes);
    damage(sha256);
    await expect(blobs.get(sha256)).rejects.toThrow(BlobDamaged);
  });
  it('deletes what was last put before a moment, and keeps what was put again since', async () => {
    const { blobs } = place();
    await blobs.put(bytes);
    await blobs.remove(sha256, new Date(Date.now() - 60_000));
    expect(await blobs.get(sha256)).toEqual(bytes);
    await blobs.remove(sha256, new Date(Date.now() + 60_000));
    await expect(blobs.get(sha256)).rejects.toThrow(BlobDamaged);
    // A repeat of the job finds nothing to delete.
    await blobs.remove(sha256, new Date(Date.now() + 60_000));
  });
  it('says when a file is gone', () => expect(place().blobs.get('0'.repeat(64))).rejects.toThrow(BlobDamaged));
};

describe('a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'blobs-'));
  afterAll(() => rmSync(root, { recursive: true }));
  keepsFiles(() => ({
    blobs: openBlobs({ ...none, MILLWRIGHT_DATA: root }),
    damage: (name) => writeFileSync(join(root, 'blobs', name.slice(0, 2), name), 'other'),
  }));
  it('holds nothing but whole files', async () => {
    await openBlobs({ ...none, MILLWRIGHT_DATA: root }).put(bytes);
    expect(readdirSync(join(root, 'blobs', sha256.slice(0, 2)))).toEqual([sha256]);
  });
});

describe('an S3 store', () => {
  const stored = new Map<string, Buffer>();
  let server: Server;
  let url = '';

  /** The next answers, before it answers rightly. */
  const faults: number[] = [];
  const signed = async ({ method, url, headers }: IncomingMessage, body: Buffer): Promise<boolean> => {
    const { authorization, host, 'x-amz-date': datetime, 'x-amz-content-sha256': content } = headers;
    const signer = new AwsV4Signer({
      method: method!,
      url: `http://${host}${url}`,
      headers: { 'x-amz-content-sha256': String(content) },
      datetime: String(datetime),
      service: 's3',
      region: keys.region,
      accessKeyId: keys.accessKey,
      secretAccessKey: keys.secretKey,
    });
    const isOfBody = content === createHash('sha256').update(body).digest('hex');
    return isOfBody && authorization === (await signer.sign()).headers.get('authorization');
  };

  /** Believes nobody whose signature it would not have made itself. */
  beforeAll(async () => {
    const answer = async (req: IncomingMessage, res: ServerResponse, body: Buffer) => {
      const fault = faults.shift();
      if (fault) return res.writeHead(fault).end();
      const name = String(req.url);
      if (!(await signed(req, body))) return res.writeHead(403).end();
      if (req.method === 'PUT') return stored.set(name, body) && res.end();
      if (req.method === 'DELETE') return stored.delete(name) && res.writeHead(204).end();
      if (req.method === 'HEAD' && stored.has(name))
        return res.writeHead(200, { 'last-modified': new Date().toUTCString() }).end();
      return stored.has(name) ? res.end(stored.get(name)) : res.writeHead(404).end();
    };
    server = createServer((req, res) => {
      const parts: Buffer[] = [];
      req.on('data', (part: Buffer) => parts.push(part));
      req.on('end', () => void answer(req, res, Buffer.concat(parts)));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `127.0.0.1:${(server.address() as AddressInfo).port}/files?region=eu-west-1`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const open = (more: object = {}) =>
    openBlobs({
      ...none,
      BLOB_S3_URL: `http://${url}`,
      BLOB_S3_ACCESS_KEY: keys.accessKey,
      BLOB_S3_SECRET_KEY: keys.secretKey,
      MILLWRIGHT_DATA: 'unused',
      ...more,
    });
  keepsFiles(() => ({ blobs: open(), damage: (name) => stored.set(`/files/${name}`, Buffer.from('other')) }));

  it('may be given its keys in the address', async () => {
    const blobs = open({
      BLOB_S3_URL: `http://${keys.accessKey}:${encodeURIComponent(keys.secretKey)}@${url}`,
      BLOB_S3_ACCESS_KEY: undefined,
      BLOB_S3_SECRET_KEY: undefined,
    });
    expect(await blobs.put(bytes)).toBe(sha256);
  });
  it('is asked again while it is overloaded', async () => {
    faults.push(503, 429, 500);
    expect(await open().put(bytes)).toBe(sha256);
    faults.push(503);
    expect(await open().get(sha256)).toEqual(bytes);
  });
  it('is asked so often and no more', async () => {
    faults.push(...Array.from({ length: 7 }, () => 503));
    await expect(open().put(bytes)).rejects.toThrow('503');
    expect(faults.splice(0)).toHaveLength(1);
  });
  it('that refuses a file is a failure', () =>
    expect(open({ BLOB_S3_SECRET_KEY: 'wrong' }).put(bytes)).rejects.toThrow('403'));
  it.each([{ BLOB_S3_URL: 'http://127.0.0.1/' }, { BLOB_S3_SECRET_KEY: undefined }])('is not opened with %j', (more) =>
    expect(() => open(more)).toThrow(OperatorError),
  );
});

// The examples of Amazon's own documentation, "Signature Calculations for the Authorization Header".
describe('a signature', () => {
  it.each([
    ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])('of GET /%s is the published one', async (query, signature) => {
    const signer = new AwsV4Signer({
      url: `https://examplebucket.s3.amazonaws.com/${query}`,
      headers: { 'x-amz-content-sha256': createHash('sha256').digest('hex') },
      datetime: '20130524T000000Z',
      service: 's3',
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    });
    const authorization = (await signer.sign()).headers.get('authorization');
    expect(authorization).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
    );
  });
});
