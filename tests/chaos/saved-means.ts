// A buyer who saves cards and bank accounts with the payment provider, and removes them (issue 33).
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { cards, type Visitor } from '../harness/visitor.ts';
import type { Actor } from './actor.ts';
import { tokenOf } from './card-token.ts';

/** As the provider's sandbox knows them. */
const ACCOUNTS = ['000123456789', '000222222227', '000111111113', '000555555559'] as const;

export async function signInAsSaver(actor: Actor): Promise<Visitor> {
  const saver = actor.browser(0);
  await actor.untilClear('account/login', (options) =>
    saver.post('account/login', { userName: 'chloe', password: DEMO_PASSWORD }, options),
  );
  // Of a load before this one.
  const { Cards, BankAccounts } = await actor.untilClear('customer/getcreditcardlist', (options) =>
    saver.get('customer/getcreditcardlist', {}, options),
  );
  for (const { CardId } of [...Cards, ...BankAccounts])
    await actor.untilClear('customer/removecreditcard', (options) =>
      saver.post('customer/removecreditcard', { CardId }, options),
    );
  return saver;
}

/** A card, which goes again at once, and then an account, which stays until its number comes again. */
export async function saveMeans(actor: Actor, saver: Visitor, round: number): Promise<void> {
  const through = actor.elsewhere(saver, round);
  if (round % 2 === 0) {
    const token = await tokenOf(actor, () => through.cardToken(cards.approved));
    const { CardId } = await actor.untilClear('customer/addcreditcard', (options) =>
      through.post('customer/addcreditcard', { token }, options),
    );
    actor.ledger.savedMeans.set(CardId, { visitor: through, isRemoved: false });
    return remove(actor, through, CardId);
  }
  const number = ACCOUNTS[((round - 1) / 2) % ACCOUNTS.length]!;
  const before = actor.ledger.savedNumbers.get(number);
  if (before !== undefined) await remove(actor, through, before);
  const token = await tokenOf(actor, () => bankToken(actor, number));
  const { CardId } = await actor.untilClear('customer/addbankaccount', (options) =>
    through.post('customer/addbankaccount', { token, FriendlyName: `Chaos ${round}` }, options),
  );
  actor.ledger.savedNumbers.set(number, CardId);
  actor.ledger.savedMeans.set(CardId, { visitor: through, isRemoved: false });
}

async function remove({ untilClear, ledger }: Actor, saver: Visitor, CardId: string): Promise<void> {
  await untilClear('customer/removecreditcard', (options) =>
    saver.post('customer/removecreditcard', { CardId }, options),
  );
  ledger.savedMeans.set(CardId, { visitor: saver, isRemoved: true });
}

async function bankToken({ shop: { gatewayUrl } }: Actor, account: string): Promise<string> {
  const response = await fetch(`${gatewayUrl}/bank-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ routing: '110000000', bank: 'Example Bank', holder: 'Sam Sample', type: 'current', consent: 'on' },
      account,
    }),
  });
  if (!response.ok) throw new Error(`the gateway gives no token: ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}
