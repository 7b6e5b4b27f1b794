// Spec 2, 5, 7 and 8: a product is sent to a friend by e-mail.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readMailbox } from '#platform/adapters/mail/mailer.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const sentToFriends = (theShop: () => TestShop) =>
  describe('send to a friend', () => {
    let shop: TestShop;
    let guest: Visitor;
    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      guest = shop.visitor();
    });

    const answered = async () => {
      const { captchatext, question } = await guest.get('Store/getcaptcha', {});
      const [first, second] = (question.match(/\d+/g) ?? []).map(Number);
      return { captcha: String(first! + second!), captchatext };
    };
    const named = {
      ProductId: '6205',
      Name: 'Ada Roy',
      Email: 'ada@example.com',
      FriendName: 'Bo',
      FriendEmail: 'bo@example.com',
    };
    const send = async (said: Partial<typeof named> = {}) =>
      guest.post('store/sendtofriend', { ...named, ...said, ...(await answered()) });
    const letters = async (to: string) => (await readMailbox(shop.application.pool)).filter((mail) => mail.to === to);

    describe('send to friend', () => {
      it('is one letter with who sends it, the product and where it is', async () => {
        await send();
        const [letter] = await until(async () => {
          const found = await letters('bo@example.com');
          return found.length ? found : undefined;
        });
        expect(letter!.subject).toContain('Ada Roy');
        for (const part of ['Bo', 'ada@example.com', '6205', '/product/6205/'])
          expect(letter!.text + letter!.html).toContain(part);
      });
      it('needs names and valid addresses, and a product that is there', async () => {
        expect(await guest.refused(send({ FriendEmail: 'nobody' }))).toMatchObject({
          fields: [{ path: 'FriendEmail', code: 'email_invalid' }],
        });
        expect(await guest.refused(send({ Name: '' }))).toMatchObject({ fields: [{ path: 'Name', code: 'required' }] });
        expect(await guest.refused(send({ FriendName: 'see www.spam.example' }))).toMatchObject({
          fields: [{ path: 'FriendName', code: 'name_invalid' }],
        });
        expect(await guest.refused(send({ ProductId: 'nothing' }))).toMatchObject({ status: 404 });
      });
      it('needs a captcha that was not used', async () => {
        expect(await guest.refused(guest.post('store/sendtofriend', named))).toMatchObject({
          code: 'Captcha_Required',
        });
      });
      it('writes to one address three times a week at most, whoever asks for it', async () => {
        await send();
        await send({ Name: 'Cy', Email: 'cy@example.com' });
        expect(await guest.refused(send())).toMatchObject({
          code: 'send_to_friend_not_possible',
          message: 'Could not process Send to friend. Please check email preferences and try again.',
        });
      });
      it('keeps no name and no address in the clear', async () => {
        const { rows } = await shop.application.pool.query(
          `select convert_from(data, 'UTF8') as text from event_store.events`,
        );
        const all = (rows as { text: string }[]).map(({ text }) => text).join('\n');
        expect(all).toContain('"personId":"recommendation:');
        for (const secret of ['bo@example', 'Ada Roy']) expect(all).not.toContain(secret);
      });
      it('shows nothing of a secured catalogue', async () => {
        const manager = shop.visitor();
        await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
        await manager.post('admin/setting/change', { name: 'SecuredCatalog', from: '0', to: '1' });
        await shop.projectionsCaughtUp();
        expect(await guest.refused(guest.post('store/sendtofriend', named))).toMatchObject({ status: 401 });
        await manager.post('admin/setting/change', { name: 'SecuredCatalog', from: '1', to: '0' });
        await shop.projectionsCaughtUp();
      });
    });
  });
