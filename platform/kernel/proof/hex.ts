// Hashes are bytes in tables and hexadecimal text everywhere else.
import type { Knex } from 'knex';
import { knex } from '../postgres/statement.ts';

/** A column of bytes as text, under the same name or under `as`. */
export const hexOf = (column: string, as = column): Knex.Raw => knex.raw(`encode(??, 'hex') as ??`, [column, as]);
/** Text as bytes. */
export const bytesOf = (hex: string): Buffer => Buffer.from(hex, 'hex');
