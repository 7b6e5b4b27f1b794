// The log holds one hash of an event: that under which it is chained, which binds all of it. Nothing of the store it
// lies in (position, time) is part of that, so that a history can be moved to another store and the proof still holds.
import { leafHash, type Hash } from './merkle-tree.ts';

export const hashOfLeaf = (eventHash: Hash): Hash => leafHash(JSON.stringify(eventHash));
