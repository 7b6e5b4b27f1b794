// The shop signs a bridge when its history goes on elsewhere. A head says what was there; a bridge says why what
// follows lies in another store, or why something that was signed is gone. Leaves bind nothing of the store they lie
// in, so a head signed before a move is proven on the other side like any other.
import { createPublicKey, sign, verify } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import { privateKeyOf, publicKeyOf, publicKeyText, type TreeHead } from './tree-head.ts';

export interface Bridge extends TreeHead {
  /**
   * `moved`: all `size` events went from one store to another. `lost`: the store had only `size` events left of those
   * that were signed.
   */
  readonly kind: 'moved' | 'lost';
  /**
   * The place where the history was, without any secret; of a loss the largest head that the store does not hold, as `size:root`.
   */
  readonly from: string;
  /** The name of the store in which it goes on. */
  readonly to: string;
}

export interface SignedBridge extends Bridge {
  /** Ed25519 public key, DER (SPKI), base64. */
  readonly key: string;
  /** Ed25519 over the bridge, base64. */
  readonly signature: string;
}

/** `seed`: 32 bytes, as for heads. */
export function signBridge(seed: Buffer, bridge: Bridge): SignedBridge {
  const privateKey = privateKeyOf(seed);
  return {
    ...bridge,
    key: publicKeyText(createPublicKey(privateKey)),
    signature: sign(null, signedBytes(bridge), privateKey).toString('base64'),
  };
}

/** Tells whether the key that the bridge names signed it. */
export function isSignedBridge(bridge: SignedBridge): boolean {
  try {
    return verify(null, signedBytes(bridge), publicKeyOf(bridge.key), Buffer.from(bridge.signature, 'base64'));
  } catch {
    // What is no key signs nothing.
    return false;
  }
}

const signedBytes = ({ kind, size, root, streams, at, from, to }: Bridge): Buffer =>
  Buffer.from(`millwright bridge 1\n${canonicalJson({ kind, size, root, streams, at, from, to })}\n`);
