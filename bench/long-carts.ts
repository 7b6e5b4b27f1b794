// Carts of hundreds of lines (issue 32): filled from the pad, edited, merged, and the completion of what is typed there.
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import { allItems } from './shopping.ts';

const ROUNDS = 5;
const KEYS_A_SECOND = 200;
const SECONDS = 8;

/** Somebody new, whose carts can be saved. */
async function buyer(url: string): Promise<Browser> {
  const browser = new Browser(url);
  const userName = `load-${randomUUID()}`;
  await browser.post('account/register', {
    ...{ accountType: 'buyer', firstName: 'Load', lastName: 'Test', email: `${userName}@example.com`, userName },
    ...{ password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD },
  });
  return browser;
}

const linesOf = (items: readonly string[]) => items.map((ItemCode) => ({ ItemCode, Qty: 1 }));

async function timesOf(name: string, work: () => Promise<unknown>): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return { name, ...percentiles(times) };
}

/** A list is pasted into an empty cart. */
const pasted = (url: string, items: readonly string[]): Promise<Figure> =>
  timesOf(`${items.length} lines from the pad into the cart`, async () =>
    new Browser(url).post('checkout/additemsfromquickorderpad', { Lines: linesOf(items) }),
  );

async function edited(url: string, items: readonly string[]): Promise<Figure> {
  const browser = await buyer(url);
  const { OrderID: OrderId } = await browser.post('checkout/additemsfromquickorderpad', { Lines: linesOf(items) });
  let Qty = 1;
  return timesOf(`a line of a cart of ${items.length} is edited`, () =>
    browser.post('cart/updatequantity', { OrderId, LineId: '1', Qty: (Qty += 1) }),
  );
}

async function merged(url: string, saved: readonly string[], current: readonly string[]): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const browser = await buyer(url);
    const { OrderID: orderId } = await browser.post('checkout/additemsfromquickorderpad', { Lines: linesOf(saved) });
    await browser.post('cart/savecartas', { orderId, cartName: 'Yard', sendEmail: false });
    const { OrderID: currentOrderId } = await browser.post('checkout/additemsfromquickorderpad', {
      Lines: linesOf(current),
    });
    const begun = performance.now();
    await browser.post('cart/mergesavedcarttocurrentcart', { orderId, currentOrderId });
    times.push(performance.now() - begun);
  }
  return { name: `${saved.length} saved lines merged into ${current.length}`, ...percentiles(times) };
}

/** Keys come when they come, whether or not the one before was answered. */
async function completed(url: string, items: readonly string[]): Promise<Figure> {
  const browser = new Browser(url);
  const latencies: number[] = [];
  const asked: Promise<void>[] = [];
  const begun = performance.now();
  for (let key = 0; key < KEYS_A_SECOND * SECONDS; key++) {
    const due = begun + (key * 1_000) / KEYS_A_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const item = items[key % items.length] ?? '';
    const typed = item.slice(0, 2 + (key % Math.max(1, item.length - 1)));
    asked.push(
      browser.tryPost('category/autocomplete', { keyword: typed }).then(({ status }) => {
        if (status !== 200) throw new Error(`completion: ${status}`);
        latencies.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(asked);
  return { name: `completion of what is typed, ${KEYS_A_SECOND} a second`, ...percentiles(latencies) };
}

export async function* longCarts(url: string): AsyncGenerator<Figure> {
  const items = await allItems(url, 2_000);
  yield await pasted(url, items.slice(0, 500));
  yield await pasted(url, items);
  yield await edited(url, items.slice(0, 500));
  yield await merged(url, items.slice(0, 500), items.slice(500, 1_000));
  yield await completed(url, items);
}
