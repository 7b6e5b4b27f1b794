// The sandbox's page of a bank account, its debits by its own clock, and its webhooks, over HTTP.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const account = {
  bank: 'Example Bank',
  routing: '110000000',
  holder: 'Sam Sample',
  account: '000555555559',
  type: 'current',
  consent: 'on',
};

describe('a bank account at the provider', () => {
  let shop: TestShop;
  let ben: Visitor;
  beforeAll(async () => {
    shop = await startShop();
    for (const name of ['PayByBankDebit', 'PayByPayPal'] as const)
      await shop.send('setting/save', { name, value: '1' });
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  });
  afterAll(() => shop.stop());

  const send = (path: string, body: object, key = '') =>
    fetch(`${shop.gatewayUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(body),
    });
  const tokenFor = async (fields: object) => {
    const response = await send('/bank-tokens', { ...account, ...fields });
    return {
      status: response.status,
      ...((await response.json()) as { token?: string; code?: string; field?: string }),
    };
  };
  const daysPass = (advanceMs: number) => send('/v1/clock', { advanceMs }, shop.environment['GATEWAY_API_KEY']);
  const typesOf = async (orderId: string) =>
    (await shop.application.store.readStream(`payment-${orderId}.1.1`)).map(({ type }) => type);

  it('is kept, and debited again by the consent alone, until it is removed', async () => {
    const { token = '' } = await tokenFor({});
    const { CardId } = await ben.post('customer/addbankaccount', { token });
    const { BankAccounts } = await ben.get('customer/getcreditcardlist', {});
    const url = new URL(BankAccounts.find((one) => one.CardId === CardId)?.BankFormUrl ?? '');
    expect(await (await fetch(url)).text()).toContain('Example Bank •••• 5559');
    const saved = url.searchParams.get('account');
    const consent = async (given: object) => (await send('/bank-tokens', { saved, ...given })).json();
    expect(await consent({})).toMatchObject({ code: 'required' });
    const again = (await consent({ consent: 'on' })) as { readonly token: string };
    const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
    const payment = { method: 'bank-debit', token: again.token } as const;
    expect(await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment })).toMatchObject({
      status: 'placed',
    });
    await ben.post('customer/removecreditcard', { CardId });
    await until(async () => (await fetch(url)).status === 404 || undefined, 'the provider forgets the account');
    expect(await consent({ consent: 'on' })).toMatchObject({ code: 'account_gone' });
  });

  it.each([
    ['a routing number whose checksum is wrong', { routing: '110000001' }, 'bad_routing'],
    ['a number of three digits', { account: '123' }, 'bad_account'],
    ['a number of eighteen digits', { account: '123456789012345678' }, 'bad_account'],
    ['an account that nobody knows', { account: '4711471147' }, 'unknown_account'],
    ['a bank’s name that holds a number', { bank: 'Bank 000123456789' }, 'bad_bank'],
    ['no consent', { consent: undefined }, 'required'],
    ['no holder', { holder: ' ' }, 'required'],
    ['no type', { type: 'other' }, 'required'],
  ])('gets no token for %s', async (_what, fields, code) =>
    expect(await tokenFor(fields)).toMatchObject({ status: 400, code, field: expect.any(String) }),
  );

  it('asks in a page of its own for all of it, in both languages', async () => {
    for (const language of ['en', 'fr']) {
      const page = await (await fetch(`${shop.gatewayUrl}/bank-account?lng=${language}`)).text();
      for (const name of ['bank', 'routing', 'holder', 'account', 'type', 'consent'])
        expect(page).toContain(`name="${name}"`);
      expect(page).toContain(`<html lang="${language}">`);
    }
  });

  it('is debited, settles and bounces by the provider’s clock, and its webhooks say when to look', async () => {
    const { token = '' } = await tokenFor({});
    const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
    const payment = { method: 'bank-debit' as const, token };
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await daysPass(6 * SECOND);
    await until(async () => (await typesOf(orderId)).includes('PaymentReceived') || undefined, 'the settlement');
    await daysPass(3 * MINUTE);
    await until(async () => (await typesOf(orderId)).includes('PaymentReturned') || undefined, 'the return');
    await shop.projectionsCaughtUp();
    const { OrderHeader } = await ben.post('customer/getorderdetails', { OrderId: orderId });
    expect(OrderHeader).toMatchObject({ PaymentStatus: 'failed', PaidTotal: 0, UnpaidTotal: total });
    const manager = await staffMember(shop, 'helen');
    const { rows } = await manager.get('admin/work/list', { kind: 'payment' });
    expect(rows.filter(({ subjectId }) => subjectId === orderId)).toHaveLength(1);
  });

  it('holds no account number anywhere in the shop’s database', async () => {
    const { rows } = await shop.application.pool.query<{ token: object }>(
      'select to_jsonb(t) token from sandbox_gateway.token t',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(account.account);
    expect(JSON.stringify(rows)).not.toContain(account.routing);
  });

  it('is no way around PayPal’s own page, which asks the buyer and is left without paying', async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
    const pay = () =>
      ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: { method: 'paypal' } });
    const answer = async (challengeUrl: string, said: string) => {
      expect(await (await fetch(challengeUrl)).text()).toContain('Log in and pay');
      await send(new URL(challengeUrl).pathname, { answer: said });
    };
    const first = await pay();
    if (first.status !== 'challenge') throw new Error('PayPal asks nothing');
    await answer(first.challengeUrl, 'fail');
    expect(await ben.refused(ben.post('checkout/completechallenge', { OrderId: orderId }))).toMatchObject({
      code: 'wallet_cancelled',
    });
    const second = await pay();
    if (second.status !== 'challenge') throw new Error('PayPal asks nothing');
    await answer(second.challengeUrl, 'approve');
    expect(await ben.post('checkout/completechallenge', { OrderId: orderId })).toMatchObject({ status: 'placed' });
    const { OrderHeader } = await ben.post('customer/getorderdetails', { OrderId: orderId });
    expect(OrderHeader).toMatchObject({ PaymentStatus: 'captured', PaymentText: 'PayPal' });
  });
});
