// Spec 1 and 7: notify-me for what is out of stock.
import { staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';

export const wantList = (theShop: () => TestShop) =>
  describe('notify-me', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = theShop();
    });

    const ask = (Email: string, productId = 'LATER', Qty = 1) =>
      shop.visitor('fr').post('product/subscribetowantlist', { productId, Email, Qty });
    const refusal = async (...asked: Parameters<typeof ask>) => shop.visitor().refused(ask(...asked));
    /** By address. */
    const letters = async () => {
      const mails = (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as {
        to: string;
        subject: string;
        text: string;
      }[];
      return mails.filter(({ subject }) => subject.includes('retour')).sort((a, b) => (a.to < b.to ? -1 : 1));
    };
    /** The next look at the stock is now. */
    const look = async () => {
      await shop.application.pool.query(
        `update platform.effect set due_at = now() where job = 'notify-buyer-when-back-in-stock' and status = 'waiting'`,
      );
      await shop.quiet();
    };

    it('is for what is out of stock, and for an address that mail can reach', async () => {
      expect(await refusal('ada@example.com', '6205')).toMatchObject({ code: 'item_in_stock' });
      expect(await refusal('ada@example.com', 'NONE')).toMatchObject({ status: 404 });
      expect(await refusal('ada')).toMatchObject({ status: 400, fields: [{ path: 'Email', code: 'email_invalid' }] });
    });

    it('writes once to as many as there are units, the first first, in their language', async () => {
      for (const email of ['ada@example.com', 'ben@example.com', 'ada@example.com', 'cleo@example.com'])
        await ask(email);
      const dana = await staffMember(shop, 'dana');
      await shop.projectionsCaughtUp();
      const { rows } = await dana.get('admin/wantlist/list', {});
      expect(rows).toMatchObject([{ itemNumber: 'LATER', people: 3, units: 3, available: 0 }]);
      expect(JSON.stringify(rows)).not.toContain('example.com');

      await shop.send('stock/count', { itemNumber: 'LATER', counts: { mtl: 2 } });
      await look();
      expect((await letters()).map(({ to }) => to)).toEqual(['ada@example.com', 'ben@example.com']);
      expect((await letters())[0]!.text).toContain('/product/LATER/');
      await look();
      expect(await letters()).toHaveLength(2);
      expect((await dana.get('admin/wantlist/list', {})).rows).toMatchObject([{ people: 1, available: 2 }]);
    });
  });
