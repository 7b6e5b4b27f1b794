import type { ImportKindName } from '#domain/import/import.events.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

export const sourcePlaces = ['folder', 'https', 'sftp'] as const;
export type SourcePlace = (typeof sourcePlaces)[number];

export const sourceLogins = ['none', 'password', 'key'] as const;
export type SourceLogin = (typeof sourceLogins)[number];

export const sourceRhythms = ['hour', 'day', 'weekdays', 'week'] as const;
export type SourceRhythm = (typeof sourceRhythms)[number];

/** Attempts of one run before it counts as failed. */
export const MOST_ATTEMPTS = 3;

/** Where files come from by themselves, and what becomes of them. Passwords and keys are no part of it. */
export interface SourceData {
  readonly name: string;
  readonly place: SourcePlace;
  /** Name of the server; empty for a folder and an address. */
  readonly host: string;
  readonly port: number;
  /** How the shop signs in there; empty: it does not. */
  readonly user: string;
  readonly login: SourceLogin;
  /** An address of HTTPS, or a path; the name of its file may hold one `*`: then the newest is taken. */
  readonly path: string;
  readonly kind: ImportKindName;
  readonly every: SourceRhythm;
  /** HH:MM on the shop's clock; of `hour` only the minutes count. */
  readonly at: string;
  /** Of `week`: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** `ask`: it ends with the dry run, and somebody decides. */
  readonly then: 'apply' | 'ask';
  /** Ids of members of staff. */
  readonly reportTo: readonly string[];
  /** Of the report. */
  readonly language: 'en' | 'fr';
  readonly isActive: boolean;
}

/** Says of a file whether it is another than last time. */
export interface SeenFile {
  readonly name: string;
  /** What the place says of it, such as an ETag; empty where it says nothing. */
  readonly version: string;
  /** SHA-256, hex. */
  readonly hash: string;
}

type Of = { readonly sourceId: string };

/** Stream `import-source-<id>`. A run is told by its turn, from 1; of an earlier turn nobody wants to know. */
export type ImportSourceEvent =
  /** `owner`: who kept it last, such as `staff:1`; its imports are theirs. */
  | DomainEvent<'ImportSourceAdded', Of & { readonly owner: string } & SourceData>
  | DomainEvent<'ImportSourceRevised', Of & { readonly owner: string; readonly changed: Partial<SourceData> }>
  | DomainEvent<'ImportSourceRemoved', Of>
  /** A password or key was kept; what it is stands in no event. */
  | DomainEvent<'ImportSourceSecretKept', Of>
  /** It leads elsewhere now: what was given for the place before is not sent there. */
  | DomainEvent<'ImportSourceSecretForgotten', Of>
  /** `fingerprint`: SHA-256 of the server's key, Base64. */
  | DomainEvent<'ImportSourceHostTrusted', Of & { readonly fingerprint: string }>
  /** `at`: when the turn is due. */
  | DomainEvent<'ImportSourceRunPlanned', Of & { readonly turn: number; readonly at: string }>
  /** Nothing is due any more until it is planned again. */
  | DomainEvent<'ImportSourceRunCalledOff', Of & { readonly turn: number }>
  | DomainEvent<'ImportSourceRunAsked', Of & { readonly turn: number }>
  | DomainEvent<
      'ImportSourceAttemptFailed',
      Of & {
        readonly turn: number;
        readonly attempt: number;
        readonly code: string;
        readonly params: Readonly<Record<string, string | number>>;
      }
    >
  | DomainEvent<'ImportSourceRunFailed', Of & { readonly turn: number; readonly code: string }>
  /** The file was that of last time. */
  | DomainEvent<'ImportSourceFileUnchanged', Of & { readonly turn: number }>
  | DomainEvent<
      'ImportSourceFileTaken',
      Of & { readonly turn: number; readonly importId: string; readonly file: SeenFile }
    >
  /** Asks for the report of a run to one member of staff; `importId` is empty where there was no file. */
  | DomainEvent<
      'ImportSourceReportDue',
      Of & { readonly turn: number; readonly importId: string; readonly staffId: string }
    >;

export const importSourceEvents = defineEvents<ImportSourceEvent>({ category: 'import-source' });
