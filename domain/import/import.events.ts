import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

export const importKinds = [
  'products',
  'product-files',
  'categories',
  'attributes',
  'attribute-values',
  'prices',
  'stock',
  'redirects',
  'synonyms',
  'tax-classes',
  'tax-zones',
  'tax-rates',
  'shipping-zones',
  'shipping-rates',
  'branches',
  'pages',
  'blocks',
  'customers',
  'contacts',
  'addresses',
  'customer-part-numbers',
] as const;
export type ImportKindName = (typeof importKinds)[number];

export const importStatuses = [
  'uploaded',
  'checking',
  'unreadable',
  'checked',
  'running',
  'paused',
  'stopped',
  'completed',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Where a file came from. */
export const importOrigins = ['browser', 'command-line', 'schedule'] as const;
export type ImportOrigin = (typeof importOrigins)[number];

/** How a file was read. */
export interface FileFacts {
  /** `zip`: files, each a row with its name. */
  readonly format: 'csv' | 'xlsx' | 'zip';
  readonly encoding: string;
  readonly delimiter: string;
  readonly decimalComma: boolean;
}

/** A field that has no column of its own: one text for every row, or a column that fills another field too. */
export interface ExtraField {
  readonly field: string;
  readonly value?: string;
  /** Its place in the heading, from 0. */
  readonly column?: number;
}

/** Rows by what becomes of them. */
export interface RowCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly wrong: number;
}

type Of = { readonly importId: string };

/**
 * Stream `import-<id>`. Rows are in files that events name by their SHA-256 (decision 0033); what an import changes are events of
 * the things themselves, caused by `import-<id>`.
 */
export type ImportEvent =
  | DomainEvent<
      'ImportUploaded',
      Of & {
        readonly fileName: string;
        /** The file in pieces, SHA-256 each. */
        readonly parts: readonly string[];
        readonly bytes: number;
        readonly header: readonly string[];
        readonly facts: FileFacts;
        readonly origin: ImportOrigin;
        /** Of `schedule`: the source that it came from. */
        readonly sourceId?: string;
      }
    >
  /** Asks for a dry run. `columns`: for each of the heading the field that it fills, empty where it is left out. */
  | DomainEvent<
      'ImportMatched',
      Of & {
        readonly kind: ImportKindName;
        readonly header: readonly string[];
        readonly columns: readonly string[];
        readonly extra?: readonly ExtraField[];
        /** Number of the dry run, from 1. */
        readonly check: number;
        /** Applied without being asked again, as the command line does. */
        readonly startsItself: boolean;
        /** People who are added get a letter by which they choose a password. */
        readonly invites?: boolean;
      }
    >
  /** `plan`: what these rows would change, and what is wrong with them. */
  | DomainEvent<
      'ImportRowsChecked',
      Of & { readonly check: number; readonly batch: number; readonly plan: string; readonly counts: RowCounts }
    >
  | DomainEvent<'ImportChecked', Of & { readonly check: number; readonly formulas: number }>
  | DomainEvent<
      'ImportUnreadable',
      Of & { readonly check: number; readonly code: string; readonly params: Readonly<Record<string, string | number>> }
    >
  /** `run`: number of the worker's errand, from 1; an earlier one that is still about writes nothing any more. */
  | DomainEvent<'ImportStarted', Of & { readonly run: number }>
  /** `refused`: what could not be changed and why; empty where everything was. */
  | DomainEvent<
      'ImportBatchApplied',
      Of & { readonly batch: number; readonly applied: number; readonly refusals: number; readonly refused: string }
    >
  | DomainEvent<'ImportPaused', Of>
  | DomainEvent<'ImportResumed', Of & { readonly run: number }>
  | DomainEvent<'ImportStopped', Of>
  | DomainEvent<'ImportCompleted', Of>
  | DomainEvent<'ImportUndoStarted', Of & { readonly run: number }>
  | DomainEvent<
      'ImportBatchUndone',
      Of & { readonly batch: number; readonly applied: number; readonly refusals: number; readonly refused: string }
    >
  | DomainEvent<'ImportUndone', Of>
  /** The files are gone: it cannot be taken back any more. */
  | DomainEvent<'ImportFilesRemoved', Of>;

export const importEvents = defineEvents<ImportEvent>({ category: 'import' });
