// Orders at the desk, edited, refunded and charged again, on one shop.
import { expectBuiltWithoutPersons, expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { bankTransactions } from './sections/bank-transactions.ts';
import { failedPayments } from './sections/failed-payment.ts';
import { invoices } from './sections/invoices.ts';
import { messagesBetween } from './sections/messages.ts';
import { orderDesk } from './sections/order-desk.ts';
import { orderEdits } from './sections/order-edits.ts';
import { overdueAccounts } from './sections/overdue.ts';
import { reconciliations } from './sections/reconciliation.ts';
import { refundsOfOrders } from './sections/refunds.ts';
import { returnsOfOrders } from './sections/returns.ts';
import { statements } from './sections/statements.ts';

describe('orders after they were placed', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  orderDesk(theShop);
  messagesBetween(theShop);
  orderEdits(theShop);
  refundsOfOrders(theShop);
  returnsOfOrders(theShop);
  failedPayments(theShop);
  invoices(theShop);
  overdueAccounts(theShop);
  statements(theShop);
  bankTransactions(theShop);
  reconciliations(theShop);

  it('leave read models that are the same after a rebuild', () => expectSameAfterRebuild(shop));
  it('leave read models that can be built once everybody is erased', () => expectBuiltWithoutPersons(shop));
});
