// The browser's side of passkeys. Its library is loaded when somebody uses one.
import { useSyncExternalStore } from 'react';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskey } from '#contracts/second-factor/passkey.ts';
import type { PasskeyAnswer } from '#contracts/second-factor/second-factor.ts';
import { newPasskeyOf, passkeyAnswerOf } from '#contracts/second-factor/passkey-wire.ts';

const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;
const nothingChanges = () => () => undefined;

/** Only over TLS or on localhost, and not in every browser; the server knows no browser, so its pages say no. */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(nothingChanges, canUsePasskeys, () => false);

type Options = { readonly challenge: string } & object;

/** @throws Error where the person, or the browser, would not */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return newPasskeyOf(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

/** @throws Error where the person, or the browser, would not */
export async function askPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return passkeyAnswerOf(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}
