// What tests/memory/gift-certificates.test.ts says of them, over HTTP and a database: the desk's list, and the counted tries.
import { mailTo, staffMember } from '../../harness/order-desk.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';

export function giftCertificates(theShop: () => TestShop): void {
  describe('gift certificates', () => {
    it('are listed by status and owner, with what is left of each', async () => {
      const shop = theShop();
      await shop.send('setting/save', { name: 'GiftCertificatesAllowed', value: '1' });
      const helen = await staffMember(shop, 'helen');
      const issue = async (name: string, amount: number) =>
        (
          await helen.post('admin/giftcertificate/issue', {
            ...{ amount, name, email: `${name.toLowerCase()}@gift.example`, reason: 'A complaint' },
            ...({ language: 'fr', validUntil: '2099-12-31', send: name === 'Zoe' } as const),
          })
        ).certificateId;
      const zoe = await issue('Zoe', 100_00);
      const yves = await issue('Yves', 20_00);
      await helen.post('admin/giftcertificate/freeze', { certificateId: yves, reason: 'A slip' });
      const listed = async (query: object) => {
        await shop.projectionsCaughtUp();
        const { rows } = await helen.get('admin/giftcertificate/list', { search: 'gift.example', ...query });
        return rows.map(({ certificateId, status, balance }) => [certificateId, status, balance]);
      };
      expect(await listed({ sort: 'amount', direction: 'ASC' })).toEqual([
        [yves, 'frozen', 20_00],
        [zoe, 'open', 100_00],
      ]);
      expect(await listed({ status: 'frozen' })).toEqual([[yves, 'frozen', 20_00]]);
      expect(await listed({ status: 'open' })).toEqual([[zoe, 'open', 100_00]]);
      expect(await listed({ status: 'expired' })).toEqual([]);
      expect(await listed({ search: zoe.slice(0, 8).toUpperCase() })).toEqual([[zoe, 'open', 100_00]]);

      const { text } = await mailTo(shop, 'zoe@gift.example', 'chèque-cadeau');
      const [code = ''] = /\b\w{4}(-\w{4}){3}\b/.exec(text) ?? [];
      const guest = shop.visitor();
      const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
      const payment = { method: 'gift-certificate', code } as const;
      expect(await guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment })).toMatchObject({
        status: 'placed',
      });
      expect(await listed({ status: 'open' })).toEqual([[zoe, 'open', 100_00 - total]]);
    });

    it('are not found by trying', async () => {
      const shop = theShop();
      const guest = shop.visitor();
      await readyToPay(guest, [['6205', 1]]);
      const wrong = () => guest.refused(guest.post('checkout/checkgiftcertificate', { code: 'ABCD-EFGH-JKMN-PQRS' }));
      for (let times = 0; times < 10; times++) expect(await wrong()).toMatchObject({ code: 'gift_code_unknown' });
      expect(await wrong()).toMatchObject({ status: 429, code: 'too_many_requests' });
    });
  });
}
