// security.md S7: the second factor of staff.
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('a member of staff', () => {
  let shop: TestShop;
  /** Codes are good once, so each test takes the next: half a minute on, as far as the clock may be off. */
  const codeOf = (secret: string, periods = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });
  const signIn = (userName: string, code?: string, visitor = shop.visitor()) =>
    visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD, ...(code ? { code } : {}) });
  const refused = async (call: (visitor: Visitor) => Promise<unknown>) => {
    const visitor = shop.visitor();
    return visitor.refused(call(visitor));
  };

  beforeAll(async () => {
    shop = await startShop({ rateLimitFactor: 1 });
    await shop.projectionsCaughtUp();
  }, 60_000);
  afterAll(() => shop.stop(), 30_000);
  beforeEach(() => shop.application.pool.query('delete from platform.rate_limit'));

  async function withFactor(
    userName: string,
  ): Promise<{ visitor: Visitor; secret: string; recoveryCodes: readonly string[] }> {
    const visitor = shop.visitor();
    await signIn(userName, undefined, visitor);
    const { secret, qrCode } = await visitor.post('admin/secondfactor/begin', {});
    expect(qrCode).toMatch(/^<svg /);
    const { recoveryCodes } = await visitor.post('admin/secondfactor/confirm', { code: codeOf(secret, -1) });
    return { visitor, secret, recoveryCodes };
  }

  it('without one signs in with the password, where none is demanded', async () =>
    expect(await signIn('dana')).toMatchObject({ role: 'csr', secondFactor: 'none' }));

  it('sets one with a code that its authenticator shows, and has codes for a lost phone', async () => {
    const visitor = shop.visitor();
    await signIn('priya', undefined, visitor);
    const { secret } = await visitor.post('admin/secondfactor/begin', {});
    expect(await visitor.refused(visitor.post('admin/secondfactor/confirm', { code: '000000' }))).toMatchObject({
      status: 403,
      code: 'second_factor_wrong',
    });
    const { recoveryCodes } = await visitor.post('admin/secondfactor/confirm', { code: codeOf(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await visitor.get('admin/session/me', {})).toMatchObject({ secondFactor: 'set' });
    expect(await visitor.refused(visitor.post('admin/secondfactor/begin', {}))).toMatchObject({
      code: 'second_factor_set',
    });
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
    expect(await dana.refused(dana.post('admin/secondfactor/reset', { staffId: '9002' }))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    await tomas.post('admin/secondfactor/reset', { staffId: '9002' });
    expect(await visitor.refused(visitor.get('admin/session/list', {}))).toMatchObject({ status: 401 });
    expect(await signIn('emile')).toMatchObject({ secondFactor: 'none' });
    const { rows } = await tomas.get('admin/security/list', { kind: 'second-factor-removed' });
    expect(rows).toMatchObject([{ subject: 'staff:9002', about: { by: 'staff:9006' } }]);
  });

  it('does nothing before it is set, where the shop demands one', async () => {
    Object.assign(shop.application.services, { secondFactorRequired: true });
    try {
      const visitor = shop.visitor();
      expect(await signIn('dana', undefined, visitor)).toMatchObject({ secondFactor: 'demanded' });
      expect(await visitor.refused(visitor.get('admin/order/list', {}))).toMatchObject({
        status: 403,
        code: 'second_factor_missing',
      });
      const { secret } = await visitor.post('admin/secondfactor/begin', {});
      await visitor.post('admin/secondfactor/confirm', { code: codeOf(secret) });
      expect(await visitor.get('admin/order/list', {})).toMatchObject({ total: 0 });
    } finally {
      Object.assign(shop.application.services, { secondFactorRequired: false });
    }
  });

  it('leaves no secret that can be read in the database', async () => {
    const { rows } = await shop.application.pool.query<{ secret: Buffer }>('select secret from platform.second_factor');
    expect(rows.length).toBeGreaterThan(0);
    for (const { secret } of rows) expect(secret).toHaveLength(12 + 20 + 16);
  });
});
