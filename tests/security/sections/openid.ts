// Spec 1 and 6, social login: a person of an OpenID provider is linked to a contact once, and signs them in from then on.
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { mailTo, staffMember } from '../../harness/order-desk.ts';
import type { OpenidProviderUnderTest } from '../../harness/openid-provider.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export function openidSignIn(of: () => { readonly shop: TestShop; readonly provider: OpenidProviderUnderTest }): void {
  describe('sign-in by a provider of OpenID Connect', () => {
    const credentials = { userName: 'adele', password: DEMO_PASSWORD };
    const proof = { password: DEMO_PASSWORD };
    const begun = async (visitor: Visitor) => visitor.post('account/openid/begin', { provider: 'example' });
    /** What the provider says of whom it has signed in. */
    const found = async (visitor: Visitor, email: string) => {
      const { url, flow } = await begun(visitor);
      return visitor.post('account/openid/finish', { flow, query: await of().provider.answer(url, email) });
    };
    const visitor = () => of().shop.visitor();
    const personal = async () => {
      const one = visitor();
      await one.post('account/login', credentials);
      return one;
    };
    afterEach(async () => {
      Object.assign(of().provider.faults, { nonce: undefined, audience: undefined, status: undefined });
      const one = await personal();
      for (const { linkId } of (await one.get('account/openid/links', {})).links)
        await one.post('account/openid/unlink', { linkId, proof });
      await of().shop.projectionsCaughtUp();
    });

    it('offers the providers of the configuration by name', async () =>
      expect(await visitor().get('account/openid/providers', {})).toEqual({
        providers: [{ id: 'example', name: 'Example ID' }],
      }));

    it('takes name and password the first time, and nothing from then on; its owner is told by a letter', async () => {
      const first = visitor();
      const unknown = await found(first, 'adele@id.example');
      expect(unknown).toMatchObject({ isLinked: false, provider: 'Example ID', email: 'adele@id.example' });
      const { identity } = unknown;
      expect(
        await first.refused(first.post('account/linkopenid', { identity, ...credentials, password: 'wrong' })),
      ).toMatchObject({ code: 'login_failed' });
      expect(await first.post('account/linkopenid', { identity, ...credentials })).toMatchObject({
        Role: 'admin-contact',
      });
      expect((await mailTo(of().shop, 'adele.gagnon@laurentide.example', 'Another way')).text).toContain('Example ID');

      const later = visitor();
      const known = await found(later, 'adele@id.example');
      expect(known).toMatchObject({ isLinked: true });
      const { ContactId } = await later.post('account/loginwithopenid', { identity: known.identity });
      expect(ContactId).toBe((await (await personal()).get('account/getusercontext', {})).ContactId);
    });

    it('is added by who is signed in, and taken away, by proof', async () => {
      const one = await personal();
      const { identity } = await found(one, 'adele@id.example');
      expect(
        await one.refused(one.post('account/openid/link', { identity, proof: { password: 'wrong' } })),
      ).toMatchObject({ code: 'password_wrong' });
      await one.post('account/openid/link', { identity, proof });
      await of().shop.projectionsCaughtUp();
      const { links } = await one.get('account/openid/links', {});
      expect(links).toMatchObject([{ provider: 'Example ID' }]);
      await one.post('account/openid/unlink', { linkId: links[0]?.linkId ?? '', proof });
      expect(await found(visitor(), 'adele@id.example')).toMatchObject({ isLinked: false });
    });

    it('signs in as one contact alone', async () => {
      const one = await personal();
      await one.post('account/openid/link', { identity: (await found(one, 'shared@id.example')).identity, proof });
      const other = visitor();
      await other.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      const { identity } = await found(other, 'shared@id.example');
      expect(await other.refused(other.post('account/openid/link', { identity, proof }))).toMatchObject({
        code: 'openid_linked_elsewhere',
      });
    });

    it('takes a second factor all the same where one is set', async () => {
      const one = await personal();
      const { secret } = await one.post('account/secondfactor/begin', { proof });
      const codeOf = (periods: number) =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({
          timestamp: of().shop.clock.now() + periods * 30_000,
        });
      await one.post('account/secondfactor/confirm', { code: codeOf(-1) });
      await one.post('account/openid/link', { identity: (await found(one, 'adele@id.example')).identity, proof });
      const later = visitor();
      const { identity } = await found(later, 'adele@id.example');
      const enter = (code?: string) => later.post('account/loginwithopenid', { identity, ...(code ? { code } : {}) });
      expect(await later.refused(enter())).toMatchObject({ code: 'second_factor_required' });
      expect(await later.refused(enter('000000'))).toMatchObject({ code: 'second_factor_wrong' });
      expect(await enter(codeOf(0))).toMatchObject({ Role: 'admin-contact' });
      await of().shop.application.pool.query('delete from platform.second_factor');
    });

    it('is free for another contact once the one before was removed', async () => {
      const adele = await personal();
      const to = 'nina.openid@laurentide.example';
      const { ContactId } = await adele.post('customer/addcontact', {
        ...{ FirstName: 'Nina', LastName: 'Okoye', Phone: '', Email: to, UserName: 'nina.openid' },
        ...({ IsAdmin: false, OrderAccess: 'View Self', InvoiceAccess: 'Deny', LanguageISOCode: 'en' } as const),
      });
      const token = /token=([\w.-]+)/.exec((await mailTo(of().shop, to, '')).text)?.[1] ?? '';
      const chosen = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
      await visitor().post('account/resetpassword', { token, ...chosen });
      const nina = visitor();
      const { identity } = await found(nina, 'nina@id.example');
      await nina.post('account/linkopenid', { identity, userName: 'nina.openid', password: DEMO_PASSWORD });
      await adele.post('customer/deletecontact', { ContactId });
      const again = visitor();
      const free = await found(again, 'nina@id.example');
      expect(free).toMatchObject({ isLinked: false });
      await again.post('account/linkopenid', { identity: free.identity, ...credentials });
      expect(await found(visitor(), 'nina@id.example')).toMatchObject({ isLinked: true });
    });

    it('is linked by the letter of an invitation, without a password ever, and said of the contact', async () => {
      const adele = await personal();
      const to = 'sam.openid@laurentide.example';
      await adele.post('customer/addcontact', {
        ...{ FirstName: 'Sam', LastName: 'Okoye', Phone: '', Email: to, UserName: 'sam.openid' },
        ...({ IsAdmin: false, OrderAccess: 'View Self', InvoiceAccess: 'Deny', LanguageISOCode: 'en' } as const),
      });
      const token = /token=([\w.-]+)/.exec((await mailTo(of().shop, to, '')).text)?.[1] ?? '';
      const sam = async () =>
        (await adele.post('customer/getcontactlist', { search: 'sam.openid' })).Contacts.map(
          ({ LoginProvider }) => LoginProvider,
        );
      expect(await sam()).toEqual(['store']);
      const invited = visitor();
      const { identity } = await found(invited, 'sam@id.example');
      const byLetter = (letter: string) => invited.post('account/openid/linkbyletter', { identity, token: letter });
      expect(await invited.refused(byLetter('A'.repeat(43)))).toMatchObject({ code: 'reset_link_invalid' });
      await byLetter(token);
      expect(await byLetter(token)).toEqual({ message: 'success' });
      expect(await invited.post('account/loginwithopenid', { identity })).toMatchObject({ Role: 'contact' });
      await of().shop.projectionsCaughtUp();
      expect(await sam()).toEqual(['social']);
      const chosen = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
      const late = visitor();
      expect(await late.refused(late.post('account/resetpassword', { token, ...chosen }))).toMatchObject({
        code: 'reset_link_invalid',
      });
    });

    describe('of a company that lets its people in by one provider alone', () => {
      const linkedAdele = async () => {
        const adele = await personal();
        await adele.post('account/openid/link', { identity: (await found(adele, 'adele@id.example')).identity, proof });
        await of().shop.projectionsCaughtUp();
        return adele;
      };
      const demand = (one: Visitor) => one.post('account/demandopenid', { isDemanded: true, provider: 'example' });
      const byPassword = (userName: string) => {
        const one = visitor();
        return one.refused(one.post('account/login', { userName, password: DEMO_PASSWORD }));
      };
      const demanded = { code: 'openid_demanded', message: expect.stringContaining('Example ID') as unknown };

      it('refuses passwords and passkeys, and links whoever comes by it for the first time', async () => {
        const adele = await linkedAdele();
        await demand(adele);
        await demand(adele);
        for (const userName of ['ben', 'adele']) expect(await byPassword(userName)).toMatchObject(demanded);
        const ben = visitor();
        const { identity } = await found(ben, 'ben@id.example');
        const credentialsOfBen = { userName: 'ben', password: DEMO_PASSWORD };
        expect(await ben.post('account/linkopenid', { identity, ...credentialsOfBen })).toMatchObject({
          Role: 'contact',
        });
        const again = visitor();
        const known = await found(again, 'adele@id.example');
        expect(await again.post('account/loginwithopenid', { identity: known.identity })).toMatchObject({
          Role: 'admin-contact',
        });
        await of().shop.projectionsCaughtUp();
        expect((await again.get('account/openid/links', {})).demanded).toBe('Example ID');

        const lift = (password: string) =>
          adele.post('account/demandopenid', { isDemanded: false, proof: { password } });
        expect(await adele.refused(lift('wrong'))).toMatchObject({ code: 'password_wrong' });
        await lift(DEMO_PASSWORD);
        await visitor().post('account/login', credentialsOfBen);
        const { linkId } = (await ben.get('account/openid/links', {})).links[0]!;
        await ben.post('account/openid/unlink', { linkId, proof });
      });

      it('is one whose administrator comes in by it, too', async () => {
        const adele = await personal();
        expect(await adele.refused(demand(adele))).toMatchObject({ code: 'openid_not_own' });
        const ben = visitor();
        await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
        expect(await ben.refused(demand(ben))).toMatchObject({ status: 403 });
      });

      it('lets them in by passwords again once staff have taken it off, with a reason', async () => {
        const adele = await linkedAdele();
        await demand(adele);
        const dana = await staffMember(of().shop, 'dana');
        const { accountId } = (await dana.get('admin/contact/list', { search: 'adele' })).rows[0]!;
        expect(await dana.get('admin/customer/detail', { accountId })).toMatchObject({ demandedOpenid: 'Example ID' });
        await dana.post('admin/customer/liftopeniddemand', { accountId, reason: 'Their provider is gone' });
        expect(await dana.get('admin/customer/detail', { accountId })).toMatchObject({ demandedOpenid: '' });
        await personal();
      });
    });

    describe('registers', () => {
      const registrant = (own: string) => ({
        ...({ accountType: 'buyer', firstName: 'Nora', lastName: 'Byrne' } as const),
        ...{ email: `${own}@id.example`, userName: `${own}.openid` },
      });

      it('a buyer without a password, who comes in by the provider from then on', async () => {
        const one = visitor();
        const { identity, isLinked } = await found(one, 'nora@id.example');
        expect(isLinked).toBe(false);
        const register = (options?: { commandId: string }) =>
          one.post('account/registerwithopenid', { identity, ...registrant('nora') }, options);
        const commandId = '5b3ad2de-6d0b-4a34-a3bb-29e4b8e3a001';
        const user = await register({ commandId });
        expect(user).toMatchObject({ Role: 'buyer', Name: 'Nora Byrne' });
        expect(await register({ commandId })).toMatchObject({ ContactId: user.ContactId });
        const later = visitor();
        const known = await found(later, 'nora@id.example');
        expect(await later.post('account/loginwithopenid', { identity: known.identity })).toMatchObject({
          ContactId: user.ContactId,
        });
      });

      it('nobody who signs in as somebody already, and leaves no account behind', async () => {
        const one = visitor();
        const { identity } = await found(one, 'olga@id.example');
        await one.post('account/registerwithopenid', { identity, ...registrant('olga') });
        const other = visitor();
        const known = await found(other, 'olga@id.example');
        const twice = other.post('account/registerwithopenid', { identity: known.identity, ...registrant('olga2') });
        expect(await other.refused(twice)).toMatchObject({ code: 'openid_linked_elsewhere' });
        await other.post('account/register', {
          ...registrant('olga2'),
          ...{ password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD },
        });
      });

      it('a company that waits for approval, if the shop wants that', async () => {
        const one = visitor();
        const { identity } = await found(one, 'pia@id.example');
        const company = { ...registrant('pia'), accountType: 'dealer', companyName: 'Pia Openid Works' } as const;
        const nameless = one.post('account/registerwithopenid', { identity, ...company, companyName: '' });
        expect(await one.refused(nameless)).toMatchObject({ status: 400 });
        expect(await one.post('account/registerwithopenid', { identity, ...company })).toMatchObject({ Role: 'guest' });
        const known = await found(one, 'pia@id.example');
        const enter = one.post('account/loginwithopenid', { identity: known.identity });
        expect(await one.refused(enter)).toMatchObject({ code: 'registration_waiting' });
      });
    });

    it('opens nothing in another session, twice, or without what was begun', async () => {
      const [one, other] = [visitor(), visitor()];
      const { url, flow } = await begun(one);
      await begun(other);
      const query = await of().provider.answer(url, 'adele@id.example');
      expect(await other.refused(other.post('account/openid/finish', { flow, query }))).toMatchObject({
        code: 'openid_expired',
      });
      const { identity } = await one.post('account/openid/finish', { flow, query });
      expect(await one.refused(one.post('account/openid/finish', { flow, query }))).toMatchObject({
        code: 'openid_refused',
      });
      expect(await other.refused(other.post('account/linkopenid', { identity, ...credentials }))).toMatchObject({
        code: 'openid_expired',
      });
      expect(await one.refused(one.post('account/openid/finish', { flow: 'AAAA', query }))).toMatchObject({
        code: 'openid_expired',
      });
    });

    it.each([
      ['the person says no', {}, undefined, 'openid_refused'],
      ['the answer is one to another question', { nonce: 'other' }, 'a@id.example', 'openid_refused'],
      ['it is for another shop', { audience: 'other' }, 'a@id.example', 'openid_refused'],
      ['the provider breaks down', { status: 503 }, 'a@id.example', 'openid_unavailable'],
    ] as const)('is refused where %s', async (_why, faults, email, code) => {
      const one = visitor();
      const { url, flow } = await begun(one);
      Object.assign(of().provider.faults, faults);
      const query = await of().provider.answer(url, email);
      expect(await one.refused(one.post('account/openid/finish', { flow, query }))).toMatchObject({ code });
    });

    it('comes back with the state that was sent', async () => {
      const one = visitor();
      const { url, flow } = await begun(one);
      const query = new URLSearchParams(await of().provider.answer(url, 'a@id.example'));
      query.set('state', 'forged');
      expect(
        await one.refused(one.post('account/openid/finish', { flow, query: `?${query.toString()}` })),
      ).toMatchObject({ code: 'openid_refused' });
    });

    it('knows no other provider', async () => {
      const one = visitor();
      expect(await one.refused(one.post('account/openid/begin', { provider: 'other' }))).toMatchObject({
        code: 'openid_provider_not_found',
      });
    });
  });
}
