// The shop signs a head: how many events the log holds, the root over them, and the root over where every stream ends.
import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { Hash } from './merkle-tree.ts';

export interface TreeHead {
  /** Events in the log. */
  readonly size: number;
  readonly root: Hash;
  /** Root of the map of streams (stream-map.ts), as of the same size. */
  readonly streams: Hash;
  /** The time at which it was signed, ISO. */
  readonly at: string;
}

export interface SignedHead extends TreeHead {
  /** Ed25519 public key, DER (SPKI), base64. */
  readonly key: string;
  /** Ed25519 over the head, base64. */
  readonly signature: string;
}

export interface Signer {
  readonly publicKey: string;
  sign(head: TreeHead): SignedHead;
}

/** DER of a PKCS #8 Ed25519 key, up to its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** `seed`: 32 bytes. */
export const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

/** `seed`: 32 bytes. */
export function createSigner(seed: Buffer): Signer {
  const privateKey = privateKeyOf(seed);
  const publicKey = publicKeyText(createPublicKey(privateKey));
  return {
    publicKey,
    sign: ({ size, root, streams, at }) => ({
      size,
      root,
      streams,
      at,
      key: publicKey,
      signature: sign(null, signedBytes({ size, root, streams, at }), privateKey).toString('base64'),
    }),
  };
}

/** Tells whether the key that the head names signed it. Which key that should be, the caller has to know. */
export function isSigned(head: SignedHead): boolean {
  try {
    const key = publicKeyOf(head.key);
    // Readers of keys overlook much; what is exported has one text only, so that every changed byte shows.
    return (
      publicKeyText(key) === head.key && verify(null, signedBytes(head), key, Buffer.from(head.signature, 'base64'))
    );
  } catch {
    // What is no key signs nothing.
    return false;
  }
}

export const publicKeyOf = (key: string): KeyObject =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
export const publicKeyText = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64');

/** For comparing keys by eye or by telephone: SHA-256 of the key in groups of four. */
export const fingerprint = (key: string): string =>
  createHash('sha256')
    .update(Buffer.from(key, 'base64'))
    .digest('hex')
    .slice(0, 32)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** The first line keeps the signature from passing for one of something else. */
const signedBytes = ({ size, root, streams, at }: TreeHead): Buffer =>
  Buffer.from(`millwright tree head 1\n${canonicalJson({ size, root, streams, at })}\n`);
