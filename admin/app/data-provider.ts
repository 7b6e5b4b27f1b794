// Reads through the contracts; changes are named commands, one button file each, never a generic update.
import type { DataProvider, GetListParams } from 'react-admin';
import { partsOf } from '#domain/shared/parts-of.ts';
import type { Screen } from '#admin/lib/feature.ts';
import type { Meta, Reader } from '#admin/lib/reader.ts';
import * as features from './features.ts';

const screens: readonly Screen[] = partsOf(features, 'screens').flat();
const readers = new Map(screens.flatMap(({ name, reader }) => (reader ? [[name, reader] as const] : [])));

const readOnly = (): never => {
  throw new Error('the back office changes things through named commands');
};

function readerOf(resource: string): Reader {
  const reader = readers.get(resource);
  if (!reader) throw new Error(`no reader of ${resource}`);
  return reader;
}

function readOne(resource: string, id: string, meta?: Meta) {
  const { one } = readerOf(resource);
  if (!one) throw new Error(`${resource} has a list only`);
  return one(id, meta);
}

const provider = {
  getList: (resource: string, params: GetListParams) => readerOf(resource).list(params),
  getOne: (resource: string, { id, meta }: { id: string; meta?: Meta }) => readOne(resource, id, meta),
  getMany: async (resource: string, { ids }: { ids: string[] }) => ({
    data: (await Promise.all(ids.map((id) => readOne(resource, id)))).map(({ data }) => data),
  }),
  getManyReference: readOnly,
  create: readOnly,
  update: readOnly,
  updateMany: readOnly,
  delete: readOnly,
  deleteMany: readOnly,
};

// react-admin's own type is generic over any record; each resource here has its own.
export const dataProvider = provider as unknown as DataProvider;
