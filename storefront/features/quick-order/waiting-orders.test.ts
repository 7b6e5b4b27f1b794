import type { LinesAdded } from '#contracts/quick-order/quick-order.ts';
import { createWaitingOrders, type WaitingOrder } from './waiting-orders.ts';

class NetworkCut extends Error {}
class Refused extends Error {}
class PageDied extends Error {}

/** A shop that counts a command once, however often it comes, as the real one does. */
function shop() {
  const handled = new Map<string, LinesAdded>();
  const inCart: string[] = [];
  return {
    inCart,
    handle({ id, lines }: WaitingOrder): LinesAdded {
      const known = handled.get(id);
      if (known) return known;
      inCart.push(...lines.map(({ itemCode }) => itemCode));
      const Lines = lines.map(({ itemCode }, at) => ({
        ...{ Line: at + 1, ItemCode: itemCode, ProductId: itemCode, Qty: 1, Added: true, Code: '', Message: '' },
      }));
      const answer = { OrderID: 'o1', lineCount: inCart.length, SubTotal: 0, Added: lines.length, Lines };
      handled.set(id, answer);
      return answer;
    },
  };
}

const order = (id: string, ...items: string[]): Omit<WaitingOrder, 'tried'> => ({
  ...{ id, orderId: '', contactId: 7, enteredAt: '2026-11-25T10:00:00Z' },
  lines: items.map((itemCode) => ({ key: itemCode, itemCode, quantity: '1' })),
});

/** A browser's storage that outlives the page; after `dies` writes the page is gone in the midst of it. */
function browser(dies = Infinity) {
  const kept = new Map<string, string>();
  let writes = 0;
  return {
    kept,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, value: string) {
        if (++writes > dies) throw new PageDied();
        kept.set(key, value);
      },
    },
  };
}

const refusalOf = (error: unknown) => (error instanceof Refused ? 'no' : undefined);

describe('lines that were entered without a network', () => {
  it('wait, are sent once when it returns, and have an answer line by line', async () => {
    const { inCart, handle } = shop();
    let online = false;
    const send = async (one: WaitingOrder) => {
      if (!online) throw new NetworkCut();
      return handle(one);
    };
    const waiting = createWaitingOrders({ storage: browser().storage, send, refusalOf });
    waiting.add(order('1', 'A', 'B'));
    waiting.add(order('2', 'C'));
    await waiting.sendAll(7);
    expect(waiting.all().map(({ answer }) => answer)).toEqual([undefined, undefined]);
    online = true;
    await Promise.all([waiting.sendAll(7), waiting.sendAll(7)]);
    await waiting.sendAll(7);
    expect(inCart).toEqual(['A', 'B', 'C']);
    expect(waiting.all().map(({ answer }) => answer?.Lines.map(({ Added }) => Added))).toEqual([[true, true], [true]]);
  });

  it.each(['before', 'after'] as const)(
    'are neither lost nor twice in the cart when the network is cut %s the shop has them, at any of them',
    async (when) => {
      for (let cut = 0; cut < 6; cut++) {
        const { inCart, handle } = shop();
        let calls = 0;
        const send = async (one: WaitingOrder) => {
          const isCut = calls++ === cut;
          if (isCut && when === 'before') throw new NetworkCut();
          const answer = handle(one);
          if (isCut) throw new NetworkCut();
          return answer;
        };
        const waiting = createWaitingOrders({ storage: browser().storage, send, refusalOf });
        for (const id of ['1', '2', '3']) waiting.add(order(id, `${id}A`, `${id}B`));
        for (let tries = 0; tries < 4; tries++) await waiting.sendAll(7);
        expect(inCart).toEqual(['1A', '1B', '2A', '2B', '3A', '3B']);
        expect(waiting.all().every(({ answer }) => answer)).toBe(true);
      }
    },
  );

  it('are neither lost nor twice in the cart when the page dies at any moment', async () => {
    for (let dies = 2; dies < 8; dies++) {
      const { inCart, handle } = shop();
      const { kept, storage } = browser(dies);
      const send = async (one: WaitingOrder) => handle(one);
      const first = createWaitingOrders({ storage, send, refusalOf });
      first.add(order('1', 'A'));
      first.add(order('2', 'B'));
      await first.sendAll(7);
      // What the dead page still had in its memory counts for nothing.
      const again = createWaitingOrders({
        storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
        send,
        refusalOf,
      });
      await again.sendAll(7);
      expect(inCart).toEqual(['A', 'B']);
      expect(again.all().map(({ answer }) => answer?.Added)).toEqual([1, 1]);
    }
  });

  it('keep the cart that was meant, and why the shop took none of them; what follows is sent all the same', async () => {
    const { inCart, handle } = shop();
    const send = async (one: WaitingOrder) => {
      if (one.id === '1') throw new Refused();
      return handle(one);
    };
    const waiting = createWaitingOrders({ storage: browser().storage, send, refusalOf });
    waiting.add({ ...order('1', 'A'), orderId: 'o9' });
    waiting.add(order('2', 'B'));
    await waiting.sendAll(7);
    await waiting.sendAll(7);
    expect(waiting.all()).toMatchObject([{ orderId: 'o9', refusal: 'no' }, { answer: { Added: 1 } }]);
    expect(inCart).toEqual(['B']);
    waiting.remove('1');
    expect(waiting.all()).toHaveLength(1);
  });

  it('that were sent by one person go into nobody else’s cart; that were never sent go to who has signed in since', async () => {
    const { inCart, handle } = shop();
    let online = false;
    const send = async (one: WaitingOrder) => {
      if (!online) throw new NetworkCut();
      return handle(one);
    };
    const waiting = createWaitingOrders({ storage: browser().storage, send, refusalOf });
    waiting.add({ ...order('1', 'A'), contactId: 0 });
    waiting.add({ ...order('2', 'B'), contactId: 0 });
    await waiting.sendAll(0);
    online = true;
    await waiting.sendAll(7);
    expect(inCart).toEqual(['B']);
  });

  it('wait in the page where the browser keeps nothing, and that is told', async () => {
    const { inCart, handle } = shop();
    const forbidden = () => {
      throw new Error('storage is off');
    };
    const send = async (one: WaitingOrder) => handle(one);
    const waiting = createWaitingOrders({ storage: { getItem: forbidden, setItem: forbidden }, send, refusalOf });
    expect(waiting.add(order('1', 'A'))).toBe(false);
    await waiting.sendAll(7);
    expect(inCart).toEqual(['A']);
    expect(waiting.all()).toMatchObject([{ answer: { Added: 1 } }]);
  });
});
