// What the log holds of an event: where it stands, when the store took it, and the hash of what it holds.
import { canonicalJson } from './canonical-json.ts';
import { leafHash, type Hash } from './merkle-tree.ts';

export interface Leaf {
  /** Commit position in the store, as a text: it may outgrow 53 bits. */
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  /** When the store took it, ISO. */
  readonly at: string;
  readonly hash: Hash;
}

/** Over the leaf's canonical JSON, which is written out here because every event of a bundle comes by. */
export const hashOfLeaf = ({ position, stream, revision, id, at, hash }: Leaf): Hash =>
  leafHash(`{"at":${canonicalJson(at)},"hash":"${hash}","id":${canonicalJson(id)},"position":${canonicalJson(position)},"revision":${revision},"stream":${canonicalJson(stream)}}`);
