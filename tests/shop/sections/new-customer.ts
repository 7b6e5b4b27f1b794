// A company that ordered by telephone so far gets its account from a CSR, and its first person is invited.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Request } from '#contracts/api.ts';
import { mailTo } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

type Opened = Request<'admin/customer/open'>;

const person = { firstName: 'Ines', lastName: 'Roy', email: 'ines@atelier.example', phone: '514 555-0101' };
const company = (more: Partial<Opened> = {}): Opened => ({
  name: 'Atelier Roy',
  contact: { ...person, language: 'fr' },
  ...more,
});

export const newCustomers = (theShop: () => TestShop) =>
  describe('a new customer', () => {
    let shop: TestShop;
    let manager: Visitor;
    const signedIn = async (userName: string) => {
      const visitor = shop.visitor();
      await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    const detail = async (accountId: string) => {
      await shop.projectionsCaughtUp();
      return manager.get('admin/customer/detail', { accountId });
    };
    const refusal = (opened: Opened, by = manager) => by.refused(by.post('admin/customer/open', opened));

    beforeAll(async () => {
      shop = theShop();
      manager = await signedIn('helen');
    });

    it('has what was agreed, an address, and a person who decides for the company', async () => {
      const { accountId } = await manager.post(
        'admin/customer/open',
        company({
          accountId: 'C-4711',
          taxNumber: 'FR 32 123',
          creditLimit: 500_000,
          paymentTermDays: 45,
          address: { ...ADDRESS },
        }),
      );
      expect(accountId).toBe('C-4711');
      expect(await detail('C-4711')).toMatchObject({
        ...{ name: 'Atelier Roy', status: 'active', kind: 'dealer', creditLimit: 500_000, paymentTermDays: 45 },
        taxNumber: 'FR 32 123',
        contacts: [{ ...person, role: 'admin-contact', userName: person.email, orderAccess: 'View All' }],
        addresses: [{ primary: true, address: { city: 'Laval' } }],
      });
    });
    it('is invited by a letter to choose a password', async () =>
      expect((await mailTo(shop, person.email, '')).text).toContain('/account/'));
    it('is not opened twice, nor under the number or the user name of another', async () => {
      const other = { ...person, email: 'other@atelier.example', language: 'fr' as const };
      expect(await refusal(company({ accountId: 'C-4711', contact: other }))).toMatchObject({ code: 'account_exists' });
      expect(await refusal(company({ name: 'Another' }))).toMatchObject({ code: 'user_name_taken' });
      expect((await manager.get('admin/customer/list', { search: 'Another' })).total).toBe(0);
    });
    it('gets terms from those only who may give credit', async () => {
      const csr = await signedIn('dana');
      const contact = { ...person, email: 'csr@atelier.example', language: 'en' as const };
      expect(await refusal(company({ name: 'By a CSR', contact, creditLimit: 100 }), csr)).toMatchObject({
        status: 403,
      });
      const { accountId } = await csr.post('admin/customer/open', company({ name: 'By a CSR', contact }));
      expect(await detail(accountId)).toMatchObject({ name: 'By a CSR', creditLimit: 0 });
    });
  });

const ADDRESS = {
  ...{ firstName: 'Ines', lastName: 'Roy', company: 'Atelier Roy', addressName: '', addressLine1: '4 rue Neuve' },
  ...{ addressLine2: '', addressLine3: '', city: 'Laval', state: 'QC', county: '', zip: 'H7N 1A1', country: 'CA' },
  ...{ phone1: '514 555-0101', phone2: '', phone3: '', fax: '', extension: '' },
} as const;
