// Spec 6: admin contacts keep the contacts of their company.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { mailTo, staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const person = {
  FirstName: 'Nina',
  LastName: 'Okoye',
  Phone: '',
  IsAdmin: false,
  OrderAccess: 'View Self',
  InvoiceAccess: 'Deny',
  LanguageISOCode: 'en',
} as const;

export const companyContacts = (theShop: () => TestShop) =>
  describe('the contacts of a company', () => {
    let shop: TestShop;
    let adele: Visitor;

    beforeAll(async () => {
      shop = theShop();
      adele = await signedIn('adele');
    });

    const signedIn = async (userName: string): Promise<Visitor> => {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    const add = async (name: string, further: object = {}) =>
      (
        await adele.post('customer/addcontact', {
          ...person,
          Email: `${name}@laurentide.example`,
          UserName: name,
          ...further,
        })
      ).ContactId;
    const listed = async (ContactId: string) =>
      (await adele.post('customer/getcontactlist', { ContactId })).Contacts[0];
    const own = async () =>
      (await adele.post('customer/getcontactlist', {})).Contacts.find(({ IsSelf }) => IsSelf)!.ContactId;

    it('are listed to an admin contact, who is told which of them they are, and to nobody else', async () => {
      const { Contacts, total } = await adele.post('customer/getcontactlist', {});
      expect(Contacts).toHaveLength(total);
      expect(Contacts.filter(({ IsSelf }) => IsSelf).map(({ UserName }) => UserName)).toEqual(['adele']);
      const ben = await signedIn('ben');
      expect(await ben.refused(ben.post('customer/getcontactlist', {}))).toMatchObject({ status: 403 });
    });

    it('get a letter with the way to a password of their own, if it is asked for', async () => {
      await add('nina.told');
      expect((await mailTo(shop, 'nina.told@laurentide.example', '')).text).toMatch(/resetpassword\?token=/);
      const ContactId = await add('nina.silent', { SendEmail: false });
      await adele.post('account/sendapprovalemail', { ContactId });
      expect((await mailTo(shop, 'nina.silent@laurentide.example', '')).text).toContain('nina.silent');
    });

    it('keep user names that nobody else has', async () => {
      await add('nina.twice');
      expect(await adele.refused(add('nina.twice'))).toMatchObject({ code: 'user_name_taken' });
    });

    it('are changed by what was edited, and who comes second is told what is there by now', async () => {
      const ContactId = await add('nina.edited');
      const seen = { OrderAccess: 'View Self' } as const;
      await adele.post('customer/changecontact', { ContactId, seen, changed: { OrderAccess: 'View All' } });
      expect(await listed(ContactId)).toMatchObject({ OrderAccess: 'View All', FirstName: 'Nina' });
      const older = adele.post('customer/changecontact', {
        ContactId,
        seen: { FirstName: 'Nora' },
        changed: { FirstName: 'Nadia' },
      });
      expect(await adele.refused(older)).toMatchObject({ code: 'changed_meanwhile' });
    });

    it('sign in no more while they are inactive, and never once they are removed', async () => {
      const ContactId = await add('nina.leaves');
      await adele.post('customer/deactivatecontact', { ContactId });
      expect(await listed(ContactId)).toMatchObject({ Status: 'Inactive' });
      expect(await adele.refused(adele.post('account/sendapprovalemail', { ContactId }))).toMatchObject({
        code: 'contact_deactivated',
      });
      await adele.post('customer/activatecontact', { ContactId });
      expect(await listed(ContactId)).toMatchObject({ Status: 'Active' });
      await adele.post('customer/deletecontact', { ContactId });
      expect(await listed(ContactId)).toBeUndefined();
      for (const route of ['customer/activatecontact', 'customer/deletecontact', 'account/sendapprovalemail'] as const)
        expect(await adele.refused(adele.post(route, { ContactId }))).toMatchObject({ code: 'contact_not_found' });
      const dana = await staffMember(shop, 'dana');
      const { contacts } = await dana.get('admin/customer/detail', { accountId: 'ACC-1001' });
      expect(contacts.map(({ contactId }) => contactId)).not.toContain(ContactId);
    });

    it('never take away their own rights or their own sign-in', async () => {
      const ContactId = await own();
      for (const route of ['customer/deactivatecontact', 'customer/deletecontact'] as const)
        expect(await adele.refused(adele.post(route, { ContactId }))).toMatchObject({ code: 'contact_is_oneself' });
      const lessRights = adele.post('customer/changecontact', {
        ContactId,
        seen: { IsAdmin: true },
        changed: { IsAdmin: false },
      });
      expect(await adele.refused(lessRights)).toMatchObject({ code: 'contact_is_oneself' });
    });

    it('are given no right that the giver lacks', async () => {
      const dana = await staffMember(shop, 'dana');
      const { contacts } = await dana.get('admin/customer/detail', { accountId: 'ACC-1001' });
      const { contactId, role, firstName, lastName, email, phone } = contacts.find(
        ({ userName }) => userName === 'adele',
      )!;
      const details = { contactId, role, firstName, lastName, email, phone, language: 'en' } as const;
      await dana.post('admin/customer/changecontact', { ...details, orderAccess: 'View Self', invoiceAccess: 'Deny' });
      await shop.projectionsCaughtUp();
      for (const right of [{ OrderAccess: 'View All' }, { InvoiceAccess: 'Allow' }])
        expect(await adele.refused(add(`nina.${Object.keys(right)[0]!.toLowerCase()}`, right))).toMatchObject({
          code: 'contact_right_not_own',
        });
      await dana.post('admin/customer/changecontact', { ...details, orderAccess: 'View All', invoiceAccess: 'Allow' });
      await shop.projectionsCaughtUp();
    });

    it('of another company are nobody’s to see', async () => {
      const dana = await staffMember(shop, 'dana');
      const { rows } = await dana.get('admin/contact/list', { search: '', page: 1, pageSize: 100 });
      const stranger = rows.find(({ accountId }) => accountId !== 'ACC-1001')!;
      expect(await listed(stranger.contactId)).toBeUndefined();
      expect(
        await adele.refused(adele.post('customer/deletecontact', { ContactId: stranger.contactId })),
      ).toMatchObject({
        status: 404,
        code: 'contact_not_found',
      });
    });
  });
