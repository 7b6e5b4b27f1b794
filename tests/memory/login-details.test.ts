// Name, user name, e-mail address and password, changed by who knows the present one (spec 2, 5, 8).
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import type { Visitor } from '../harness/visitor.ts';

const NEW_PASSWORD = 'Another#Way2Enter';

describe('one’s own login details', () => {
  let shop: MemoryShop;
  let ben: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await signIn(ben, 'ben');
  });
  afterEach(() => shop.stop());

  const signIn = (visitor: Visitor, userName: string, password: string = DEMO_PASSWORD) =>
    visitor.post('account/login', { userName, password });
  const change = (to: object, currentPassword: string = DEMO_PASSWORD) =>
    ben.post('account/changelogindetails', { currentPassword, ...to });
  const refused = async (to: object, currentPassword?: string) => (await ben.refused(change(to, currentPassword))).code;

  it('are changed together; who signs in does so by the new ones alone', async () => {
    await change({
      ...{ firstName: 'Benjamin', userName: 'benjamin', confirmUserName: 'benjamin' },
      ...{ email: 'benjamin@laurentide.example', confirmEmail: 'benjamin@laurentide.example' },
      ...{ password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    });
    expect(await ben.get('account/logindetails', {})).toMatchObject({
      ...{ FirstName: 'Benjamin', LastName: 'Carter', UserName: 'benjamin', Email: 'benjamin@laurentide.example' },
    });
    const again = shop.visitor();
    expect(await again.refused(signIn(again, 'ben', NEW_PASSWORD))).toMatchObject({ code: 'login_failed' });
    expect(await again.refused(signIn(again, 'benjamin'))).toMatchObject({ code: 'login_failed' });
    expect(await signIn(again, 'benjamin', NEW_PASSWORD)).toMatchObject({ Name: 'Benjamin Carter' });
  });

  it('leave what is empty as it is, and free the old name for others', async () => {
    await change({ userName: 'benjamin', confirmUserName: 'benjamin' });
    expect(await ben.get('account/logindetails', {})).toMatchObject({ FirstName: 'Ben', UserName: 'benjamin' });
    const stranger = shop.visitor();
    const person = { firstName: 'B', lastName: 'C', email: 'b@example.com', userName: 'ben', phone: '' };
    const withPassword = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect(await stranger.post('account/register', { accountType: 'buyer', ...person, ...withPassword })).toMatchObject(
      {
        Name: 'B C',
      },
    );
  });

  it('are not refused to who did not hear of their new password and presses again', async () => {
    const to = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await change(to);
    expect(await change(to)).toEqual({ message: 'success' });
    expect(await refused({ firstName: 'B' })).toBe('password_wrong');
  });

  it('stay as they are where something is wrong', async () => {
    expect(await refused({ firstName: 'B' }, 'Wrong#Password1')).toBe('password_wrong');
    expect(await refused({})).toBe('login_details_empty');
    expect(await refused({ userName: 'benjamin', confirmUserName: 'benjamim' })).toBe('user_name_mismatch');
    expect(await refused({ email: 'b@example.com', confirmEmail: '' })).toBe('email_mismatch');
    expect(await refused({ password: NEW_PASSWORD, confirmPassword: '' })).toBe('password_mismatch');
    expect(await refused({ userName: 'chloe', confirmUserName: 'chloe' })).toBe('user_name_taken');
    expect(await refused({ userName: 'x@example.com', confirmUserName: 'x@example.com' })).toBe(
      'user_name_not_own_email',
    );
    expect(await ben.get('account/logindetails', {})).toMatchObject({ UserName: 'ben', FirstName: 'Ben' });
  });

  it('tell the address that it was', async () => {
    await change({ email: 'new@example.com', confirmEmail: 'new@example.com' });
    await shop.quiet();
    expect(shop.mails.at(-1)?.to).not.toBe('new@example.com');
    expect(shop.mails.at(-1)?.subject).toMatch(/address/i);
  });
});
