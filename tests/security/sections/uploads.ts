// security.md S1, S5, S13: what files can do to everybody else.
import { connect } from 'node:net';
import { headers } from '#contracts/client.ts';
import { download, file, guestWithCart, refusal, sendFile, upload } from '../../harness/attachments.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';

const svg = (inner: string) => ({
  FileName: 'a.svg',
  FileType: 'image/svg+xml',
  FileData: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}`).toString('base64'),
});

export const uploadedFiles = (theShop: () => TestShop) =>
  describe('uploads', () => {
    let shop: TestShop;
    beforeAll(() => {
      shop = theShop();
    });

    it.each([
      ['deep', '<g>'.repeat(80_000)],
      ['deep and closed, of 2 MB', '<g>'.repeat(300_000) + '</g>'.repeat(300_000)],
      ['flat, of 4 MB', '<g/>'.repeat(1_000_000)],
    ])('a hostile drawing, %s, is refused, and who asks meanwhile is answered before it (S1)', async (_what, inner) => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      const order: string[] = [];
      const hostile = sendFile(guest, file(OrderId, LineId, svg(inner))).then(async (response) => {
        order.push('hostile');
        return refusal(response);
      });
      const other = fetch(`${shop.url}/health/live`).then(() => order.push('other'));
      expect(await hostile).toMatchObject({ status: 400, code: 'attachment_not_what_it_says' });
      await other;
      expect(order).toEqual(['other', 'hostile']);
    });

    it('of nobody are refused before their body is read (S5)', async () => {
      const { port } = new URL(shop.url);
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), 'localhost', () => {
          // 13 MB are promised and none is sent: an answer comes all the same.
          socket.write(
            `POST /api/checkout/upload HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\n${headers.client}: 1\r\ncontent-length: 13000000\r\n\r\n`,
          );
        });
        socket.once('data', (data) => {
          resolve(data.toString());
          socket.destroy();
        });
        socket.once('error', reject);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    });

    it('of one address that are begun and not ended take bounded room (S5)', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      const cookie = await sessionCookieOf(guest);
      const { port } = new URL(shop.url);
      const half = (path: string) =>
        new Promise<{ answer: Promise<string>; end: () => void }>((resolve) => {
          const socket = connect(Number(port), 'localhost', () => {
            const answer = new Promise<string>((told) => socket.once('data', (data) => told(data.toString())));
            socket.write(
              `POST ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\n${headers.client}: 1\r\ncookie: ${cookie}\r\ncontent-length: 13000000\r\n\r\n{"data":`,
              () => resolve({ answer, end: () => socket.destroy() }),
            );
          });
        });
      const [first, second, third] = [
        await half('/api/checkout/upload'),
        await half('/api/upload'),
        await half('/api/checkout/upload'),
      ];
      expect(await Promise.race([first.answer, second.answer, third.answer])).toMatch(/^HTTP\/1\.1 503 /);
      for (const { end } of [first, second, third]) end();
      // What was cut off leaves its room to others.
      await until(
        async () => ((await sendFile(guest, file(OrderId, LineId))).status === 200 ? true : undefined),
        'room',
      );
    });

    it.each([
      ['deep', '['.repeat(3_000_000)],
      ['of a million values', `[${'0,'.repeat(1_000_000)}0]`],
    ])('that are JSON and %s are refused, and hold nobody up', async (_what, body) => {
      const { guest } = await guestWithCart(shop);
      const answered = guest.fetch('/api/upload', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [headers.client]: '1' },
        body,
      });
      expect(await refusal(await answered)).toMatchObject({ status: 400, code: 'malformed_request' });
    });

    it('that are what they say are kept and come back', async () => {
      const { guest, OrderId, LineId } = await guestWithCart(shop);
      const drawn = svg('<path d="M0 0"/></svg>');
      await upload(guest, file(OrderId, LineId, drawn));
      const back = await download(guest, OrderId, LineId);
      expect(Buffer.from(await back.arrayBuffer()).toString('base64')).toBe(drawn.FileData);
    });
  });

/** The cookie of a session, for requests that no client would send. */
async function sessionCookieOf(visitor: {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}): Promise<string> {
  let sent = '';
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    sent = (init!.headers as Record<string, string>)['cookie'] ?? '';
    return real(input, init);
  };
  try {
    await visitor.fetch('/health/live');
  } finally {
    globalThis.fetch = real;
  }
  return sent;
}
