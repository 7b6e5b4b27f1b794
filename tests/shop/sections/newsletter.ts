// Spec 2 to 5 and 7: the newsletter, and the captcha that guards its form.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readMailbox } from '#platform/adapters/mail/mailer.ts';
import { captchaPicture } from '#platform/adapters/security/captcha-picture.ts';
import { createCaptchas } from '#platform/adapters/security/captchas.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const newsletterSentences = (theShop: () => TestShop) =>
  describe('newsletter', () => {
    let shop: TestShop;
    let guest: Visitor;
    let manager: Visitor;
    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      [guest, manager] = [shop.visitor(), shop.visitor()];
      await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
    });

    /** By the question, as a reader who does not see the picture. */
    const answered = async (by = guest) => {
      const { captchatext, question } = await by.get('Store/getcaptcha', {});
      const [first, second] = (question.match(/\d+/g) ?? []).map(Number);
      return { captcha: String(first! + second!), captchatext };
    };
    const subscribe = async (EmailAddress: string, captcha?: { captcha: string; captchatext: string }) =>
      guest.post('ecomforms/subscribe', { EmailAddress, ...(captcha ?? (await answered())) });
    const letterTo = (address: string, subject: string) =>
      until(async () =>
        (await readMailbox(shop.application.pool)).find(
          (mail) => mail.to === address && mail.subject.includes(subject),
        ),
      );
    const linkIn = (html: string, path: string): URLSearchParams => {
      const [, query = ''] = new RegExp(`${path}\\?([^"]+)"`).exec(html) ?? [];
      return new URLSearchParams(query.replaceAll('&amp;', '&'));
    };
    const signed = (link: URLSearchParams) => ({ subscriber: link.get('subscriber')!, key: link.get('key')! });
    const rows = async (search: string) => {
      await shop.projectionsCaughtUp();
      return (await manager.get('admin/newsletter/list', { search })).rows;
    };

    describe('a captcha', () => {
      const wrong = { CssClass: 'error', Message: 'Please enter valid captcha.' };

      it('is a picture, and says nothing of its answer', async () => {
        const { base64Data, ...rest } = await guest.get('Store/getcaptcha', {});
        expect(Buffer.from(base64Data, 'base64').subarray(1, 4).toString()).toBe('PNG');
        expect(Object.keys(rest).sort()).toEqual(['captchatext', 'question']);
        const { rows: kept } = await shop.application.pool.query('select * from platform.captcha_challenge');
        expect(
          kept.every(({ answers }: { answers: string[] }) => answers.every((one) => /^[0-9a-f]{40}$/.test(one))),
        ).toBe(true);
      });
      it('is right by the letters of the picture, small or not, or by the question', async () => {
        const made: string[] = [];
        const captchas = createCaptchas(shop.application.pool, (text) => {
          made.push(text);
          return shop.application.services.hashName(text);
        });
        const { captchatext } = await captchas.make();
        const letters = made[0]!.split(' ').at(-1)!;
        expect(await captchas.isRight(letters.toLowerCase(), captchatext)).toBe(true);
        expect(await captchas.redeem(` ${letters}`, captchatext)).toBe(true);
        expect((await captchaPicture(letters)).length).toBeGreaterThan(500);
      });
      it('counts once: what was used is used up', async () => {
        const captcha = await answered();
        expect(await subscribe('once@example.com', captcha)).toMatchObject({ CssClass: 'success' });
        expect(await subscribe('twice@example.com', captcha)).toEqual(wrong);
      });
      it('ends with a wrong answer, and is checked before as often as it is right', async () => {
        const { captcha: a, captchatext: b } = await answered();
        const check = (entered: string) => guest.get('Store/ValidateCustomCaptcha/{a}/{b}', { a: entered, b });
        expect([await check(a), await check(a)]).toEqual([{ valid: true }, { valid: true }]);
        expect([await check('nothing'), await check(a)]).toEqual([{ valid: false }, { valid: false }]);
      });
      it('is refused where it is expired, forged or missing', async () => {
        const expired = await answered();
        await shop.application.pool.query(
          `update platform.captcha_challenge set expires_at = now() - interval '1 second'`,
        );
        expect(await subscribe('late@example.com', expired)).toEqual(wrong);
        const { captcha, captchatext } = await answered();
        const forged = `${captchatext.split('.')[0]}.${'0'.repeat(40)}`;
        expect(await subscribe('forged@example.com', { captcha, captchatext: forged })).toEqual(wrong);
        expect(await guest.post('ecomforms/subscribe', { EmailAddress: 'none@example.com' })).toEqual(wrong);
        for (const search of ['late', 'forged', 'none']) expect(await rows(search)).toEqual([]);
      });
      it('is asked by nobody where the shop switches it off', async () => {
        const switched = (to: string) =>
          manager.post('admin/setting/change', { name: 'CaptchaValidation', from: to === '0' ? '1' : '0', to });
        await switched('0');
        await shop.projectionsCaughtUp();
        expect(await guest.post('ecomforms/subscribe', { EmailAddress: 'easy@example.com' })).toMatchObject({
          CssClass: 'success',
        });
        await switched('1');
        await shop.projectionsCaughtUp();
      });
    });

    describe('the newsletter', () => {
      it('has words of its own for an address that is none', async () => {
        const refusal = async (EmailAddress: string) => (await guest.refused(subscribe(EmailAddress))) as unknown;
        expect(await refusal('')).toMatchObject({ status: 400, fields: [{ code: 'Email_Required' }] });
        expect(await refusal('nobody')).toMatchObject({
          status: 400,
          fields: [{ code: 'Newsletter_Email_Invalid_Message' }],
        });
      });

      it('comes once the letter was answered, and not before', async () => {
        await subscribe('Ada@Example.com');
        const letter = await letterTo('ada@example.com', 'confirm');
        expect(await rows('ada@')).toMatchObject([{ email: 'ada@example.com', status: 'requested', language: 'en' }]);
        const link = linkIn(letter.html, '/newsletter/confirm');
        const confirm = (key: string) =>
          guest.post('newsletter/confirm', { ...signed(link), key, request: Number(link.get('request')) });
        expect(await guest.refused(confirm('0'.repeat(40)))).toMatchObject({ code: 'newsletter_link_old' });
        await confirm(link.get('key')!);
        expect(await rows('ada@')).toMatchObject([{ status: 'subscribed' }]);
        expect(await subscribe('ada@example.com')).toEqual({
          CssClass: 'error',
          Message: 'The above user is already subscribed. Please enter another email address.',
        });
      });

      it('ends by the one click of a mail program, which sends neither cookies nor an origin', async () => {
        const { headers } = await letterTo('ada@example.com', 'You get our newsletter');
        expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
        const [, address = ''] = /^<(.*)>$/.exec(headers!['List-Unsubscribe']!) ?? [];
        const { pathname, search } = new URL(address);
        const click = (query: string) =>
          fetch(`${shop.url}${pathname}${query}`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: 'List-Unsubscribe=One-Click',
          });
        expect((await click(search.replace(/key=..../, 'key=0000'))).status).toBe(204);
        expect(await rows('ada@')).toMatchObject([{ status: 'subscribed' }]);
        expect((await click('?nonsense')).status).toBe(400);
        expect((await click(search)).status).toBe(204);
        expect(await rows('ada@')).toMatchObject([{ status: 'unsubscribed' }]);
      });

      it('ends by the link of a letter, and does not come back by an old one', async () => {
        await subscribe('bo@example.com');
        const { html } = await letterTo('bo@example.com', 'confirm');
        const link = linkIn(html, '/newsletter/confirm');
        const confirm = () =>
          guest.post('newsletter/confirm', { ...signed(link), request: Number(link.get('request')) });
        await confirm();
        const leave = linkIn(
          (await letterTo('bo@example.com', 'You get our newsletter')).html,
          '/newsletter/unsubscribe',
        );
        await guest.post('newsletter/unsubscribe', signed(leave));
        expect(await rows('bo@')).toMatchObject([{ status: 'unsubscribed' }]);
        expect(await guest.refused(confirm())).toMatchObject({ code: 'newsletter_link_old' });
      });

      it('is ordered and ended on the account’s page', async () => {
        const ben = shop.visitor();
        await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
        const own = async () => {
          await shop.projectionsCaughtUp();
          return ben.get('profile/getnewslettersubscriptions', {});
        };
        expect(await own()).toMatchObject({ EmailAddress: 'ben.carter@laurentide.example', Status: 'none' });
        await ben.post('profile/subscribenewsletter', {});
        expect(await own()).toMatchObject({ Status: 'requested' });
        await ben.post('profile/unsubscribenewsletter', {});
        expect(await own()).toMatchObject({ Status: 'unsubscribed' });
      });

      it('keeps no address in the clear but in what is read from', async () => {
        const { rows: events } = await shop.application.pool.query(
          `select convert_from(data, 'UTF8') as text from event_store.events`,
        );
        const all = (events as { text: string }[]).map(({ text }) => text).join('\n');
        expect(all).toContain('"origin":"footer"');
        for (const address of ['ada@example', 'bo@example']) expect(all).not.toContain(address);
      });

      it('has a list that the access log knows of, with a timeline for each address', async () => {
        const [row] = await rows('ada@');
        await shop.projectionsCaughtUp();
        const auditor = shop.visitor();
        await auditor.post('admin/session/login', { userName: 'emile', password: DEMO_PASSWORD });
        const subject = `newsletter:${row!.subscriberId}`;
        expect((await auditor.get('admin/access-log/list', { subject: row!.subscriberId })).rows[0]).toMatchObject({
          ...{ route: 'admin/newsletter/list', shown: [subject] },
        });
        const { entries } = await auditor.get('admin/history/timeline', { subject });
        expect(entries.map(({ type }) => type)).toEqual([
          ...['NewsletterRequested', 'MailSent', 'NewsletterSubscribed', 'MailSent', 'NewsletterUnsubscribed'],
        ]);
      });
    });
  });
