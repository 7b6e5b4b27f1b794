// Lines on their way into the cart: kept in the browser before they are sent, until their answer is kept. A line that the
// network loses is sent again under the same command id, so that it counts once (decision 0048).
import type { LinesAdded } from '#contracts/quick-order/quick-order.ts';

/** `key` is the row's of the pad, for good: a page that ends between two steps tells by it what is on its way already. */
export interface PadLine {
  readonly key: string;
  readonly itemCode: string;
  readonly quantity: string;
}

export interface WaitingOrder {
  /** The command id, the same for every try. */
  readonly id: string;
  /** The cart that was meant; empty where there was none. */
  readonly orderId: string;
  /** Who entered them; nobody else's cart gets them. */
  readonly contactId: number;
  readonly lines: readonly PadLine[];
  /** ISO. */
  readonly enteredAt: string;
  /** It was sent at least once: whether it arrived is known only by its answer. */
  readonly tried: boolean;
  readonly answer?: LinesAdded;
  /** Why the shop took nothing of it. */
  readonly refusal?: string;
}

type OrderStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface WaitingOrdersParts {
  readonly storage: OrderStorage;
  /** @throws whatever keeps the order from being answered */
  readonly send: (order: WaitingOrder) => Promise<LinesAdded>;
  /** The text of a decision against it; undefined where nothing was decided and it is to be sent again. */
  readonly refusalOf: (error: unknown) => string | undefined;
}

const KEY = 'quickOrderWaiting';

export interface WaitingOrders {
  all(): readonly WaitingOrder[];
  /** Keeps it. Returns whether the browser keeps anything. */
  add(order: Omit<WaitingOrder, 'tried'>): boolean;
  /** Sends what waits, one after the other, and keeps each answer. Ends with the first that cannot be sent. */
  sendAll(contactId: number): Promise<void>;
  remove(id: string): void;
  onChange(listener: () => void): () => void;
}

/** Waits for its answer, and may be sent for this person: somebody else's may have arrived in their cart already. */
export const maySend = ({ answer, refusal, tried, contactId }: WaitingOrder, forContact: number): boolean =>
  !answer && refusal === undefined && (!tried || contactId === forContact);

export function createWaitingOrders({ storage, send, refusalOf }: WaitingOrdersParts): WaitingOrders {
  const listeners = new Set<() => void>();
  /** Where the browser keeps nothing, this page does. */
  let orders: readonly WaitingOrder[] = read(storage) ?? [];
  const write = (next: readonly WaitingOrder[]): boolean => {
    orders = next;
    const isKept = store(storage, next);
    for (const listener of listeners) listener();
    return isKept;
  };
  const refresh = (): readonly WaitingOrder[] => (orders = read(storage) ?? orders);
  const change = (id: string, news: Partial<WaitingOrder>) =>
    write(refresh().map((order) => (order.id === id ? { ...order, ...news } : order)));
  let sending: Promise<void> | undefined;

  async function sendEach(contactId: number): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      const next = refresh().find((order) => !tried.has(order.id) && maySend(order, contactId));
      if (!next) return;
      tried.add(next.id);
      change(next.id, { tried: true, contactId });
      try {
        change(next.id, { answer: await send(next) });
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined) return;
        change(next.id, { refusal });
      }
    }
  }

  return {
    all: () => orders,
    add: (order) => write([...refresh(), { ...order, tried: false }]),
    sendAll: (contactId) => (sending ??= sendEach(contactId).finally(() => (sending = undefined))),
    remove: (id) => void write(refresh().filter((order) => order.id !== id)),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Undefined where the browser keeps nothing. */
function read(storage: OrderStorage): readonly WaitingOrder[] | undefined {
  try {
    const text = storage.getItem(KEY);
    return text === null ? [] : (JSON.parse(text) as readonly WaitingOrder[]);
  } catch {
    // A browser that forbids storage, or somebody else's text under this name: nothing waits there.
    return undefined;
  }
}

function store(storage: OrderStorage, orders: readonly WaitingOrder[]): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(orders));
    return true;
  } catch {
    // Full, or forbidden: the caller is told, and the page keeps them as long as it is open.
    return false;
  }
}
