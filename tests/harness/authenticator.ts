// An authenticator in software, as a browser would speak for it: what WebAuthn makes and answers, and every way to be wrong.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskey } from '#contracts/second-factor/passkey.ts';
import type { PasskeyAnswer } from '#contracts/second-factor/second-factor.ts';

export interface Authenticator {
  make(options: CreationOptions, odd?: Odd): NewPasskey;
  answer(options: { readonly challenge: string }, odd?: Odd): PasskeyAnswer;
  /** How often it was used, as it tells the shop. */
  counter: number;
}

interface CreationOptions {
  readonly challenge: string;
  readonly user?: unknown;
}

/** What a real one would not say. */
interface Odd {
  readonly origin?: string;
  readonly challenge?: string;
  readonly id?: string;
  /** It has not made sure who holds it. */
  readonly unverified?: true;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);

/** CBOR of the few shapes that there are: byte strings, texts and small maps. */
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.concat([Buffer.from([0x59]), uint16(value.length)]),
    value,
  ]);
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const map = (...entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()]);

/** COSE of an ES256 key. */
function cose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map(
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
  );
}

export function createAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';

  const clientData = (type: string, challenge: string, odd: Odd) =>
    json({ type, challenge: odd.challenge ?? challenge, origin: odd.origin ?? origin, crossOrigin: false });
  function authenticatorData(counter: number, made: boolean, odd: Odd): Buffer {
    const flags = 0x01 | (odd.unverified ? 0 : 0x04) | (made ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const credential = made ? [Buffer.alloc(16), uint16(id.length), id, cose(publicKey)] : [];
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, ...credential]);
  }

  return {
    counter: 0,
    make({ challenge, user }, odd = {}) {
      userHandle = (user as { readonly id: string }).id;
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authenticatorData(this.counter, true, odd))],
      ).toString('base64url');
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, odd),
        attestationObject,
        transports: ['internal'],
      };
    },
    answer({ challenge }, odd = {}) {
      this.counter += 1;
      const data = authenticatorData(this.counter, false, odd);
      const clientDataJSON = clientData('webauthn.get', challenge, odd);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        id: odd.id ?? id.toString('base64url'),
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle,
      };
    },
  };
}
