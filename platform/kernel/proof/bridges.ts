// Bridges beside the heads (proof/bridge.ts): like heads, no rebuild can make them again.
import { signBridge, type Bridge, type SignedBridge } from '#proof/bridge.ts';
import { countOf, knex, rowsOf, type Db } from '../postgres/statement.ts';
import { bytesOf, hexOf } from './hex.ts';

type Row = Omit<SignedBridge, 'size' | 'at'> & { readonly size: string; readonly at: Date };

/** The older first. */
export async function readBridges(db: Db): Promise<SignedBridge[]> {
  const rows = await rowsOf<Row>(
    db,
    knex('proof.bridge')
      .select('kind', 'size', hexOf('root'), hexOf('streams'), 'at', 'from', 'to', 'key', 'signature')
      .orderBy('id'),
  );
  return rows.map(({ size, at, ...row }) => ({ ...row, size: Number(size), at: at.toISOString() }));
}

export async function keepBridge(db: Db, seed: Buffer, bridge: Bridge): Promise<SignedBridge> {
  const signed = signBridge(seed, bridge);
  const { kind, size, root, streams, at, from, to, key, signature } = signed;
  await countOf(
    db,
    knex('proof.bridge').insert({
      ...{ kind, size, at, from, to, key, signature },
      root: bytesOf(root),
      streams: bytesOf(streams),
    }),
  );
  return signed;
}

/** Words for people what was moved, or lost. */
export function bridgeSentence({ kind, size, at, from, to }: SignedBridge): string {
  switch (kind) {
    case 'moved':
      return `${size} events were moved from ${from} to ${to} on ${at}.`;
    case 'lost':
      return `The history that was signed up to ${from.split(':')[0]} events was lost after event ${size}; it goes on from there in ${to} since ${at}.`;
  }
}
