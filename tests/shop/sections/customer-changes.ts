// Issue 10: two who work on one customer at once, and what becomes of what was begun.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';

import { readMailbox } from '#platform/adapters/mail/mailer.ts';
import { deleteForgottenFiles } from '#platform/shop/waiting-files.ts';
import type { TestShop } from '../../harness/shop.ts';
import { montreal } from '../../harness/readied-cart.ts';
import { until } from '../../harness/until.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const customerChanges = (theShop: () => TestShop) =>
  describe('changes of customers', () => {
    let shop: TestShop;
    let dana: Visitor;
    let helen: Visitor;
    beforeAll(async () => {
      shop = theShop();
      [dana, helen] = [shop.visitor(), shop.visitor()];
      await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
      await helen.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
    });

    const accountId = 'ACC-1001';
    const detail = async (id = accountId) => {
      await shop.projectionsCaughtUp();
      return helen.get('admin/customer/detail', { accountId: id });
    };
    const company = async (name: string, userName: string) => {
      const visitor = shop.visitor();
      await visitor.post('account/register', {
        accountType: 'dealer',
        companyName: name,
        firstName: 'Ina',
        lastName: 'Roy',
        email: `${userName}@${userName}.example`,
        userName,
        password: DEMO_PASSWORD,
        confirmPassword: DEMO_PASSWORD,
      });
      await shop.projectionsCaughtUp();
      const { rows } = await helen.get('admin/customer/list', { search: name });
      const id = rows[0]!.accountId;
      await dana.post('admin/customer/approve', { accountId: id });
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return { visitor, accountId: id };
    };

    describe('two who change one customer at once', () => {
      it('see the difference in a contact, and nobody is in the way of who changes another field', async () => {
        const {
          factors: _,
          loginProvider: _____,
          active: __,
          contactId,
          accountId: ___,
          userName: ____,
          ...shown
        } = (await detail()).contacts[0]!;
        const seen = { ...shown, language: 'en' as const };
        await dana.post('admin/customer/changecontact', { contactId, ...seen, phone: '514 555 0101', seen });
        await helen.post('admin/customer/changecontact', { contactId, ...seen, firstName: 'Adèle', seen });
        expect((await detail()).contacts.find((one) => one.contactId === contactId)).toMatchObject({
          firstName: 'Adèle',
          phone: '514 555 0101',
        });
        const late = { contactId, ...seen, phone: '514 555 0202' };
        expect(await helen.refused(helen.post('admin/customer/changecontact', { ...late, seen }))).toMatchObject({
          status: 409,
          code: 'changed_meanwhile',
          params: { present: { phone: '514 555 0101' } },
        });
        // Who has seen it by now may.
        await helen.post('admin/customer/changecontact', { ...late, seen: { ...seen, phone: '514 555 0101' } });
      });

      it('see it in an address', async () => {
        const { addressId } = await dana.post('admin/customer/saveaddress', { accountId, address: montreal });
        const { address: seen } = (await detail()).addresses.find((one) => one.addressId === addressId)!;
        const change = (by: Visitor, more: object) =>
          by.post('admin/customer/saveaddress', { accountId, addressId, address: { ...seen, ...more }, seen });
        await change(dana, { addressLine1: '1 Quay Street' });
        await change(helen, { city: 'Laval' });
        expect(await helen.refused(change(helen, { addressLine1: '2 Quay Street' }))).toMatchObject({
          code: 'changed_meanwhile',
          params: { present: { addressLine1: '1 Quay Street' } },
        });
        expect((await detail()).addresses.find((one) => one.addressId === addressId)!.address).toMatchObject({
          addressLine1: '1 Quay Street',
          city: 'Laval',
        });
      });

      it('see it in the credit limit and the price list', async () => {
        const { creditLimit, priceList, currency } = await detail();
        await helen.post('admin/customer/setcreditlimit', { accountId, limit: creditLimit + 1_00, seen: creditLimit });
        expect(
          await helen.refused(
            helen.post('admin/customer/setcreditlimit', { accountId, limit: creditLimit + 2_00, seen: creditLimit }),
          ),
        ).toMatchObject({ code: 'changed_meanwhile', params: { present: { limit: creditLimit + 1_00 } } });
        for (const one of ['first', 'second'])
          await helen.post('admin/pricelist/add', {
            priceList: one,
            name: { en: one, fr: one },
            currency,
            audience: 'accounts',
            accounts: [accountId],
          });
        await shop.projectionsCaughtUp();
        const assign = (wanted: string) =>
          helen.post('admin/customer/assignpricelist', { accountId, priceList: wanted, seen: priceList });
        await assign('first');
        expect(await helen.refused(assign('second'))).toMatchObject({
          code: 'changed_meanwhile',
          params: { present: { priceList: 'first' } },
        });
      });
    });

    describe('an account', () => {
      it('whose orders are suspended is told so by e-mail, without the reason, and when it is open again', async () => {
        const { accountId: ina } = await company('Ateliers Ina', 'ina');
        await dana.post('admin/customer/suspend', { accountId: ina, reason: 'Cheque bounced' });
        const mail = (subject: string) =>
          until(async () =>
            (await readMailbox(shop.application.pool)).find(
              (one) => one.to.includes('ina@ina') && one.subject === subject,
            ),
          );
        expect((await mail('Your account is suspended'))!.text).not.toContain('Cheque bounced');
        await dana.post('admin/customer/reopen', { accountId: ina });
        expect((await mail('You can order again'))!.text).toContain('/account/login');
      });

      it('and another that are merged into each other at one moment are merged once', async () => {
        const [{ accountId: one }, { accountId: other }] = [
          await company('Forges Une', 'forges.une'),
          await company('Forges Deux', 'forges.deux'),
        ];
        const outcomes = await Promise.allSettled([
          helen.post('admin/customer/merge', { accountId: one, into: other }),
          helen.post('admin/customer/merge', { accountId: other, into: one }),
        ]);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        await shop.projectionsCaughtUp();
        const statuses = await Promise.all([one, other].map(async (id) => (await detail(id)).status));
        expect([...statuses].sort()).toEqual(['active', 'merged']);
      });

      it('that is merged takes what waits for an answer along', async () => {
        const [{ accountId: stays }, { accountId: goes, visitor }] = [
          await company('Usine Reste', 'usine.reste'),
          await company('Usine Part', 'usine.part'),
        ];
        await visitor.post('customer/postmessage', { about: 'account', text: 'Do you open on Saturday?' });
        await helen.post('admin/customer/merge', { accountId: goes, into: stays });
        await shop.projectionsCaughtUp();
        const waiting = async () =>
          (await dana.get('admin/work/list', {})).rows.filter(({ kind }) => kind === 'account-message');
        expect(await waiting()).toMatchObject([{ note: 'Do you open on Saturday?', number: stays }]);
        const { lastFromBuyer, messages } = await dana.get('admin/conversation/show', { about: 'account', id: stays });
        expect(messages).toHaveLength(1);
        await dana.post('admin/conversation/close', { about: 'account', id: stays, lastSeen: lastFromBuyer });
        await shop.projectionsCaughtUp();
        expect(await waiting()).toEqual([]);
      });
    });

    describe('reward points', () => {
      it('of an account that is merged go over, and what it bought counts for the level of the one it lives on in', async () => {
        const [{ accountId: stays }, { accountId: goes }] = [
          await company('Levier Reste', 'levier.reste'),
          await company('Levier Part', 'levier.part'),
        ];
        for (const [name, value] of [
          ['RewardPointsEarned', '1'],
          ['RewardSilverFrom', '9000'],
          ['RewardSilverPercent', '50'],
        ] as const)
          await shop.send('setting/save', { name, value });
        await shop.projectionsCaughtUp();
        for (const accountId of [stays, goes])
          await shop.commands.reward.earn({ accountId, orderId: accountId, shipmentId: '1', goods: 5_000 });
        await helen.post('admin/customer/merge', { accountId: goes, into: stays });
        await shop.projectionsCaughtUp();
        expect(await dana.get('admin/reward/balance', { accountId: stays })).toMatchObject({
          Points: 100,
          Level: { Name: 'silver', Percent: 50, Goods: 10_000 },
        });
        for (const name of ['RewardPointsEarned', 'RewardSilverFrom'] as const)
          await shop.send('setting/save', { name, value: '0' });
      });
    });

    describe('a file that is sent before somebody registers', () => {
      const { pool, services } = { pool: () => shop.application.pool, services: () => shop.application.services };
      const send = async () => {
        const sent = {
          FileName: 'a.txt',
          FileType: 'text/plain',
          FileData: Buffer.from('since 1987').toString('base64'),
        };
        await shop.visitor().upload('account/registrationfile', sent);
        const { rows } = await pool().query<{ sha256: string }>('select sha256 from platform.waiting_file');
        return rows.at(-1)!.sha256;
      };
      const daysGoBy = () => pool().query(`update platform.waiting_file set sent_at = sent_at - interval '49 hours'`);

      it('is deleted after two days where nothing came of it, and never where somebody did', async () => {
        const kept = await send();
        await services().waitingFiles.taken([kept]);
        const forgotten = await send();
        expect(await deleteForgottenFiles(pool(), services().blobs, services().clock)).toBe(0);
        await daysGoBy();
        expect(await deleteForgottenFiles(pool(), services().blobs, services().clock)).toBe(1);
        expect((await services().blobs.get(kept)).length).toBeGreaterThan(0);
        await expect(services().blobs.get(forgotten)).rejects.toThrow();
      });
    });
  });
