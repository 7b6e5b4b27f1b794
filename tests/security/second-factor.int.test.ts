// security.md S7: the second factor of staff and buyers.
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readMailbox } from '#platform/adapters/mail/mailer.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';

let shop: TestShop;
const proof = { password: DEMO_PASSWORD };

/** Buyers come first, while staff sign in without a second factor. The clock stands still: a code's half minute does not end between the authenticator and the shop. */
beforeAll(async () => {
  shop = await startShop({ rateLimitFactor: 1 });
  shop.clock.stop();
  await shop.projectionsCaughtUp();
});
afterAll(() => shop.stop());
beforeEach(() => shop.application.pool.query('delete from platform.rate_limit'));

/** Codes are good once, so each test takes the next: half a minute on, as far as the clock may be off. */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now() + periods * 30_000 });

/** Its owner is told of every change of a second factor, whoever made it. */
const hears = (to: string, subject: string) =>
  until(async () =>
    (await readMailbox(shop.application.pool)).find((mail) => mail.to === to && mail.subject === subject),
  );

describe('a buyer', () => {
  const signIn = (userName: string, code?: string, visitor = shop.visitor()) =>
    visitor.post('account/login', { userName, password: DEMO_PASSWORD, ...(code ? { code } : {}) });
  const refused = async (call: (visitor: Visitor) => Promise<unknown>) => {
    const visitor = shop.visitor();
    return visitor.refused(call(visitor));
  };
  const withFactor = async (userName: string) => {
    const visitor = shop.visitor();
    await signIn(userName, undefined, visitor);
    const { OrderID } = await visitor.post('cart/addtocart', { ProductId: '6205' });
    const { secret } = await visitor.post('account/secondfactor/begin', { proof });
    const { recoveryCodes } = await visitor.post('account/secondfactor/confirm', { code: codeOf(secret, -1) });
    return { visitor, secret, recoveryCodes, orderId: OrderID };
  };

  it('sets a second factor, keeps the cart, and signs in with password and code, each code once', async () => {
    const elsewhere = shop.visitor();
    await signIn('ben', undefined, elsewhere);
    const { visitor, secret, recoveryCodes, orderId } = await withFactor('ben');
    expect(await visitor.get('account/secondfactor', {})).toMatchObject({
      isSet: true,
      hasAuthenticator: true,
      recoveryCodes: 10,
    });
    expect(await visitor.get('account/getusercontext', {})).toMatchObject({ OrderId: orderId, Role: 'contact' });
    // A session that began with the password alone is over.
    expect(await elsewhere.get('account/getusercontext', {})).toMatchObject({ i_user_type: 0 });
    expect(await refused((one) => signIn('ben', undefined, one))).toMatchObject({
      status: 403,
      code: 'second_factor_required',
    });
    expect(await refused((one) => signIn('ben', '000000', one))).toMatchObject({ code: 'second_factor_wrong' });
    const code = codeOf(secret);
    expect(await signIn('ben', code)).toMatchObject({ Role: 'contact' });
    expect(await refused((one) => signIn('ben', code, one))).toMatchObject({ code: 'second_factor_wrong' });
    expect(await signIn('ben', recoveryCodes[0])).toMatchObject({ Role: 'contact' });
    expect(await refused((one) => signIn('ben', recoveryCodes[0], one))).toMatchObject({ code: 'second_factor_wrong' });
  });

  it('without the password hears nothing of a second factor', async () => {
    await withFactor('chloe');
    const guess = (visitor: Visitor) => visitor.post('account/login', { userName: 'chloe', password: 'Guess#2026abc' });
    expect(await refused(guess)).toMatchObject({ code: 'login_failed' });
  });

  it('is not guessed: a handful of wrong codes close the way for a while', async () => {
    const { secret } = await withFactor('adele');
    await shop.application.pool.query('delete from platform.rate_limit');
    for (let n = 0; n < 6; n++)
      expect(await refused((visitor) => signIn('adele', `00000${n}`, visitor))).toMatchObject({ status: 403 });
    expect(await refused((visitor) => signIn('adele', codeOf(secret), visitor))).toMatchObject({ status: 429 });
  });

  it('who lost phone and paper is let in again by a CSR, on record, and staff without the right cannot', async () => {
    const [dana, emile, tomas] = [shop.visitor(), shop.visitor(), shop.visitor()];
    for (const [visitor, userName] of [
      [dana, 'dana'],
      [emile, 'emile'],
      [tomas, 'tomas'],
    ] as const)
      await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
    const { contactId } = (await dana.get('admin/contact/list', { search: 'ben' })).rows[0]!;
    expect(await emile.refused(emile.post('admin/contact/resetsecondfactor', { contactId, proof }))).toMatchObject({
      status: 403,
    });
    const { email } = (await dana.get('admin/contact/list', { search: 'ben' })).rows[0]!;
    const byGuess = dana.post('admin/contact/resetsecondfactor', { contactId, proof: { password: 'Guess#2026abc' } });
    expect(await dana.refused(byGuess)).toMatchObject({ status: 403, code: 'password_wrong' });
    await dana.post('admin/contact/resetsecondfactor', { contactId, proof });
    await hears(email, 'A second factor was removed from your account');
    expect(await signIn('ben')).toMatchObject({ Role: 'contact' });
    const { rows } = await tomas.get('admin/security/list', { kind: 'second-factor-removed' });
    expect(rows).toMatchObject([{ subject: `contact:${contactId}`, about: { by: expect.stringMatching(/^staff:/) } }]);
  });

  it('has a secret that lies sealed, and codes of which only hashes are kept', async () => {
    const visitor = shop.visitor();
    await signIn('ben', undefined, visitor);
    const { secret } = await visitor.post('account/secondfactor/begin', { proof });
    const { recoveryCodes } = await visitor.post('account/secondfactor/confirm', { code: codeOf(secret) });
    const { rows } = await shop.application.pool.query<{ row: string }>(
      `select encode(secret, 'escape') || array_to_string(array(select encode(r, 'escape') from unnest(recovery) r), ' ') as row
       from platform.second_factor`,
    );
    const stored = rows.map(({ row }) => row).join(' ');
    for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(told);
    expect(
      await visitor.refused(visitor.post('account/secondfactor/remove', { password: DEMO_PASSWORD, code: '000000' })),
    ).toMatchObject({ code: 'second_factor_wrong' });
    await visitor.post('account/secondfactor/remove', { password: DEMO_PASSWORD, code: recoveryCodes[1]! });
    expect(await visitor.get('account/secondfactor', {})).toMatchObject({ isSet: false, recoveryCodes: 0 });
  });
});

describe('a member of staff', () => {
  const signIn = (userName: string, code?: string, visitor = shop.visitor()) =>
    visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD, ...(code ? { code } : {}) });
  const refused = async (call: (visitor: Visitor) => Promise<unknown>) => {
    const visitor = shop.visitor();
    return visitor.refused(call(visitor));
  };

  async function withFactor(
    userName: string,
  ): Promise<{ visitor: Visitor; secret: string; recoveryCodes: readonly string[] }> {
    const visitor = shop.visitor();
    await signIn(userName, undefined, visitor);
    const { secret, qrCode } = await visitor.post('admin/secondfactor/begin', { proof });
    expect(qrCode).toMatch(/^<svg /);
    const { recoveryCodes } = await visitor.post('admin/secondfactor/confirm', { code: codeOf(secret, -1) });
    return { visitor, secret, recoveryCodes };
  }

  it('without one signs in with the password, where none is demanded', async () =>
    expect(await signIn('dana')).toMatchObject({ role: 'csr', secondFactor: 'none' }));

  it('sets one with a code that its authenticator shows, and has codes for a lost phone', async () => {
    const visitor = shop.visitor();
    await signIn('priya', undefined, visitor);
    const guess = { proof: { password: 'of somebody at an open session' } };
    expect(await visitor.refused(visitor.post('admin/secondfactor/begin', guess))).toMatchObject({
      status: 403,
      code: 'password_wrong',
    });
    const { secret } = await visitor.post('admin/secondfactor/begin', { proof });
    expect(await visitor.refused(visitor.post('admin/secondfactor/confirm', { code: '000000' }))).toMatchObject({
      status: 403,
      code: 'second_factor_wrong',
    });
    const { recoveryCodes } = await visitor.post('admin/secondfactor/confirm', { code: codeOf(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await visitor.get('admin/session/me', {})).toMatchObject({ secondFactor: 'set' });
    expect(await visitor.refused(visitor.post('admin/secondfactor/begin', { proof }))).toMatchObject({
      code: 'second_factor_set',
    });
    await hears('priya.natarajan@millwright.example', 'A second factor was added to your sign-in');
  });

  it('with one signs in with password and code, each code once, and the password alone opens nothing', async () => {
    const { secret, recoveryCodes } = await withFactor('marc');
    expect(await refused((visitor) => signIn('marc', undefined, visitor))).toMatchObject({
      status: 403,
      code: 'second_factor_required',
    });
    expect(await refused((visitor) => signIn('marc', '000000', visitor))).toMatchObject({
      code: 'second_factor_wrong',
    });
    expect(await refused((visitor) => signIn('marc', codeOf(secret, -1), visitor))).toMatchObject({
      code: 'second_factor_wrong',
    });
    const code = codeOf(secret);
    expect(await signIn('marc', code)).toMatchObject({ secondFactor: 'set' });
    expect(await refused((visitor) => signIn('marc', code, visitor))).toMatchObject({ code: 'second_factor_wrong' });
    expect(await signIn('marc', recoveryCodes[0]!.toLowerCase())).toMatchObject({ role: 'senior-csr' });
    expect(await refused((visitor) => signIn('marc', recoveryCodes[0], visitor))).toMatchObject({
      code: 'second_factor_wrong',
    });
  });

  it('is not guessed: a handful of wrong codes close the way for a while', async () => {
    const { secret } = await withFactor('helen');
    await shop.application.pool.query('delete from platform.rate_limit');
    for (let n = 0; n < 6; n++)
      expect(await refused((visitor) => signIn('helen', `00000${n}`, visitor))).toMatchObject({ status: 403 });
    expect(await refused((visitor) => signIn('helen', codeOf(secret), visitor))).toMatchObject({ status: 429 });
  });

  it('who lost phone and paper is let in again by an administrator, and starts anew', async () => {
    const { visitor } = await withFactor('emile');
    const [tomas, dana] = [shop.visitor(), shop.visitor()];
    await signIn('tomas', undefined, tomas);
    await signIn('dana', undefined, dana);
    expect(await dana.refused(dana.post('admin/secondfactor/reset', { staffId: '9002', proof }))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    // One's own is removed, with password and code.
    expect(await tomas.refused(tomas.post('admin/secondfactor/reset', { staffId: '9006', proof }))).toMatchObject({
      status: 403,
      code: 'second_factor_own',
    });
    // An office that was left open is not enough.
    const byGuess = tomas.post('admin/secondfactor/reset', { staffId: '9002', proof: { password: 'Guess#2026abc' } });
    expect(await tomas.refused(byGuess)).toMatchObject({ status: 403, code: 'password_wrong' });
    await tomas.post('admin/secondfactor/reset', { staffId: '9002', proof });
    await hears('emile.fortin@millwright.example', 'A second factor was removed from your sign-in');
    expect(await visitor.refused(visitor.get('admin/session/list', {}))).toMatchObject({ status: 401 });
    expect(await signIn('emile')).toMatchObject({ secondFactor: 'none' });
    const { rows } = await tomas.get('admin/security/list', { kind: 'second-factor-removed' });
    expect(rows.filter(({ subject }) => subject === 'staff:9002')).toMatchObject([{ about: { by: 'staff:9006' } }]);
  });

  it('does nothing before it is set, where the shop demands one', async () => {
    const tomas = shop.visitor();
    await signIn('tomas', undefined, tomas);
    const demand = (from: string, to: string, by = tomas) =>
      by.post('admin/setting/change', { name: 'StaffSecondFactorRequired', from, to });
    const before = shop.visitor();
    await signIn('dana', undefined, before);
    await demand('0', '1');
    await shop.projectionsCaughtUp();
    try {
      // Who was signed in without one is not any more, and who keeps the settings alone does not take the demand back.
      expect(await before.refused(before.get('admin/order/list', {}))).toMatchObject({ status: 401 });
      const visitor = shop.visitor();
      expect(await signIn('dana', undefined, visitor)).toMatchObject({ secondFactor: 'demanded' });
      expect(await visitor.refused(visitor.get('admin/order/list', {}))).toMatchObject({
        status: 403,
        code: 'second_factor_missing',
      });
      const { secret } = await visitor.post('admin/secondfactor/begin', { proof });
      await visitor.post('admin/secondfactor/confirm', { code: codeOf(secret) });
      expect(await visitor.get('admin/order/list', {})).toMatchObject({ total: 0 });
    } finally {
      await demand('1', '0');
      await shop.projectionsCaughtUp();
    }
  });

  it('leaves no secret that can be read in the database', async () => {
    const { rows } = await shop.application.pool.query<{ secret: Buffer }>('select secret from platform.second_factor');
    expect(rows.length).toBeGreaterThan(0);
    for (const { secret } of rows) expect(secret).toHaveLength(12 + 20 + 16);
  });
});
