// Whether a data folder holds the demonstration or a dealer's own shop. It stays what it was begun as: the demonstration's
// catalogue and its staff with a known password never come into a dealer's shop.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';

export type ShopKind = 'demonstration' | 'own';

const FILE = 'shop-kind';

/**
 * The kind of a folder, which a new one is given.
 * @throws OperatorError where an empty shop is wanted in a folder that holds the demonstration
 */
export function takeKind(folder: string, isEmptyWanted: boolean): ShopKind {
  const file = join(folder, FILE);
  const isNew = !existsSync(join(folder, 'postgres-folder'));
  const kind: ShopKind = existsSync(file) ? read(file) : isEmptyWanted && isNew ? 'own' : 'demonstration';
  if (isEmptyWanted && kind === 'demonstration')
    throw new OperatorError(
      `${folder} holds the demonstration; for an empty shop choose another folder: MILLWRIGHT_DATA=my-shop npm start -- --empty`,
    );
  keepKind(folder, kind);
  return kind;
}

export const keepKind = (folder: string, kind: ShopKind): void => writeFileSync(join(folder, FILE), `${kind}\n`);

function read(file: string): ShopKind {
  const kind = readFileSync(file, 'utf8').trim();
  if (kind === 'demonstration' || kind === 'own') return kind;
  throw new OperatorError(`${file} says neither "demonstration" nor "own"; write there what the shop is`);
}
