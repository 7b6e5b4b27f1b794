// Chromium's own virtual authenticator: what a laptop with a fingerprint reader would do, without a finger.
import type { Page } from 'playwright-core';

export interface PluggedIn {
  refuse(): Promise<unknown>;
  agree(): Promise<unknown>;
  /** Deletes what it holds: of several passkeys of a shop it would choose any. */
  empty(): Promise<unknown>;
}

/** The window has one from here on; whoever holds it is always the right person. */
export async function plugIn(page: Page): Promise<PluggedIn> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return {
    refuse: () => verify(false),
    agree: () => verify(true),
    empty: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}
