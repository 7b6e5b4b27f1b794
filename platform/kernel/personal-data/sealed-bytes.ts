// Bytes sealed with a key of their own. The key stands in an event among what is personal: who erases the person takes the
// key, and with it whatever the bytes said (decision 0006).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `key` is Base64. */
export function sealBytes(bytes: Uint8Array): { readonly sealed: Buffer; readonly key: string } {
  const key = randomBytes(32);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  return { sealed, key: key.toString('base64') };
}

/** @throws when the key is another's, or was erased */
export function openSealed(sealed: Uint8Array, key: string): Buffer {
  const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'base64'), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
