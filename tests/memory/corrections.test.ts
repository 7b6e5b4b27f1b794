// What staff correct by hand in the ledger of an account (issue 34): payments, adjustments, write-offs.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { given } from '../harness/command-specification.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('a ledger', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let helen: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    helen = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  const { accountId } = needed(
    accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
    'account of ben',
  );

  async function ordered(quantity = 10) {
    const { orderId, total } = await readyToPay(ben, [['6205', quantity]]);
    const payment = { method: 'terms', poNumber: 'PO 12' } as const;
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    return { total, invoiceId: `${orderId}.1`, openItemId: `${orderId}.1.1` };
  }
  const invoice = (InvoiceId: string) => ben.get('customer/getinvoicedetails', { InvoiceId });
  const balance = () => ben.get('customer/getagedbalance', {});
  const receive = async (amount: number) => {
    await helen.post('admin/customer/recordpayment', {
      ...{ accountId, amount, reference: 'Cheque 7', receivedOn: '2026-11-18' },
    });
    const events = await shop.application.store.readStream(`credit-${accountId}`);
    return (needed(events.at(-1), 'receipt').data as { readonly receiptId: string }).receiptId;
  };
  const reason = 'Meant for the other order';

  it('moves a payment from one item to another, and reverses what it settles then', async () => {
    const [one, two] = [await ordered(), await ordered(20)];
    const receiptId = await receive(one.total);
    expect(await helen.get('admin/credit/receipt', { accountId, receiptId })).toMatchObject({
      ...{ reference: 'Cheque 7', amount: one.total, waiting: 0 },
      items: [{ openItemId: one.openItemId, amount: one.total }],
    });
    await helen.post('admin/credit/unapplypayment', { accountId, receiptId, openItemId: one.openItemId, reason });
    expect(await invoice(one.invoiceId)).toMatchObject({ AmountPending: one.total, AmountPaid: 0 });
    expect(await balance()).toMatchObject({ Owed: two.total, Unapplied: one.total });
    await helen.post('admin/credit/applypayment', {
      ...{ accountId, receiptId, openItemId: two.openItemId, amount: one.total, reason },
    });
    expect(await invoice(two.invoiceId)).toMatchObject({ AmountPaid: one.total });
    await helen.post('admin/credit/reversepayment', { accountId, receiptId, reason: 'Bounced' });
    expect(await invoice(two.invoiceId)).toMatchObject({ AmountPaid: 0, AmountPending: two.total });
    expect(await balance()).toMatchObject({ Owed: one.total + two.total, Unapplied: 0 });
  });

  it('owes more or less by an adjustment, and no more of what was written off', async () => {
    const { total, invoiceId, openItemId } = await ordered();
    await helen.post('admin/credit/adjustbalance', { accountId, amount: 700, dueOn: '2026-12-01', reason: 'Pallets' });
    await helen.post('admin/credit/adjustitem', { accountId, openItemId, amount: 300, reason: 'Wrong price' });
    await helen.post('admin/credit/writeoffitem', { accountId, openItemId, amount: 5, reason: 'Not worth a call' });
    expect(await invoice(invoiceId)).toMatchObject({
      ...{ AmountPaid: 0, AmountAdjusted: 305, AmountPending: total - 305 },
    });
    expect(await balance()).toMatchObject({
      Owed: total + 395,
      OpenItems: [
        { Kind: 'adjustment', Open: 700, DueDate: '2026-12-01', InvoiceId: expect.any(String) },
        { Kind: 'invoice', Open: total - 305 },
      ],
    });
  });

  it('is corrected by who has the right, up to their limit', async () => {
    const { openItemId } = await ordered(100);
    const asked = { accountId, openItemId, amount: 1_000_01, reason };
    await given(shop)
      .when('admin/credit/writeoffitem', { ...asked, amount: 1 }, 'csr')
      .thenRefused('forbidden');
    await given(shop).when('admin/credit/writeoffitem', asked, 'manager').thenRefused('write_off_limit');
    await given(shop)
      .when('admin/credit/writeoffitem', { ...asked, openItemId: 'nothing' }, 'administrator')
      .thenRefused('invoice_not_owed');
    await given(shop)
      .when('admin/credit/writeoffitem', { ...asked, amount: 1_000 }, 'manager')
      .then({ message: 'success' }, [[`credit-${accountId}`, 'OpenItemWrittenOff', { amount: 1_000, reason }]]);
  });

  it('of nobody is not adjusted', () =>
    given(shop)
      .when('admin/credit/adjustbalance', { accountId: 'nobody', amount: 1, dueOn: '2026-12-01', reason }, 'manager')
      .thenRefused('account_not_found'));
});
