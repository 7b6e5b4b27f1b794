// Issue "Open for business": the first hour, as a list of steps.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const settingUp = (theShop: () => TestShop) =>
  describe('setting a shop up', () => {
    let shop: TestShop;
    let helen: Visitor;

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      helen = shop.visitor();
      await helen.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
    });

    const statusOf = async (step: string) =>
      (await helen.get('admin/setup/list', {})).steps.find((one) => one.step === step)?.status;

    it('finds done what the shop has', async () => {
      for (const step of ['company', 'currency', 'tax', 'shipping', 'catalogue', 'staff'])
        expect([step, await statusOf(step)]).toEqual([step, 'done']);
      expect(await statusOf('mail')).toBe('open');
    });

    it('has a step done once its thing is there', async () => {
      await helen.post('admin/setting/change', { name: 'MailSender', from: '', to: 'orders@roy.example' });
      expect(await statusOf('mail')).toBe('done');
    });

    it('is put off and taken up again, step by step', async () => {
      const later = (step: 'page' | 'warehouse', isLater: boolean) =>
        helen.post('admin/setup/postpone', { step, later: isLater });
      const before = await statusOf('page');
      expect(before).toBe('open');
      await later('page', true);
      expect(await statusOf('page')).toBe('later');
      await later('page', false);
      expect(await statusOf('page')).toBe('open');
    });

    it('is not open before what it needs is there, by whichever way it is opened', async () => {
      const open = (from: string, to: string) => helen.post('admin/setting/change', { name: 'ShopOpen', from, to });
      await open('1', '0');
      await helen.post('admin/setting/change', { name: 'CompanyEmail', from: 'orders@millwright.example', to: '' });
      expect(await helen.refused(open('0', '1'))).toMatchObject({
        code: 'shop_not_ready',
        params: { steps: 'Company' },
      });
      await helen.post('admin/setting/change', { name: 'CompanyEmail', from: '', to: 'orders@millwright.example' });
      await open('0', '1');
    });

    it('tries the address and the mail server, and calls done only what others can use', async () => {
      expect(await helen.post('admin/setup/tryaddress', {})).toMatchObject({ problem: 'local' });
      expect(await helen.post('admin/setup/tryletter', {})).toMatchObject({ problem: 'mailbox' });
      expect(await helen.post('admin/setup/trypayment', {})).toEqual({ problem: 'moves-no-money', tried: 'Sandbox' });
      expect([await statusOf('address'), await statusOf('letters')]).toEqual(['open', 'open']);
    });

    it('begins pages as drafts that nobody sees yet, once', async () => {
      const { drafted } = await helen.post('admin/setup/draftpages', {});
      expect(drafted).toEqual(expect.arrayContaining(['terms-of-sale', 'privacy', 'returns']));
      expect(await helen.post('admin/setup/draftpages', {})).toEqual({ drafted: [] });
      expect(await helen.refused(shop.visitor().post('store/getvirtualPage', { name: 'terms-of-sale' }))).toMatchObject(
        {
          status: 404,
        },
      );
    });

    it('may be seen by all staff, and put off by who may change settings', async () => {
      const dana = shop.visitor();
      await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
      expect((await dana.get('admin/setup/list', {})).isOpen).toBe(true);
      expect(await dana.refused(dana.post('admin/setup/postpone', { step: 'page', later: true }))).toMatchObject({
        status: 403,
      });
    });
  });
