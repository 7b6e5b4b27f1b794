// A buyer who keeps things for later: wish lists, and carts that are put aside, brought together and removed (issue 32).
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Visitor } from '../harness/visitor.ts';
import type { Actor } from './actor.ts';

const EMAIL = 'chloe.roy@laurentide.example';

export async function signInAsKeeper(actor: Actor): Promise<Visitor> {
  const keeper = actor.browser(1, 'fr');
  await actor.untilClear('account/login', (options) =>
    keeper.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD }, options),
  );
  return keeper;
}

export async function keepForLater(actor: Actor, keeper: Visitor, round: number): Promise<void> {
  const through = actor.elsewhere(keeper, round);
  await wish(actor, through, round);
  const orderId = await putAside(actor, through, round);
  if (round % 3 === 1) await removeCart(actor, through, orderId);
  if (round % 3 === 2) await bringTogether(actor, through, round, orderId);
}

const twoItems = ({ shop: { items } }: Actor, round: number) =>
  [items[round % items.length]!, items[(round + 1) % items.length]!] as const;

async function wish(actor: Actor, keeper: Visitor, round: number): Promise<void> {
  const Name = `Chaos ${actor.run} ${round}`;
  const { ListID } = await actor.untilClear('profile/savewishlist', (options) =>
    keeper.post('profile/savewishlist', { Name }, options),
  );
  const quantities = new Map<string, number>();
  for (const [n, ProductId] of twoItems(actor, round).entries()) {
    const Qty = n + 2;
    await actor.untilClear('cart/addskutowishlist', (options) =>
      keeper.post('cart/addskutowishlist', { ListID, ProductId, Qty }, options),
    );
    quantities.set(ProductId, Qty);
  }
  actor.ledger.lists.push({ visitor: keeper, listId: ListID, quantities });
}

/** Two lines from the pad, saved under a name; its letter is owed. */
async function putAside(actor: Actor, keeper: Visitor, round: number): Promise<string> {
  const Lines = twoItems(actor, round).map((ItemCode, n) => ({ ItemCode, Qty: n + 3 }));
  const { OrderID, SubTotal } = await actor.untilClear('checkout/additemsfromquickorderpad', (options) =>
    keeper.post('checkout/additemsfromquickorderpad', { Lines }, options),
  );
  await saveAs(actor, keeper, OrderID, `Aside ${actor.run} ${round}`, SubTotal);
  return OrderID;
}

async function saveAs(
  { untilClear, ledger }: Actor,
  keeper: Visitor,
  orderId: string,
  cartName: string,
  subTotal: number,
): Promise<void> {
  await untilClear('cart/savecartas', (options) =>
    keeper.post('cart/savecartas', { orderId, cartName, sendEmail: true }, options),
  );
  ledger.savedCarts.push({ visitor: keeper, orderId, cartName, subTotal, isRemoved: false });
  ledger.emails.push({
    to: EMAIL,
    subject: new RegExp(cartName + '(?! \\+)\\b'),
    cause: `saved cart ${cartName}`,
    job: 'email-buyer-when-cart-saved',
    about: orderId,
    at: Date.now(),
  });
}

async function removeCart({ untilClear, ledger }: Actor, keeper: Visitor, orderId: string): Promise<void> {
  await untilClear('cart/removesavedcart', (options) => keeper.post('cart/removesavedcart', { orderId }, options));
  ledger.savedCarts.find((cart) => cart.orderId === orderId)!.isRemoved = true;
  // Its letter may have been on its way, or is written no more.
  ledger.emails.splice(
    ledger.emails.findIndex(({ about }) => about === orderId),
    1,
  );
}

/** The saved cart stays, and its lines are in another one, too: each once, however often that was pressed. */
async function bringTogether(actor: Actor, keeper: Visitor, round: number, orderId: string): Promise<void> {
  const { OrderID, SubTotal } = await actor.untilClear('cart/mergesavedcarttocurrentcart', (options) =>
    keeper.post('cart/mergesavedcarttocurrentcart', { orderId }, options),
  );
  const { subTotal } = actor.ledger.savedCarts.find((cart) => cart.orderId === orderId)!;
  await saveAs(actor, keeper, OrderID, `Again ${actor.run} ${round}`, subTotal);
  if (SubTotal !== subTotal) actor.ledger.contradictions.push(`cart ${OrderID}: ${SubTotal} instead of ${subTotal}`);
}
