// What queries read from: tables, and copies in memory of those that every page needs.
import type { Pool } from 'pg';
import { createMirror, type Mirror } from './mirror.ts';
import type { Positions } from './positions.ts';
import type { ReadModel } from './read-model.ts';

export interface ReadSide {
  readonly pool: Pool;
  /** @throws when the read model is not among the mirrored ones */
  mirror<Row extends object>(model: ReadModel<Row>): Mirror<Row>;
}

export async function createReadSide(pool: Pool, positions: Positions, mirrored: readonly ReadModel[]): Promise<ReadSide> {
  const mirrors = new Map<string, Mirror<object>>();
  for (const model of mirrored) mirrors.set(model.name, await createMirror(pool, model, positions));
  return {
    pool,
    mirror<Row extends object>(model: ReadModel<Row>) {
      const mirror = mirrors.get(model.name);
      if (!mirror) throw new Error(`${model.name} is not mirrored`);
      return mirror as Mirror<Row>;
    },
  };
}
