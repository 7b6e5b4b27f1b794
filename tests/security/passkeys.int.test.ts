// Passkeys of staff and buyers (docs/decisions/0037), a company that demands a second factor, and sign-in by OpenID Connect.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { createAuthenticator, type Authenticator } from '../harness/authenticator.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import type { Visitor } from '../harness/visitor.ts';
import { startOpenidProvider, type OpenidProviderUnderTest } from '../harness/openid-provider.ts';
import { openidSignIn } from './sections/openid.ts';

const proof = { password: DEMO_PASSWORD };
let shop: TestShop;
let origin: string;
let provider: OpenidProviderUnderTest;

beforeAll(async () => {
  provider = await startOpenidProvider();
  shop = await startShop({ environment: { OPENID_PROVIDERS: provider.configuration } });
  origin = shop.environment['PUBLIC_ORIGIN'] ?? `http://localhost:${shop.environment['PORT']}`;
  await shop.projectionsCaughtUp();
});
afterAll(async () => {
  await shop.stop();
  await provider.stop();
});
// Who had something has nothing when the next begins.
afterEach(async () => {
  for (const table of ['passkey', 'second_factor', 'passkey_challenge'])
    await shop.application.pool.query(`delete from platform.${table}`);
});

const refused = (visitor: Visitor, call: Promise<unknown>) => visitor.refused(call);

describe('a member of staff', () => {
  const credentials = { userName: 'priya', password: DEMO_PASSWORD };
  const signedIn = async () => {
    const visitor = shop.visitor();
    await visitor.post('admin/session/login', credentials);
    return visitor;
  };
  const add = async (visitor: Visitor, name: string, authenticator = createAuthenticator(origin)) => {
    const options = await visitor.post('admin/passkey/begin', { proof });
    const { recoveryCodes } = await visitor.post('admin/passkey/add', { name, passkey: authenticator.make(options) });
    return { authenticator, recoveryCodes };
  };

  it('adds passkeys by name, keeps the rights of the session, and gets codes with the first', async () => {
    const [visitor, elsewhere] = [await signedIn(), await signedIn()];
    const before = await visitor.get('admin/session/me', {});
    const { recoveryCodes } = await add(visitor, 'Laptop at the counter');
    expect(recoveryCodes).toHaveLength(10);
    expect((await add(visitor, 'Phone')).recoveryCodes).toEqual([]);
    expect(await visitor.get('admin/secondfactor', {})).toMatchObject({
      isSet: true,
      hasAuthenticator: false,
      recoveryCodes: 10,
      passkeys: [{ name: 'Laptop at the counter' }, { name: 'Phone' }],
    });
    expect(await visitor.get('admin/session/me', {})).toEqual({ ...before, secondFactor: 'set' });
    expect(await refused(elsewhere, elsewhere.get('admin/session/list', {}))).toMatchObject({ status: 401 });
  });

  it('signs in with password and passkey; the password alone opens nothing, and a code from paper does', async () => {
    const { authenticator, recoveryCodes } = await add(await signedIn(), 'Laptop');
    const visitor = shop.visitor();
    expect(await refused(visitor, visitor.post('admin/session/login', credentials))).toMatchObject({
      status: 403,
      code: 'passkey_required',
    });
    const options = await visitor.post('admin/passkey/ask', { credentials });
    expect(options['allowCredentials']).toHaveLength(1);
    const passkey = authenticator.answer(options, { unverified: true });
    expect(await visitor.post('admin/session/login', { ...credentials, passkey })).toMatchObject({
      role: 'csr',
      secondFactor: 'set',
    });
    const [first] = (await visitor.get('admin/secondfactor', {})).passkeys;
    expect(first!.usedAt).toBeDefined();
    const other = shop.visitor();
    expect(await other.post('admin/session/login', { ...credentials, code: recoveryCodes[0]! })).toMatchObject({
      role: 'csr',
    });
  });

  it('signs in by a passkey alone where it has made sure who holds it', async () => {
    const { authenticator } = await add(await signedIn(), 'Laptop');
    const visitor = shop.visitor();
    const options = await visitor.post('admin/passkey/ask', {});
    expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    expect(
      await visitor.post('admin/session/loginwithpasskey', { passkey: authenticator.answer(options) }),
    ).toMatchObject({ name: expect.any(String), role: 'csr', secondFactor: 'set' });

    const unsure = shop.visitor();
    const passkey = authenticator.answer(await unsure.post('admin/passkey/ask', {}), { unverified: true });
    expect(await refused(unsure, unsure.post('admin/session/loginwithpasskey', { passkey }))).toMatchObject({
      code: 'passkey_refused',
    });
    expect(await refused(unsure, unsure.get('admin/order/list', {}))).toMatchObject({ status: 403 });
  });

  it('is refused by a foreign origin, another challenge, a replay, a copy, and another session', async () => {
    const { authenticator } = await add(await signedIn(), 'Laptop');
    const attempt = async (answer: (one: Authenticator, options: { challenge: string }) => object) => {
      const visitor = shop.visitor();
      const options = await visitor.post('admin/passkey/ask', {});
      const passkey = answer(authenticator, options) as never;
      return { visitor, passkey, call: () => visitor.post('admin/session/loginwithpasskey', { passkey }) };
    };
    const codeOf = async (answer: Parameters<typeof attempt>[0]) => {
      const { visitor, call } = await attempt(answer);
      return (await refused(visitor, call())).code;
    };
    expect(await codeOf((one, options) => one.answer(options, { origin: 'https://evil.example' }))).toBe(
      'passkey_refused',
    );
    expect(await codeOf((one, options) => one.answer(options, { challenge: 'AAAA' }))).toBe('passkey_refused');
    expect(await codeOf((one, options) => one.answer(options, { id: 'AAAA' }))).toBe('passkey_refused');

    const { visitor, passkey, call } = await attempt((one, options) => one.answer(options));
    await call();
    // The same answer once more, and in a browser that was asked something else, or nothing.
    expect(await refused(visitor, call())).toMatchObject({ code: 'passkey_expired' });
    const thief = shop.visitor();
    expect(await refused(thief, thief.post('admin/session/loginwithpasskey', { passkey }))).toMatchObject({
      code: 'passkey_expired',
    });
    await thief.post('admin/passkey/ask', {});
    expect(await refused(thief, thief.post('admin/session/loginwithpasskey', { passkey }))).toMatchObject({
      code: 'passkey_refused',
    });
    // A copy of the key was used since: its counter is behind.
    authenticator.counter = 0;
    expect(await codeOf((one, options) => one.answer(options))).toBe('passkey_refused');
  });

  it('answers in time or not at all', async () => {
    const { authenticator } = await add(await signedIn(), 'Laptop');
    const visitor = shop.visitor();
    const passkey = authenticator.answer(await visitor.post('admin/passkey/ask', {}));
    await shop.application.pool.query(`update platform.passkey_challenge set expires_at = now() - interval '1 second'`);
    expect(await refused(visitor, visitor.post('admin/session/loginwithpasskey', { passkey }))).toMatchObject({
      code: 'passkey_expired',
    });
  });

  it("is not let in by somebody else's passkey, nor by a buyer's", async () => {
    const tomas = shop.visitor();
    await tomas.post('admin/session/login', { userName: 'tomas', password: DEMO_PASSWORD });
    const { authenticator } = await add(tomas, 'Of Tomas');
    await add(await signedIn(), 'Of Priya');
    const visitor = shop.visitor();
    const passkey = authenticator.answer(await visitor.post('admin/passkey/ask', { credentials }));
    expect(await refused(visitor, visitor.post('admin/session/login', { ...credentials, passkey }))).toMatchObject({
      code: 'passkey_refused',
    });

    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const ofBen = createAuthenticator(origin);
    const options = await ben.post('account/passkey/begin', { proof });
    await ben.post('account/passkey/add', { name: 'Of Ben', passkey: ofBen.make(options) });
    const answer = ofBen.answer(await visitor.post('admin/passkey/ask', {}));
    expect(await refused(visitor, visitor.post('admin/session/loginwithpasskey', { passkey: answer }))).toMatchObject({
      code: 'passkey_refused',
    });
  });

  it('renames and removes only by proof, only what is theirs, and what was removed opens nothing', async () => {
    const visitor = await signedIn();
    const { authenticator } = await add(visitor, 'Laptop');
    const { passkeyId } = (await visitor.get('admin/secondfactor', {})).passkeys[0]!;
    await visitor.post('admin/passkey/rename', { passkeyId, name: 'Old laptop' });

    const tomas = shop.visitor();
    await tomas.post('admin/session/login', { userName: 'tomas', password: DEMO_PASSWORD });
    expect(await refused(tomas, tomas.post('admin/passkey/remove', { passkeyId, proof }))).toMatchObject({
      code: 'passkey_not_found',
    });
    const wrong = { password: 'Guess#2026abc' };
    for (const refusal of await Promise.all(
      [
        visitor.post('admin/passkey/remove', { passkeyId, proof: wrong }),
        visitor.post('admin/passkey/begin', { proof: wrong }),
      ].map((call) => refused(visitor, call)),
    ))
      expect(refusal).toMatchObject({ code: 'password_wrong' });
    // A passkey of theirs stands in for the password.
    const passkey = authenticator.answer(await visitor.post('admin/passkey/prove', {}));
    await visitor.post('admin/passkey/remove', { passkeyId, proof: { passkey } });
    expect(await visitor.get('admin/secondfactor', {})).toMatchObject({ isSet: false, passkeys: [], recoveryCodes: 0 });

    const again = shop.visitor();
    const answer = authenticator.answer(await again.post('admin/passkey/ask', {}));
    expect(await refused(again, again.post('admin/session/loginwithpasskey', { passkey: answer }))).toMatchObject({
      code: 'passkey_refused',
    });
    const admin = shop.visitor();
    await admin.post('admin/session/login', { userName: 'tomas', password: DEMO_PASSWORD });
    const { staffId } = await visitor.get('admin/session/me', {});
    const about = async (kind: 'passkey-added' | 'passkey-renamed' | 'passkey-removed') =>
      (await admin.get('admin/security/list', { kind, subject: `staff:${staffId}` })).rows[0]?.about;
    expect(await about('passkey-added')).toEqual({ passkey: 'Laptop' });
    expect(await about('passkey-renamed')).toEqual({ passkey: 'Old laptop', was: 'Laptop' });
    expect(await about('passkey-removed')).toEqual({ passkey: 'Old laptop' });
  });

  it('keeps the last factor where the shop demands one, and sets a passkey up before anything else', async () => {
    Object.assign(shop.application.services, { secondFactorRequired: () => true });
    try {
      const visitor = await signedIn();
      expect(await refused(visitor, visitor.get('admin/order/list', {}))).toMatchObject({
        code: 'second_factor_missing',
      });
      await add(visitor, 'Laptop');
      await visitor.get('admin/order/list', {});
      const { passkeyId } = (await visitor.get('admin/secondfactor', {})).passkeys[0]!;
      expect(await refused(visitor, visitor.post('admin/passkey/remove', { passkeyId, proof }))).toMatchObject({
        status: 409,
        code: 'second_factor_last',
      });
    } finally {
      Object.assign(shop.application.services, { secondFactorRequired: () => false });
    }
  });

  it('has them counted and reset by an administrator', async () => {
    const priya = await signedIn();
    const { staffId } = await priya.get('admin/session/me', {});
    await add(priya, 'Laptop');
    const tomas = shop.visitor();
    await tomas.post('admin/session/login', { userName: 'tomas', password: DEMO_PASSWORD });
    const factorsOf = async () =>
      (await tomas.get('admin/staff/list', {})).members.find((member) => member.staffId === staffId)!.factors;
    expect(await factorsOf()).toEqual({ hasAuthenticator: false, passkeys: 1 });
    await tomas.post('admin/secondfactor/reset', { staffId, proof });
    expect(await factorsOf()).toEqual({ hasAuthenticator: false, passkeys: 0 });
    expect(await (await signedIn()).get('admin/session/me', {})).toMatchObject({ secondFactor: 'none' });
  });
});

describe('a buyer', () => {
  const signIn = async (userName: string, visitor = shop.visitor()) => {
    await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  };
  const add = async (visitor: Visitor, authenticator = createAuthenticator(origin)) => {
    const options = await visitor.post('account/passkey/begin', { proof });
    await visitor.post('account/passkey/add', { name: 'Phone', passkey: authenticator.make(options) });
    return authenticator;
  };

  it('takes the cart of this browser along when a passkey alone signs them in', async () => {
    const authenticator = await add(await signIn('ben'));
    const visitor = shop.visitor();
    await visitor.post('account/guestlogin', {});
    await visitor.post('cart/addtocart', { ProductId: '6205' });
    const passkey = authenticator.answer(await visitor.post('account/passkey/ask', {}));
    const user = await visitor.post('account/loginwithpasskey', { passkey });
    expect(user).toMatchObject({ i_user_type: 1, Role: 'contact' });
    expect(user.lineCount).toBeGreaterThan(0);
  });

  it('who was deactivated meanwhile is told so, and not let in', async () => {
    const authenticator = await add(await signIn('ben'));
    const dana = shop.visitor();
    await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
    const { contactId } = (await dana.get('admin/contact/list', { search: 'ben' })).rows[0]!;
    await dana.post('admin/customer/deactivatecontact', { contactId });
    const visitor = shop.visitor();
    const passkey = authenticator.answer(await visitor.post('account/passkey/ask', {}));
    expect(await refused(visitor, visitor.post('account/loginwithpasskey', { passkey }))).toMatchObject({
      code: 'contact_inactive',
    });
    await dana.post('admin/customer/activatecontact', { contactId });
  });
});

describe('a company that demands a second factor', () => {
  it('lets a contact do nothing before one is set, and staff take it off with a reason', async () => {
    const [adele, ben, dana] = [shop.visitor(), shop.visitor(), shop.visitor()];
    const login = (visitor: Visitor, userName: string) =>
      visitor.post('account/login', { userName, password: DEMO_PASSWORD });
    await login(adele, 'adele');
    await login(ben, 'ben');
    expect(await refused(ben, ben.post('account/demandsecondfactor', { isDemanded: true }))).toMatchObject({
      status: 403,
    });
    await adele.post('account/demandsecondfactor', { isDemanded: true });
    expect(await adele.get('account/secondfactor', {})).toMatchObject({ isSet: false, isDemanded: true });
    const liftBy = (password: string) =>
      adele.post('account/demandsecondfactor', { isDemanded: false, proof: { password } });
    expect(await refused(adele, liftBy('somebody at an open session'))).toMatchObject({ code: 'password_wrong' });
    await liftBy(DEMO_PASSWORD);
    expect(await adele.get('account/secondfactor', {})).toMatchObject({ isDemanded: false });
    await adele.post('account/demandsecondfactor', { isDemanded: true });

    // At their next sign-in.
    expect(await login(ben, 'ben')).toMatchObject({ LacksSecondFactor: true, AccountName: '' });
    for (const refusal of await Promise.all(
      [ben.get('customer/getorders', {}), ben.post('cart/addtocart', { ProductId: '6205' })].map((call) =>
        refused(ben, call),
      ),
    ))
      expect(refusal).toMatchObject({ status: 403, code: 'second_factor_missing' });
    const authenticator = createAuthenticator(origin);
    const options = await ben.post('account/passkey/begin', { proof });
    await ben.post('account/passkey/add', { name: 'Phone', passkey: authenticator.make(options) });
    await ben.get('customer/getorders', {});
    expect(await ben.get('account/getusercontext', {})).toMatchObject({ LacksSecondFactor: false });
    const { passkeyId } = (await ben.get('account/secondfactor', {})).passkeys[0]!;
    expect(await refused(ben, ben.post('account/passkey/remove', { passkeyId, proof }))).toMatchObject({
      code: 'second_factor_last',
    });

    await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
    const { accountId } = (await dana.get('admin/contact/list', { search: 'ben' })).rows[0]!;
    const detail = await dana.get('admin/customer/detail', { accountId });
    expect(detail.demandsSecondFactor).toBe(true);
    expect(detail.contacts.map(({ factors }) => factors.passkeys)).toContain(1);
    await dana.post('admin/customer/liftsecondfactor', { accountId, reason: 'Asked for by phone' });
    expect(await dana.get('admin/customer/detail', { accountId })).toMatchObject({ demandsSecondFactor: false });
    await ben.post('account/passkey/remove', { passkeyId, proof });
    expect(await login(ben, 'ben')).toMatchObject({ LacksSecondFactor: false });
  });
});

openidSignIn(() => ({ shop, provider }));
