// What is overdue blocks orders on terms, unless it was promised or staff allow them (issue 34).
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { given } from '../harness/command-specification.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;

describe('something overdue', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let helen: Visitor;

  const signIn = (buyer: Visitor, userName: string) =>
    buyer.post('account/login', { userName, password: DEMO_PASSWORD });
  beforeEach(async () => {
    shop = await startMemoryShop();
    for (const [name, value] of [
      ['OverdueBlocksTerms', '1'],
      ['OverdueBlockDays', '5'],
    ] as const)
      await shop.send('setting/save', { name, value });
    ben = shop.visitor();
    await signIn(ben, 'ben');
    helen = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  const { accountId } = needed(
    accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
    'account of ben',
  );

  /** Due on 18 December; the shop begins on 18 November. */
  async function ordered() {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const payment = { method: 'terms', poNumber: 'PO 12' } as const;
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    return { total, invoiceId: `${orderId}.1` };
  }
  /** Sessions do not last so long. */
  async function daysLater(days: number) {
    shop.clock.advance(days * DAY_MS);
    await shop.quiet();
    await signIn(ben, 'ben');
    helen = await staffMember(shop, 'helen');
  }
  const promise = (PayOn: string, Text = '') => ben.post('customer/promisepayment', { PayOn, Text });
  const standing = () => helen.get('admin/credit/overdue', { accountId });
  const reminders = () => shop.mails.filter(({ subject }) => subject.startsWith('Reminder'));
  const terms = async (orderId: string) =>
    (await ben.get('customer/getpaymentoptions', { orderId })).find(({ method }) => method === 'terms');

  it('refuses orders on terms, and the way of paying says so before', async () => {
    await ordered();
    await daysLater(35);
    const { orderId } = await readyToPay(ben, [['6205', 10]]);
    expect(await terms(orderId)).not.toHaveProperty('overdueDays');
    await daysLater(1);
    expect(await ben.refused(ordered())).toMatchObject({
      code: 'overdue_blocks_terms',
      message: expect.stringContaining('6 days overdue'),
    });
    const again = await readyToPay(ben, [['6205', 10]]);
    expect(await terms(again.orderId)).toMatchObject({ overdueDays: 6 });
    expect(await standing()).toMatchObject({ isBlocked: true, overdueDays: 6 });
  });

  it('refuses nothing where the shop does not say so', async () => {
    await shop.send('setting/save', { name: 'OverdueBlocksTerms', value: '0' });
    await ordered();
    await daysLater(60);
    await ordered();
  });

  it('is promised once by its buyer, who orders on terms again until the promise is broken', async () => {
    const { total } = await ordered();
    await daysLater(36);
    expect(await ben.get('customer/getpaymentpromise', {})).toMatchObject({
      ...{ Amount: total, FirstDay: '2026-12-24', LastDay: '2027-01-07', IsBlocked: true, Promises: [] },
    });
    expect(await ben.refused(promise('2027-01-08'))).toMatchObject({ code: 'promise_day_late' });
    await promise('2026-12-31', 'After the holidays');
    expect(await ben.get('customer/getpaymentpromise', {})).toMatchObject({
      ...{ Amount: 0, IsBlocked: false, Promises: [{ PayOn: '2026-12-31', Amount: total, IsBroken: false }] },
    });
    expect(await standing()).toMatchObject({
      promises: [{ payOn: '2026-12-31', amount: total, side: 'buyer', isBroken: false }],
      notes: [{ kind: 'promise', text: 'After the holidays', day: '2026-12-31' }],
    });
    await ordered();
    await daysLater(8);
    expect(await standing()).toMatchObject({ isBlocked: true, promises: [{ isBroken: true }] });
    expect(await ben.refused(ordered())).toMatchObject({ code: 'overdue_blocks_terms' });
    expect(await ben.refused(promise('2027-01-05'))).toMatchObject({ code: 'promise_made' });
    await helen.post('admin/credit/promisepayment', { accountId, payOn: '2027-01-05' });
    expect(await standing()).toMatchObject({ isBlocked: false, promises: [{ side: 'staff' }] });
    await ordered();
  });

  it('is not reminded of until the day of the promise is over, and then is', async () => {
    await ordered();
    await daysLater(31);
    expect(reminders()).toHaveLength(1);
    await promise('2027-01-02');
    await daysLater(14);
    expect(reminders()).toHaveLength(1);
    await daysLater(3);
    expect(reminders()).toHaveLength(2);
  });

  it('that was paid in time is not reminded of', async () => {
    const { total } = await ordered();
    await daysLater(31);
    await promise('2027-01-02');
    await helen.post('admin/customer/recordpayment', {
      ...{ accountId, amount: total, reference: 'Cheque 7', receivedOn: '2026-12-19' },
    });
    await daysLater(30);
    expect(reminders()).toHaveLength(1);
    expect(await standing()).toMatchObject({ overdue: 0, promises: [] });
  });

  it('is overridden by staff until a day, and counts again once that is taken back', async () => {
    await ordered();
    await daysLater(40);
    const grant = (until: string) =>
      helen.post('admin/credit/granttermsoverride', { accountId, until, reason: 'Cheque is in the mail' });
    expect(await helen.refused(grant('2026-12-27'))).toMatchObject({ code: 'override_day_past' });
    await grant('2026-12-28');
    expect(await standing()).toMatchObject({ isBlocked: false, override: { until: '2026-12-28', isOver: false } });
    await ordered();
    await helen.post('admin/credit/withdrawtermsoverride', { accountId });
    expect(await ben.refused(ordered())).toMatchObject({ code: 'overdue_blocks_terms' });
    await grant('2026-12-29');
    await daysLater(2);
    expect(await standing()).toMatchObject({ isBlocked: true, override: { isOver: true } });
  });

  it('is called about, and the next call has its day', async () => {
    await ordered();
    await daysLater(40);
    await helen.post('admin/credit/notecall', { accountId, text: 'Will call back', nextOn: '2027-01-04' });
    expect(await standing()).toMatchObject({
      nextCallOn: '2027-01-04',
      notes: [{ kind: 'call', text: 'Will call back', about: '', by: expect.stringContaining('Helen') }],
    });
  });

  it('of nobody is neither promised, overridden nor called about', async () => {
    const of = { accountId: 'nobody' };
    for (const [route, input] of [
      ['admin/credit/promisepayment', { ...of, payOn: '2026-12-01' }],
      ['admin/credit/granttermsoverride', { ...of, until: '2026-12-01', reason: 'No reason' }],
      ['admin/credit/notecall', { ...of, text: 'Nobody there' }],
    ] as const)
      await given(shop).when(route, input, 'manager').thenRefused('account_not_found');
  });

  it('is promised by who may see invoices, and overridden by who may give credit', async () => {
    expect(await ben.refused(promise('2026-11-20'))).toMatchObject({ code: 'nothing_overdue' });
    await given(shop)
      .when('admin/credit/granttermsoverride', { accountId, until: '2026-12-01', reason: 'Asked for it' }, 'csr')
      .thenRefused('forbidden');
  });
});
