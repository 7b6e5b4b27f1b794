import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createS3, S3_LIMITS } from './s3.ts';

describe('a store that answers without end (docs/security.md F13)', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  const readFrom = async (answer: RequestListener, limits: Partial<typeof S3_LIMITS>) => {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bucket = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`);
    const keys = { accessKey: 'a', secretKey: 'b', region: 'c' };
    return createS3(bucket, keys, undefined, { ...S3_LIMITS, ...limits }).read('file');
  };

  it('is read up to the size of the largest file, and hung up on', async () => {
    const piece = Buffer.alloc(64 * 1_024);
    let hangUp = () => {};
    const hungUp = new Promise<void>((resolve) => (hangUp = resolve));
    const answer: RequestListener = (_req, res) => {
      res.once('close', hangUp);
      const send = () => {
        while (!res.destroyed && res.write(piece));
      };
      res.on('drain', send);
      send();
    };
    const bytes = 1_024 * 1_024;
    await expect(readFrom(answer, { bytes })).rejects.toThrow(`the S3 store sends more than ${bytes} bytes`);
    await hungUp;
  });

  it('is not waited for when it has begun and says no more', async () => {
    await expect(readFrom((_req, res) => void res.write('begun'), { ms: 200 })).rejects.toThrow(/timeout/i);
  });

  it('elsewhere than where it was configured is not that store', async () => {
    await expect(
      readFrom((_req, res) => void res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), { ms: 5_000 }),
    ).rejects.toThrow();
  });
});
