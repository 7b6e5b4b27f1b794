// Keeps the embedded catalogue index on disk, so that a restart need not load it again: the followed rows, and the
// words of products in SQLite's FTS5. It is a copy: whatever is wrong with the file, it is made anew.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { isPublished, isSold, type ProductRow } from '#projections/product/products.ts';
import type { Words } from '../keyword/product-words.ts';
import { compact } from '#projections/shared/words/words.ts';

/** Raised with every change of the tables or of what is written into them. */
const FORMAT = 3;
/** Bytes of rows read lately, as JSON; parsed they take about three times as much. */
const REMEMBERED_BYTES = 4_000_000;
const CACHE_KB = 16_000;

const TABLES = `
  create table followed(model text primary key, version integer not null, epoch integer not null, position text not null);
  create table product(id integer primary key, key text not null unique, compact text, sold integer not null, position text not null, data text not null);
  create index product_compact on product(compact, sold) where compact is not null;
  create table kept_row(model text, key text, position text not null, data text not null, primary key (model, key)) without rowid;
  create virtual table word using fts5(number, name, other, content='', contentless_delete=1,
    tokenize="unicode61 remove_diacritics 0 tokenchars '.,/-=_'", prefix='2 3');
  create virtual table vocabulary using fts5vocab(word, 'row');`;

/** The position up to which a read model is copied. */
export interface Followed {
  readonly version: number;
  readonly epoch: number;
  /** The last event in it; -1 before the first. */
  readonly position: bigint;
}

export interface StoredRow<Row> {
  readonly key: string;
  readonly row: Row;
  readonly position: bigint;
}

export interface IndexStore {
  followed(model: string): Followed | undefined;
  setFollowed(model: string, followed: Followed): void;
  /** All or nothing of what `work` writes. */
  transaction<T>(work: () => T): T;
  /** Products by a small number, dense from 1 on, that stays theirs. */
  product(id: number): ProductRow;
  /** Several at once, of those that are there; in no order. */
  productsById(ids: readonly number[]): ReadonlyMap<number, ProductRow>;
  rowsByKey<Row extends object>(model: string, keys: readonly string[]): ReadonlyMap<string, Row>;
  idOf(itemNumber: string): number | undefined;
  putProduct(row: ProductRow, position: bigint): number;
  putWords(id: number, words: Words | undefined): void;
  removeProduct(id: number): void;
  products(after: number, count: number): readonly { readonly id: number; readonly row: ProductRow }[];
  /** Finds sold products whose number begins so; `6205-2RS` is `62052rs`. */
  startingWith(compactNumber: string, count: number): readonly number[];
  /** The product with this number; one that is sold before one that was. */
  exactly(compactNumber: string): number | undefined;
  /** Ids of products, by an FTS5 expression, above `after` up to `until`. */
  matching(expression: string, after: number, until: number): Uint32Array;
  /** Words without digits, and those that begin with one. */
  vocabulary(): readonly string[];
  row<Row extends object>(model: string, key: string): Row | undefined;
  putRow(model: string, key: string, row: object, position: bigint): void;
  removeRow(model: string, key: string): void;
  rows<Row extends object>(model: string, after: string, count: number): readonly { readonly key: string; row: Row }[];
  keys(model: string, after: string, count: number): readonly string[];
  /** Number of rows and sum of their positions: two copies with the same have seen the same. */
  digest(model: string): { readonly rows: number; readonly positions: bigint };
  close(): void;
}

export const PRODUCT = 'product';

/**
 * Opens the file, or begins a new one where it is missing, of another format or broken. Its rows have the shapes that
 * their read models had when they were copied, so another version of one is another format.
 */
export function openIndexStore(file: string, models: readonly Pick<ReadModel, 'name' | 'version'>[] = []): IndexStore {
  const format = crc32([FORMAT, ...models.map(({ name, version }) => `${name} ${version}`)].join()) >>> 1;
  const begin = (): Database.Database => {
    const db = new Database(file);
    db.exec(
      `pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -${CACHE_KB}; pragma temp_store = memory;`,
    );
    return db;
  };
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const remove = () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  };
  let db: Database.Database | undefined;
  try {
    db = begin();
    const known = (db.prepare('pragma user_version').get() as { user_version: number }).user_version;
    if (known === format) return storeOf(db);
    db.close();
  } catch (error) {
    // A broken file is no loss: everything in it comes from the read models.
    if (!isDamage(error)) throw error;
    db?.close();
  }
  if (file !== ':memory:') remove();
  db = begin();
  db.exec(TABLES);
  db.exec(`pragma user_version = ${format}`);
  return storeOf(db);
}

const isDamage = (error: unknown) =>
  /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i.test(`${(error as { code?: string }).code} ${String(error)}`);

function storeOf(db: Database.Database): IndexStore {
  const sql = {
    begin: db.prepare('begin immediate'),
    commit: db.prepare('commit'),
    rollback: db.prepare('rollback'),
    followed: db.prepare('select version, epoch, position from followed where model = ?'),
    setFollowed: db.prepare('insert or replace into followed(model, version, epoch, position) values (?, ?, ?, ?)'),
    product: db.prepare('select data from product where id = ?').raw(),
    productsById: db.prepare(`select ${entries('id')} from product where id in (select value from json_each(?))`).raw(),
    idOf: db.prepare('select id from product where key = ?').raw(),
    putProduct: db.prepare(
      `insert into product(key, compact, sold, position, data) values (?, ?, ?, ?, ?)
       on conflict(key) do update set compact = excluded.compact, sold = excluded.sold, position = excluded.position, data = excluded.data returning id`,
    ),
    removeProduct: db.prepare('delete from product where id = ?'),
    products: db.prepare('select id, data from product where id > ? order by id limit ?').raw(),
    startingWith: db
      .prepare('select id from product where compact >= ? and compact < ? and sold order by compact limit ?')
      .raw(),
    exactly: db.prepare('select id from product where compact = ? order by sold desc, key limit 1').raw(),
    putWords: db.prepare('insert into word(rowid, number, name, other) values (?, ?, ?, ?)'),
    removeWords: db.prepare('delete from word where rowid = ?'),
    matching: db.prepare('select group_concat(rowid) from word where word match ? and rowid > ? and rowid <= ?').raw(),
    vocabulary: db
      .prepare(`select term from vocabulary where not term glob '*[0-9]*' or term glob '[0-9]*[a-z]'`)
      .raw(),
    rowsByKey: db
      .prepare(`select ${entries('key')} from kept_row where model = ? and key in (select value from json_each(?))`)
      .raw(),
    row: db.prepare('select data from kept_row where model = ? and key = ?').raw(),
    putRow: db.prepare('insert or replace into kept_row(model, key, position, data) values (?, ?, ?, ?)'),
    removeRow: db.prepare('delete from kept_row where model = ? and key = ?'),
    rows: db.prepare('select key, data from kept_row where model = ? and key > ? order by key limit ?').raw(),
    keys: db.prepare('select key from kept_row where model = ? and key > ? order by key limit ?').raw(),
    productKeys: db.prepare('select key from product where key > ? order by key limit ?').raw(),
    digest: db.prepare(
      'select count(*) as rows, cast(coalesce(sum(cast(position as integer)), 0) as text) as positions from kept_row where model = ?',
    ),
    productDigest: db.prepare(
      'select count(*) as rows, cast(coalesce(sum(cast(position as integer)), 0) as text) as positions from product',
    ),
  };
  const remembered = new LRUCache<string, { readonly row: object | undefined; readonly bytes: number }>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ bytes }, key) => 100 + key.length + bytes,
  });
  const readRow = (key: string, statement: Database.Statement, ...values: unknown[]): object | undefined => {
    const known = remembered.get(key);
    if (known) return known.row;
    const found = statement.get(...values) as [string] | undefined;
    const row = found && (JSON.parse(found[0]) as object);
    remembered.set(key, { row, bytes: found?.[0].length ?? 0 });
    return row;
  };
  const idOf = (itemNumber: string) => (sql.idOf.get(itemNumber) as [number] | undefined)?.[0];
  const forgetAll = () => remembered.clear();

  return {
    followed(model) {
      const found = sql.followed.get(model) as { version: number; epoch: number; position: string } | undefined;
      return found && { version: found.version, epoch: found.epoch, position: BigInt(found.position) };
    },
    setFollowed: (model, { version, epoch, position }) =>
      void sql.setFollowed.run(model, version, epoch, String(position)),
    transaction(work) {
      sql.begin.run();
      try {
        const result = work();
        sql.commit.run();
        return result;
      } catch (error) {
        forgetAll();
        sql.rollback.run();
        throw error;
      }
    },
    product(id) {
      const row = readRow(`${PRODUCT} ${id}`, sql.product, id);
      if (!row) throw new Error(`the index has no product ${id}`);
      return row as ProductRow;
    },
    productsById: (ids) => entriesOf<number, ProductRow>(sql.productsById.get(JSON.stringify(ids))),
    rowsByKey: <Row extends object>(model: string, keys: readonly string[]) =>
      entriesOf<string, Row>(sql.rowsByKey.get(model, JSON.stringify(keys))),
    idOf,
    putProduct(row, position) {
      const number = isPublished(row) ? compact(row.item_number) : null;
      const values = [row.item_number, number, isSold(row) ? 1 : 0, String(position), JSON.stringify(row)];
      const { id } = sql.putProduct.get(...values) as { id: number };
      remembered.delete(`${PRODUCT} ${id}`);
      return id;
    },
    putWords(id, words) {
      sql.removeWords.run(id);
      if (words) sql.putWords.run(id, words.number.join(' '), words.name.join(' '), words.other.join(' '));
    },
    removeProduct(id) {
      sql.removeWords.run(id);
      sql.removeProduct.run(id);
      remembered.delete(`${PRODUCT} ${id}`);
    },
    products: (after, count) =>
      (sql.products.all(after, count) as [number, string][]).map(([id, data]) => ({
        id,
        row: JSON.parse(data) as ProductRow,
      })),
    startingWith: (begin, count) =>
      (sql.startingWith.all(begin, `${begin}\u{10ffff}`, count) as [number][]).map(([id]) => id),
    exactly: (number) => (number ? (sql.exactly.get(number) as [number] | undefined)?.[0] : undefined),
    matching: (expression, after, until) =>
      numbersOf((sql.matching.get(expression, after, until) as [string | null] | undefined)?.[0] ?? ''),
    vocabulary: () => (sql.vocabulary.all() as [string][]).map(([term]) => term),
    row: <Row extends object>(model: string, key: string) =>
      readRow(`${model} ${key}`, sql.row, model, key) as Row | undefined,
    putRow(model, key, row, position) {
      sql.putRow.run(model, key, String(position), JSON.stringify(row));
      remembered.delete(`${model} ${key}`);
    },
    removeRow(model, key) {
      sql.removeRow.run(model, key);
      remembered.delete(`${model} ${key}`);
    },
    rows: <Row extends object>(model: string, after: string, count: number) =>
      (sql.rows.all(model, after, count) as [string, string][]).map(([key, data]) => ({
        key,
        row: JSON.parse(data) as Row,
      })),
    keys: (model, after, count) =>
      ((model === PRODUCT ? sql.productKeys.all(after, count) : sql.keys.all(model, after, count)) as [string][]).map(
        ([key]) => key,
      ),
    digest(model) {
      const { rows, positions } = (model === PRODUCT ? sql.productDigest.get() : sql.digest.get(model)) as {
        rows: number;
        positions: string;
      };
      return { rows, positions: BigInt(positions) };
    },
    close: () => void db.close(),
  };
}

/** Rows as one JSON text: read at once they cost a fifth of what they cost row by row. */
const entries = (key: string) =>
  `'[' || coalesce(group_concat('[' || json_quote(${key}) || ',' || data || ']'), '') || ']'`;
const entriesOf = <Key, Row>(found: unknown) => new Map(JSON.parse((found as [string])[0]) as [Key, Row][]);

/** `3,14,15`: as one text they come five times as fast as row by row. */
function numbersOf(text: string): Uint32Array {
  if (!text) return new Uint32Array();
  const numbers = new Uint32Array(Math.ceil(text.length / 2));
  let [count, current] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 44) {
      numbers[count++] = current;
      current = 0;
    } else current = current * 10 + code - 48;
  }
  numbers[count++] = current;
  return numbers.slice(0, count);
}
