// Sums of the shop, its staff, its customers and who looked at them, on one shop; sums come first, while nothing is sold.
import { expectBuiltWithoutPersons, expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { accessLog } from './sections/access-log.ts';
import { companyContacts } from './sections/company-contacts.ts';
import { customersAtDesk } from './sections/customers.ts';
import { dashboardOfTheShop } from './sections/dashboard.ts';
import { newCustomers } from './sections/new-customer.ts';
import { staffAccounts } from './sections/staff.ts';

describe('the back office', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  dashboardOfTheShop(theShop);
  accessLog(theShop);
  staffAccounts(theShop);
  customersAtDesk(theShop);
  companyContacts(theShop);
  newCustomers(theShop);

  it('leave read models that are the same after a rebuild', () => expectSameAfterRebuild(shop));
  it('leave read models that can be built once everybody is erased', () => expectBuiltWithoutPersons(shop));
});
