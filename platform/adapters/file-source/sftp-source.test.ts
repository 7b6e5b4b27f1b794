import { createServer, type AddressInfo, type Server } from 'node:net';
import { sftpSource } from './sftp-source.ts';

describe('an SFTP server that never answers (docs/security.md F3)', () => {
  let server: Server;
  let say = '';
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write(say);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const look = (limits: { readonly ms: number; readonly silenceMs: number }) =>
    sftpSource({ allowPrivate: true, limits }).look({
      place: 'sftp',
      ...{ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path: 'stock.csv' },
      ...{ login: { user: 'dealer', password: 'x' }, fingerprint: '', version: '' },
    });

  it('is given up after a silence', async () => {
    say = '';
    await expect(look({ ms: 60_000, silenceMs: 100 })).rejects.toMatchObject({ code: 'source_silent' });
  });

  it('is given up when all its time is over, however it keeps itself awake', async () => {
    say = 'SSH-2.0-endless\r\n';
    await expect(look({ ms: 200, silenceMs: 60_000 })).rejects.toMatchObject({ code: 'source_silent' });
  });
});
