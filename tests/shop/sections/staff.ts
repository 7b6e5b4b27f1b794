// Issue "Open for business": staff are invited, have roles that are sets of rights with limits, and are deactivated.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Right } from '#domain/shared/rights.ts';
import { readMailbox } from '#platform/adapters/mail/mailer.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import type { Visitor } from '../../harness/visitor.ts';

/** Ids of the demonstration's administrator and manager. */
const [TOMAS, HELEN] = ['9006', '9005'] as const;
const NEW_PASSWORD = 'Quarry!Anvil#48';

export const staffAccounts = (theShop: () => TestShop) =>
  describe('the staff of a shop', () => {
    let shop: TestShop;
    let tomas: Visitor;

    beforeAll(async () => {
      shop = theShop();
      tomas = await signedIn('tomas');
    });

    async function signedIn(userName: string, password = DEMO_PASSWORD): Promise<Visitor> {
      const visitor = shop.visitor();
      await visitor.post('admin/session/login', { userName, password });
      return visitor;
    }
    const members = async () => {
      await shop.projectionsCaughtUp();
      return (await tomas.get('admin/staff/list', {})).members;
    };
    const idOf = async (email: string) => (await members()).find((member) => member.email === email)!.staffId;
    async function tokenOf(email: string): Promise<string> {
      const mail = await until(async () => (await readMailbox(shop.application.pool)).find(({ to }) => to === email));
      return /#token=([\w-]{43})/.exec(mail.text)![1]!;
    }
    const join = (token: string, visitor = shop.visitor()) =>
      visitor.post('admin/session/join', { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
    async function invited(email: string, role: string): Promise<string> {
      await tomas.post('admin/staff/invite', { name: 'Nora Bell', email, role, language: 'en' });
      return tokenOf(email);
    }
    const counter = (name: string, rights: Right[]) => ({
      role: name,
      data: { name: { en: 'Counter', fr: 'Comptoir' }, rights, limits: {} },
    });

    it('are invited by e-mail, choose a password once and are in, and sign in with their address from then on', async () => {
      const token = await invited('nora@example.com', 'csr');
      expect(await members()).toContainEqual(expect.objectContaining({ email: 'nora@example.com', status: 'invited' }));
      const invitee = shop.visitor();
      expect(await join(token, invitee)).toEqual({ secondFactorNeeded: false });
      expect(await invitee.get('admin/session/me', {})).toMatchObject({ name: 'Nora Bell', role: 'csr' });
      expect(await tomas.refused(join(token))).toMatchObject({ code: 'staff_link_invalid' });
      const nora = await signedIn('nora@example.com', NEW_PASSWORD);
      expect(await nora.get('admin/session/me', {})).toMatchObject({ name: 'Nora Bell', role: 'csr' });
      expect(await members()).toContainEqual(expect.objectContaining({ email: 'nora@example.com', status: 'active' }));
    });

    it('are invited by a link that the mailbox shows nobody else', async () => {
      const token = await invited('olga@example.com', 'csr');
      const mails = await tomas.get('admin/mail/list', {});
      const mail = mails.find(({ to }) => to === 'olga@example.com')!;
      expect(mail.text).toContain('#token=…');
      expect(`${mail.text}${mail.html}`).not.toContain(token);
    });

    it('are not invited twice by one address', async () => {
      const again = tomas.post('admin/staff/invite', {
        name: 'Nora Again',
        email: 'Nora@example.com',
        role: 'csr',
        language: 'fr',
      });
      expect(await tomas.refused(again)).toMatchObject({ code: 'user_name_taken' });
    });

    it('who were deactivated are out at once, and cannot come in again', async () => {
      await join(await invited('omar@example.com', 'csr'));
      const omar = await signedIn('omar@example.com', NEW_PASSWORD);
      const staffId = await idOf('omar@example.com');
      await tomas.post('admin/staff/deactivate', { staffId });
      expect(await omar.refused(omar.get('admin/work/list', {}))).toMatchObject({ status: 401 });
      await expect(signedIn('omar@example.com', NEW_PASSWORD)).rejects.toMatchObject({
        answer: { code: 'login_failed' },
      });
      expect(await tomas.refused(tomas.post('admin/staff/sendlink', { staffId, language: 'en' }))).toMatchObject({
        code: 'staff_deactivated',
      });
      await tomas.post('admin/staff/reactivate', { staffId });
      await signedIn('omar@example.com', NEW_PASSWORD);
    });

    it('lose and gain rights with their next click, when their role is changed', async () => {
      await tomas.post('admin/role/add', counter('counter', ['order']));
      await join(await invited('pia@example.com', 'counter'));
      const pia = await signedIn('pia@example.com', NEW_PASSWORD);
      const setTitle = () => pia.post('admin/setting/change', { name: 'CompanyPhone', from: '514-555-0100', to: '1' });
      expect(await pia.refused(setTitle())).toMatchObject({ status: 403, code: 'forbidden' });
      const rights: Right[] = ['order', 'setting'];
      await tomas.post('admin/role/change', { role: 'counter', seen: { rights: ['order'] }, changed: { rights } });
      await setTitle();
      expect((await pia.get('admin/session/me', {})).rights).toEqual(rights);
      await tomas.post('admin/staff/changerole', { staffId: await idOf('pia@example.com'), role: 'csr' });
      expect((await pia.get('admin/session/me', {})).rights).not.toContain('setting');
    });

    it('keep a role that somebody has, and those from the start', async () => {
      await tomas.post('admin/role/add', counter('spare', ['order']));
      await join(await invited('quin@example.com', 'spare'));
      expect(await tomas.refused(tomas.post('admin/role/remove', { role: 'spare' }))).toMatchObject({
        code: 'role_in_use',
      });
      await tomas.post('admin/staff/changerole', { staffId: await idOf('quin@example.com'), role: 'csr' });
      await tomas.post('admin/role/remove', { role: 'spare' });
      const { roles } = await tomas.get('admin/role/list', {});
      expect(roles.map(({ role }) => role)).toEqual(expect.arrayContaining(['csr', 'administrator']));
      expect(roles.map(({ role }) => role)).not.toContain('spare');
    });

    it('never lose the last administrator, nor change what one may', async () => {
      const staffId = TOMAS;
      for (const call of [
        () => tomas.post('admin/staff/deactivate', { staffId }),
        () => tomas.post('admin/staff/changerole', { staffId, role: 'csr' }),
      ])
        expect(await tomas.refused(call())).toMatchObject({ code: 'last_administrator' });
      const change = { role: 'administrator', seen: { limits: {} }, changed: { limits: { refundAmount: 1 } } };
      expect(await tomas.refused(tomas.post('admin/role/change', change))).toMatchObject({ code: 'role_fixed' });
    });

    it('an administrator may go when there is another', async () => {
      const token = await invited('rosa@example.com', 'administrator');
      const staffId = TOMAS;
      expect(await tomas.refused(tomas.post('admin/staff/deactivate', { staffId }))).toMatchObject({
        code: 'last_administrator',
      });
      await join(token);
      const rosa = await signedIn('rosa@example.com', NEW_PASSWORD);
      await rosa.post('admin/staff/deactivate', { staffId });
      await rosa.post('admin/staff/reactivate', { staffId });
      tomas = await signedIn('tomas');
    });

    it('give nobody a right that is not theirs', async () => {
      await tomas.post('admin/role/add', counter('personnel', ['staff', 'order']));
      await join(await invited('sam@example.com', 'personnel'));
      const sam = await signedIn('sam@example.com', NEW_PASSWORD);
      const own = await idOf('sam@example.com');
      const refusals = [
        () => sam.post('admin/role/add', counter('mine', ['staff', 'audit'])),
        () => sam.post('admin/staff/changerole', { staffId: own, role: 'administrator' }),
        () => sam.post('admin/staff/deactivate', { staffId: HELEN }),
        () => sam.post('admin/role/change', { role: 'manager', seen: { rights: [] }, changed: { rights: ['order'] } }),
      ];
      for (const call of refusals)
        expect(await sam.refused(call())).toMatchObject({ status: 403, code: 'right_not_own' });
    });

    it('give nobody a limit wider than theirs, themselves least of all, and an administrator says what is wide', async () => {
      const lead = (discountPercent?: number) => ({
        name: { en: 'Lead', fr: 'Chef' },
        rights: ['order', 'quote', 'staff'] as Right[],
        limits: discountPercent === undefined ? {} : { discountPercent },
      });
      await tomas.post('admin/role/add', { role: 'lead', data: lead(5) });
      await join(await invited('larry@example.com', 'lead'));
      const larry = await signedIn('larry@example.com', NEW_PASSWORD);
      const own = await idOf('larry@example.com');
      await tomas.post('admin/role/add', { role: 'wide', data: lead(40) });
      const changed = (limits: object) => ({
        role: 'lead',
        seen: { limits: { discountPercent: 5 } },
        changed: { limits },
      });
      for (const call of [
        () => larry.post('admin/role/change', changed({})),
        () => larry.post('admin/role/change', changed({ discountPercent: 6 })),
        () => larry.post('admin/role/add', { role: 'free', data: lead() }),
        () => larry.post('admin/staff/changerole', { staffId: own, role: 'wide' }),
        () => larry.post('admin/staff/invite', { name: 'Al', email: 'al@example.com', role: 'wide', language: 'en' }),
        () => larry.post('admin/role/remove', { role: 'wide' }),
      ])
        expect(await larry.refused(call())).toMatchObject({ status: 403, code: 'limit_not_own' });
      await larry.post('admin/role/change', changed({ discountPercent: 4 }));
    });

    it('reset the second factor of nobody who has more rights', async () => {
      const larry = await signedIn('larry@example.com', NEW_PASSWORD);
      expect(
        await larry.refused(
          larry.post('admin/secondfactor/reset', { staffId: TOMAS, proof: { password: NEW_PASSWORD } }),
        ),
      ).toMatchObject({
        status: 403,
        code: 'right_not_own',
      });
      expect(await tomas.get('admin/session/me', {})).toMatchObject({ role: 'administrator' });
    });
  });
