import type { AuthProvider } from 'react-admin';
import type { Output } from '#contracts/api.ts';
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

let known: Output<'admin/session/me'> | undefined;

/**
 * Who was signed in a moment ago still is while the server cannot say: a read model that is away signs nobody out.
 * @throws Error where nobody is signed in: that is an answer, not a failed call.
 */
async function signedIn() {
  const member = await client.get('admin/session/me', {}).catch((error: unknown) => {
    if (!known || (error instanceof ApiError && error.status < 500)) throw error;
    return known;
  });
  known = member.staffId ? member : undefined;
  if (!known) throw new Error('nobody is signed in');
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
    // React-admin also calls it where nobody is signed in any more.
    if (known) await client.post('admin/session/logout', {});
    known = undefined;
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
