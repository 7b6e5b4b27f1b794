// One pad and one queue of what is on its way for the life of the page, whatever of it is shown.
import { isRefusal, errorText } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { createPad, type Pad } from './pad.ts';
import { createWaitingOrders, type WaitingOrder, type WaitingOrders } from './waiting-orders.ts';

interface QuickOrderStore {
  readonly pad: Pad;
  readonly waiting: WaitingOrders;
}

const send = ({ id, orderId, lines }: WaitingOrder) =>
  browserApi.post(
    'checkout/additemsfromquickorderpad',
    {
      ...(orderId ? { OrderId: orderId } : {}),
      Lines: lines.map(({ itemCode, quantity }, at) => ({ Line: at + 1, ItemCode: itemCode, Qty: quantity })),
    },
    { commandId: id },
  );

/** Too many calls at once are no decision: they may come again. */
const refusalOf = (error: unknown) =>
  isRefusal(error) && (error as { status?: number }).status !== 429 ? errorText(error, '') : undefined;

let store: QuickOrderStore | undefined;

export function quickOrderStore(): QuickOrderStore {
  if (store) return store;
  const waiting = createWaitingOrders({ storage: localStorage, send, refusalOf });
  const onTheirWay = waiting.all().flatMap(({ lines }) => lines.map(({ key }) => key));
  return (store = { waiting, pad: createPad(localStorage, new Set(onTheirWay)) });
}
