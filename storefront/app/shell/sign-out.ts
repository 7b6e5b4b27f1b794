import { browserApi } from '#storefront/lib/browser-api.ts';

/** Spec 4, sign out: clear the browser's storages, end the session, keep the returned state, go home. */
export async function signOut(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  try {
    localStorage.setItem('User_Data', JSON.stringify(await browserApi.post('account/logout', {})));
  } finally {
    // A full load: nothing of the account stays in memory.
    location.assign('/');
  }
}
