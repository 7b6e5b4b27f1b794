import type { AuthProvider } from 'react-admin';
import { ApiError } from '#contracts/client.ts';
import type { PasskeyAnswer } from '#contracts/second-factor/second-factor.ts';
import { client } from '#admin/lib/client.ts';
import { setShopTimeZone } from '#admin/lib/format.ts';

/** Name and password with what else is asked for, or a passkey alone. */
interface SignIn {
  readonly username?: string;
  readonly password?: string;
  readonly code?: string;
  readonly passkey?: PasskeyAnswer;
}

/** @throws Error where nobody is signed in: that is an answer, not a failed call. */
async function signedIn() {
  const member = await client.get('admin/session/me', {});
  if (!member.staffId) throw new Error('nobody is signed in');
  setShopTimeZone(member.timeZone);
  return member;
}

/** Rights are enforced by the server; what is known here only decides what is shown. */
export const authProvider: AuthProvider = {
  async login({ username, password, code, passkey }: SignIn) {
    if (username !== undefined && password !== undefined)
      await client.post('admin/session/login', {
        userName: username,
        password,
        ...(code ? { code } : {}),
        ...(passkey ? { passkey } : {}),
      });
    else if (passkey) await client.post('admin/session/loginwithpasskey', { passkey });
  },
  async logout() {
    await client.post('admin/session/logout', {});
  },
  async checkAuth() {
    await signedIn();
  },
  async checkError(error: unknown) {
    if (error instanceof ApiError && error.status === 401) throw error;
  },
  async getIdentity() {
    const { staffId, name, email } = await signedIn();
    return { id: staffId, fullName: name, email };
  },
  async getPermissions() {
    return (await signedIn()).rights;
  },
};
