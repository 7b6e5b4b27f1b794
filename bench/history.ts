// Measures what an auditor waits for: the timeline of a cart with thousands of events, and the words of a screen of it.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import { plentiful } from './shopping.ts';

const ROUNDS = 15;
const PAGE_SIZE = 100;

export async function timelineOf(url: string, events: number): Promise<Figure[]> {
  const buyer = new Browser(url);
  const { OrderID: orderId } = await buyer.post('cart/addtocart', { ProductId: (await plentiful(url, 1))[0], Qty: 1 });
  for (let n = 2; n < events; n++)
    await buyer.post('cart/updatequantity', { OrderId: orderId, LineId: '1', Qty: 3 + (n % 2) });

  const auditor = new Browser(url);
  await auditor.post('admin/session/login', { userName: 'emile', password: DEMO_PASSWORD });
  const subject = `cart:${String(orderId)}`;
  const timeline = async () =>
    ((await auditor.get(`admin/history/timeline&subject=${subject}`)).body['entries'] as { position: string }[]).map(
      ({ position }) => position,
    );
  const words = (positions: readonly string[]) =>
    auditor.get(`admin/history/descriptions&subject=${subject}&positions=${positions.join(',')}`);
  const found = (await timeline()).length;

  const measured = async (name: string, work: () => Promise<unknown>): Promise<Figure> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
    return { name: `${name} of ${found} events`, ...percentiles(times) };
  };
  const positions = await timeline();
  return [
    await measured('timeline', timeline),
    await measured('timeline and the words of its first screen,', async () =>
      words((await timeline()).slice(0, PAGE_SIZE)),
    ),
    await measured('words of the last screen', () => words(positions.slice(-PAGE_SIZE))),
  ];
}
