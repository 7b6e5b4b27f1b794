// What rows of a file would change, and what is wrong with them: the file behind `plan` of a dry run.
import { partsOfKey, type Thing } from './import-kind.ts';

/** A file of a zip that was kept, and what a picture measures. */
export interface PlannedFile {
  readonly row: number;
  /** As the zip names it, without folders. */
  readonly name: string;
  readonly type: 'picture' | 'document';
  readonly sha256: string;
  readonly fileName: string;
  /** Pixels; 0 of documents. */
  readonly width: number;
  readonly height: number;
}

/** Fields of one thing: what was there, and what the file wants. */
export interface PlannedChange {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly row: number;
  readonly key: string;
  /** Nothing of this key is there: `changed` is all that differs from the kind's blank thing. */
  readonly isNew: boolean;
  readonly seen: Thing;
  readonly changed: Thing;
  /** Of an archive: what came with it. */
  readonly files?: readonly PlannedFile[];
}

export interface WrongRow {
  readonly row: number;
  readonly key: string;
  /** The heading, as the file has it; empty where the row as a whole is wrong. */
  readonly column: string;
  readonly value: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface PlanFile {
  /** Import and dry run: what two of them would change alike is no one file, so that one of them can be deleted. */
  readonly of?: string;
  readonly changes: readonly PlannedChange[];
  readonly wrong: readonly WrongRow[];
}

/** A change that was not made: somebody had changed the thing meanwhile, or a rule said no. */
export interface RefusedChange {
  readonly row: number;
  readonly key: string;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How many accounts the rows of a kind of people are about: their keys begin with them. */
export const accountsIn = (keys: readonly string[]): number =>
  new Set(keys.flatMap((key) => (key ? [partsOfKey(key)[0]] : []))).size;
