// security.md S7 to S10, S13, S16, S26, S29: guessing, recovery, sessions, and what is on record. The limits are those
// of a real shop.
import type { Output } from '#contracts/api.ts';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { openSession } from '#platform/adapters/session/session.ts';
import { cards, payByCard, type Visitor } from '../../harness/visitor.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';

const OTHER_PASSWORD = 'Another#Horse 2026';
const WRONG = 'Wrong#Password 77';

export const accountsUnderAttack = (theShop: () => TestShop) =>
  describe('accounts', () => {
    let shop: TestShop;
    let emile: Visitor;
    let tomas: Visitor;

    /** Each test begins with all its tries. */
    const forgetTries = () => shop.application.pool.query('delete from platform.rate_limit');
    const signIn = (userName: string, password: string, visitor = shop.visitor()) =>
      visitor.post('account/login', { userName, password });
    const mailsTo = async (to: string) =>
      (
        (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { to: string; text: string; subject: string }[]
      ).filter((mail) => mail.to === to);
    const tokenIn = (mail: { text: string }) => /token=([\w-]+)/.exec(mail.text)![1]!;
    const register = (visitor: Visitor, userName: string, more: Record<string, string> = {}) =>
      visitor.post('account/register', {
        accountType: 'buyer',
        firstName: 'Zoe',
        lastName: 'Young',
        email: `${userName}@example.com`,
        userName,
        password: DEMO_PASSWORD,
        confirmPassword: DEMO_PASSWORD,
        ...more,
      });
    const logged = (filter: { kind?: Output<'admin/security/list'>['rows'][number]['kind']; subject?: string }) =>
      emile.get('admin/security/list', filter).then(({ rows }) => rows);

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      [emile, tomas] = [shop.visitor(), shop.visitor()];
      await emile.post('admin/session/login', { userName: 'emile', password: DEMO_PASSWORD });
      await tomas.post('admin/session/login', { userName: 'tomas', password: DEMO_PASSWORD });
    });
    beforeEach(forgetTries);

    describe('whose password is guessed (S7)', () => {
      it('are closed to one address after ten wrong ones, even with the right one', async () => {
        await register(shop.visitor(), 'guessed');
        await forgetTries();
        for (let n = 0; n < 10; n++)
          expect(await shop.visitor().refused(signIn('guessed', `${WRONG}${n}`))).toMatchObject({
            status: 403,
            code: 'login_failed',
          });
        expect(await shop.visitor().refused(signIn('guessed', DEMO_PASSWORD))).toMatchObject({
          status: 429,
          code: 'too_many_requests',
        });
      });

      it('are closed to strange addresses after thirty from all of them, but not to where their owner signed in before', async () => {
        const { signInGuard } = shop.application.services;
        await signInGuard.begin('hash', 'home');
        await signInGuard.succeeded('hash', 'home');
        for (let n = 0; n < 30; n++) await signInGuard.begin('hash', `evil ${n % 5}`);
        await expect(signInGuard.begin('hash', 'evil 7')).rejects.toMatchObject({ status: 429 });
        await signInGuard.begin('hash', 'home');
      });

      it('and all tries are on record, with the owner but never the password', async () => {
        await shop.visitor().refused(signIn('ben', WRONG));
        const subject = `contact:${(await shop.queries.contact.findByLogin({ login: 'ben' })).contacts[0]!.contactId}`;
        expect(await logged({ kind: 'sign-in-failed', subject })).toMatchObject([
          {
            subject,
            address: expect.stringMatching(/127\.0\.0\.1|::1/) as string,
            about: { code: 'login_failed', to: 'shop' },
          },
        ]);
        await signIn('ben', DEMO_PASSWORD);
        expect(await logged({ kind: 'signed-in', subject })).toHaveLength(1);
        const { rows } = await shop.application.pool.query<{ all: string }>(
          'select json_agg(e)::text as all from platform.security_event e',
        );
        expect(rows[0]!.all).not.toContain(WRONG);
      });
    });

    describe('whose password was forgotten', () => {
      it('are opened by the last link only, once (S8)', async () => {
        const visitor = shop.visitor();
        await register(visitor, 'forgetful');
        await shop.quiet();
        const emails = async (count: number) =>
          until(
            async () =>
              (await mailsTo('forgetful@example.com')).filter(({ text }) => text.includes('token=')).length === count
                ? (await mailsTo('forgetful@example.com')).filter(({ text }) => text.includes('token='))
                : undefined,
            `${count} emails`,
          );
        await visitor.post('account/retriveforgottenpassword', { userName: 'forgetful' });
        const [first] = (await emails(1)).map(tokenIn);
        await visitor.post('account/retriveforgottenpassword', { userName: 'forgetful' });
        const second = (await emails(2)).map(tokenIn).find((token) => token !== first)!;
        const reset = (token: string, password: string) =>
          visitor.post('account/resetpassword', { token, password, confirmPassword: password });
        expect(await visitor.refused(reset(first!, WRONG))).toMatchObject({ code: 'reset_link_invalid' });
        await reset(second, OTHER_PASSWORD);
        expect(await visitor.refused(reset(second, WRONG))).toMatchObject({ code: 'reset_link_invalid' });
        await signIn('forgetful', OTHER_PASSWORD);
      });

      it('are nobody’s who takes another’s address as a name (S9)', async () => {
        const visitor = shop.visitor();
        expect(
          await visitor.refused(register(visitor, 'ben.carter@laurentide.example', { email: 'mallory@evil.example' })),
        ).toMatchObject({ status: 400, fields: [{ path: 'userName', code: 'user_name_not_own_email' }] });
        const { contacts } = await shop.queries.contact.findByLogin({ login: accounts[0]!.contacts[1]!.email });
        expect(contacts.map(({ email }) => email)).toEqual([accounts[0]!.contacts[1]!.email]);
      });

      it('get three e-mails in an hour at most, whoever asks and however often (S10)', async () => {
        await register(shop.visitor(), 'flooded');
        await shop.quiet();
        const { contactId } = (await shop.queries.contact.findByLogin({ login: 'flooded' })).contacts[0]!;
        for (let n = 0; n < 5; n++)
          await shop.visitor().post('account/retriveforgottenpassword', { userName: 'flooded' });
        const asked = (await shop.application.store.readStream(`contact-${contactId}`)).filter(
          ({ type }) => type === 'ContactPasswordResetRequested',
        );
        expect(asked).toHaveLength(3);
      });
    });

    describe('that are registered', () => {
      it.each(['you won a prize: http://evil.example/claim', 'Zoe\r\nBcc: x', 'www.evil.example', 'Zoe/Ann'])(
        'never carry a sender’s words to a stranger: %j is no name (S10)',
        async (firstName) => {
          const visitor = shop.visitor();
          expect(await visitor.refused(register(visitor, 'namer', { firstName }))).toMatchObject({
            status: 400,
            fields: [{ path: 'firstName', code: 'name_invalid' }],
          });
        },
      );

      it('write to one address three times a day at most (S10)', async () => {
        for (let n = 0; n < 3; n++) await register(shop.visitor(), `spammer${n}`, { email: 'victim@example.com' });
        const visitor = shop.visitor();
        expect(await visitor.refused(register(visitor, 'spammer3', { email: 'victim@example.com' }))).toMatchObject({
          status: 429,
        });
      });

      it('do not take a password of every list (S29)', async () => {
        const visitor = shop.visitor();
        expect(
          await visitor.refused(
            register(visitor, 'lister', { password: 'Password123!', confirmPassword: 'Password123!' }),
          ),
        ).toMatchObject({ fields: [{ path: 'password', code: 'password_common' }] });
      });
    });

    it('of guests try ten cards a day (S13)', async () => {
      const guest = shop.visitor();
      const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
      const place = async () =>
        guest.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: await payByCard(guest, cards.declined),
        });
      for (let n = 0; n < 10; n++) expect(await guest.refused(place())).toMatchObject({ status: 402 });
      expect(await guest.refused(place())).toMatchObject({ status: 429, code: 'too_many_requests' });
    });

    describe('with sessions (S26)', () => {
      it('list where they are signed in, and sign out everywhere else', async () => {
        const [here, there] = [shop.visitor(), shop.visitor()];
        await register(here, 'everywhere');
        await signIn('everywhere', DEMO_PASSWORD, there);
        const { sessions } = await here.get('account/sessions', {});
        expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
        expect(await here.post('account/endsessions', {})).toEqual({ ended: 1 });
        expect((await there.get('account/getusercontext', {})).ContactId).toBe(0);
        expect((await here.get('account/getusercontext', {})).ContactId).toBeGreaterThan(0);
      });

      it('end none but their own', async () => {
        const [one, other] = [shop.visitor(), shop.visitor()];
        await register(one, 'owner');
        await register(other, 'stranger');
        const { sessionId } = (await one.get('account/sessions', {})).sessions[0]!;
        expect(await other.post('account/endsessions', { sessionId })).toEqual({ ended: 0 });
        expect((await one.get('account/getusercontext', {})).ContactId).toBeGreaterThan(0);
      });

      it('change their password with the present one, which ends the others', async () => {
        const [here, there] = [shop.visitor(), shop.visitor()];
        await register(here, 'changer');
        await signIn('changer', DEMO_PASSWORD, there);
        const change = (currentPassword: string) =>
          here.post('account/changepassword', {
            currentPassword,
            password: OTHER_PASSWORD,
            confirmPassword: OTHER_PASSWORD,
          });
        expect(await here.refused(change(WRONG))).toMatchObject({ status: 403, code: 'password_wrong' });
        await change(DEMO_PASSWORD);
        expect((await there.get('account/getusercontext', {})).ContactId).toBe(0);
        expect((await here.get('account/getusercontext', {})).ContactId).toBeGreaterThan(0);
        await signIn('changer', OTHER_PASSWORD);
      });

      it('are signed out after minutes in which nothing was asked; a guest is not', async () => {
        const { pool } = shop.application;
        const still = { idleMinutes: 35, agent: 'test' };
        const begin = async (subject: string, role: 'guest' | 'contact') => {
          const session = await openSession(pool, 'shop', undefined, still);
          await session.begin(subject, { role, accountId: '', orderId: '' });
          return session.cookie!;
        };
        const [contact, guest] = [await begin('contact:idle', 'contact'), await begin('guest:idle', 'guest')];
        const roleOf = async (cookie: string) => (await openSession(pool, 'shop', cookie, still)).caller.role;
        await pool.query(
          `update platform.session set seen_at = now() - interval '34 minutes' where subject like '%:idle'`,
        );
        expect([await roleOf(contact), await roleOf(guest)]).toEqual(['contact', 'guest']);
        await pool.query(
          `update platform.session set seen_at = now() - interval '36 minutes' where subject like '%:idle'`,
        );
        expect([await roleOf(contact), await roleOf(guest)]).toEqual(['anonymous', 'guest']);
      });
    });

    describe('that staff change (S16)', () => {
      it('lose their sessions with a new address, and the old address is told; a role counts at once', async () => {
        const [dana, ben] = [shop.visitor(), shop.visitor()];
        await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
        await signIn('chloe', DEMO_PASSWORD, ben);
        const {
          active: _,
          userName: __,
          accountId: ___,
          ...contact
        } = (await shop.queries.contact.findByLogin({ login: 'chloe' })).contacts[0]!;
        const change = (more: object) =>
          dana.post('admin/customer/changecontact', { ...contact, language: 'en', ...more });
        await change({ role: contact.role === 'contact' ? 'admin-contact' : 'contact' });
        expect((await ben.get('account/getusercontext', {})).Role).toBe(
          contact.role === 'contact' ? 'admin-contact' : 'contact',
        );
        await change({ role: contact.role, email: 'new@example.com' });
        expect((await ben.get('account/getusercontext', {})).ContactId).toBe(0);
        const email = await until(
          async () => (await mailsTo(contact.email)).find(({ subject }) => subject.includes('e-mail address')),
          'the email',
        );
        expect(email.text).not.toContain('new@example.com');
        const subject = `contact:${contact.contactId}`;
        expect((await logged({ kind: 'rights-changed', subject })).map(({ about }) => about)).toMatchObject(
          [{ email: 'changed', by: 'staff:9001' }, { role: expect.any(String) as string, by: 'staff:9001' }, {}].slice(
            0,
            2,
          ),
        );
      });
    });

    describe('on record', () => {
      it('with refusals, for auditors only, as CSV and as JSON, which is on record too', async () => {
        const dana = shop.visitor();
        await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
        expect(await dana.refused(dana.get('admin/security/list', {}))).toMatchObject({
          status: 403,
          code: 'forbidden',
        });
        const [refused] = await until(
          async () =>
            ((found) => (found.length ? found : undefined))(await logged({ kind: 'refused', subject: 'staff:9001' })),
          'the refusal',
        );
        expect(refused).toMatchObject({ about: { route: 'admin/security/list', code: 'forbidden' } });
        expect(refused).toMatchObject({ names: { 'staff:9001': 'Dana Whitfield' }, discloses: '' });
        expect((await logged({ kind: 'refused', subject: 'whitfield' })).map(({ id }) => id)).toContain(refused!.id);
        const csv = await emile.fetch('/api/admin/security/csv');
        expect(csv.headers.get('content-disposition')).toContain('security-log-');
        expect((await csv.text()).split('\r\n')[0]).toBe('at,kind,subject,address,about');
        const lines = (await (await tomas.fetch('/api/admin/security/json?kind=refused')).text())
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { kind: string });
        expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['refused']));
        expect(await logged({ kind: 'log-exported' })).toHaveLength(2);
      });
    });

    // The last: who is over a limit is refused from memory until its time is over.
    it('of guests begin three hundred times an hour from one address (S13)', async () => {
      const begun = await Promise.all(
        Array.from({ length: 320 }, () =>
          shop
            .visitor()
            .fetch('/api/post', {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-millwright-client': '1' },
              body: JSON.stringify({ path: 'account/guestlogin' }),
            })
            .then(({ status }) => status),
        ),
      );
      expect(begun.filter((status) => status === 200)).toHaveLength(300);
      expect(begun.filter((status) => status === 429)).toHaveLength(20);
    });
  });
