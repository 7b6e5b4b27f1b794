// Bridges beside the heads (proof/bridge.ts): like heads, no rebuild can make them again.
import { signBridge, type Bridge, type SignedBridge } from '#proof/bridge.ts';
import type { Db } from '../read-model/table.ts';

type Row = Omit<SignedBridge, 'size' | 'at'> & { readonly size: string; readonly at: Date };

/** The older first. */
export async function readBridges(db: Db): Promise<SignedBridge[]> {
  const { rows } = await db.query<Row>(
    `select kind, size, encode(root, 'hex') as root, encode(streams, 'hex') as streams, at, "from", "to", key, signature from proof.bridge order by id`,
  );
  return rows.map(({ size, at, ...row }) => ({ ...row, size: Number(size), at: at.toISOString() }));
}

export async function keepBridge(db: Db, seed: Buffer, bridge: Bridge): Promise<SignedBridge> {
  const signed = signBridge(seed, bridge);
  await db.query(
    `insert into proof.bridge (kind, size, root, streams, at, "from", "to", key, signature) values ($1, $2, decode($3, 'hex'), decode($4, 'hex'), $5, $6, $7, $8, $9)`,
    [
      signed.kind,
      signed.size,
      signed.root,
      signed.streams,
      signed.at,
      signed.from,
      signed.to,
      signed.key,
      signed.signature,
    ],
  );
  return signed;
}

/** What was moved, or lost, for people. */
export function bridgeSentence({ kind, size, at, from, to }: SignedBridge): string {
  switch (kind) {
    case 'moved':
      return `${size} events were moved from ${from} to ${to} on ${at}.`;
    case 'lost':
      return `The history that was signed up to ${from.split(':')[0]} events was lost after event ${size}; it goes on from there in ${to} since ${at}.`;
  }
}
