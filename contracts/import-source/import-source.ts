// Files that are imported by themselves (issue 10, "Scheduled import from a folder, SFTP or HTTPS address with a report by mail").
import { z } from 'zod';
import { importStatuses } from '#domain/import/import.events.ts';
import { sourceLogins, sourcePlaces, sourceRhythms } from '#domain/import-source/import-source.events.ts';
import { changeInput } from '../shared/change.ts';
import { importKind, importerAccess } from '../import/import.ts';
import { backOffice, defineOperations } from '../shared/operation.ts';
import { done, id, isoDate, languageCode, none, requiredText, text } from '../shared/shared.ts';

const LIMITS = { path: 500, secret: 4_900, reportTo: 20 } as const;
/** Runs that a source's page shows. */
export const SHOWN_RUNS = 50;

const sourceFields = z.strictObject({
  name: requiredText(80),
  place: z.enum(sourcePlaces),
  host: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9][A-Za-z0-9.-]{0,252}|\[?[0-9a-fA-F:.]{2,45}\]?)?$/, 'host_invalid')
    .meta({ description: 'Of an SFTP server; empty otherwise' }),
  port: z.int().min(1).max(65_535),
  user: text(120),
  login: z.enum(sourceLogins),
  path: requiredText(LIMITS.path).meta({
    description: 'An address of HTTPS, or a path; the name of the file may hold one *: then the newest is taken',
  }),
  kind: importKind,
  every: z.enum(sourceRhythms),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid')
    .meta({
      examples: ['05:30'],
      description: 'HH:MM on the shop’s clock; of `hour` only the minutes count',
    }),
  weekday: z.int().min(1).max(7).meta({ description: 'Of `week`: 1 is Monday' }),
  then: z.enum(['apply', 'ask']).meta({ description: '`ask`: it ends with the dry run' }),
  reportTo: z.array(id).max(LIMITS.reportTo, 'too_many').meta({ description: 'Members of staff' }),
  language: languageCode.meta({ description: 'Of the report' }),
  isActive: z.boolean(),
});
export type SourceFields = z.output<typeof sourceFields>;

const ofSource = { sourceId: id };
const runStatus = z.enum(['planned', 'asked', 'trying', 'failed', 'unchanged', 'taken']);
export type SourceRunStatus = z.output<typeof runStatus>;
const fault = z.object({ code: z.string(), message: z.string() });

const sourceRun = z.object({
  turn: z.int(),
  at: isoDate.meta({ description: 'When it is due, or what happened last' }),
  status: runStatus,
  attempts: z.int(),
  fault: fault.optional(),
  import: z
    .object({
      importId: z.string(),
      fileName: z.string(),
      status: z.enum(importStatuses),
      counts: z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() }),
      refusals: z.int(),
    })
    .optional(),
});
export type SourceRunShown = z.output<typeof sourceRun>;

export const importSourceOperations = defineOperations({
  'admin/importsource/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary:
      'Places from which files are imported by themselves, by name, each with its last run and when the next is due',
    input: none,
    output: z.object({
      sources: z.array(
        sourceFields
          .pick({ name: true, place: true, kind: true, every: true, at: true, weekday: true, isActive: true })
          .extend({ sourceId: z.string(), dueAt: z.string(), last: sourceRun.optional() }),
      ),
    }),
  },
  'admin/importsource/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'One of them, with its runs, the latest first',
    input: z.strictObject(ofSource),
    output: z.object({
      sourceId: z.string(),
      data: sourceFields,
      owner: z.string().meta({ description: 'Whose imports its imports are: who kept it last' }),
      hasSecret: z.boolean(),
      fingerprint: z.string().meta({ description: 'Of the server’s key that somebody agreed to: SHA-256, Base64' }),
      dueAt: z.string(),
      mayChange: z.boolean(),
      runs: z.array(sourceRun),
    }),
  },
  'admin/importsource/readers': {
    via: 'get',
    kind: 'query',
    access: importerAccess,
    discloses: 'nobody',
    summary: 'Members of staff to whom a report can go, by name',
    input: none,
    output: z.object({ readers: z.array(z.object({ staffId: z.string(), name: z.string() })) }),
  },
  'admin/importsource/add': {
    via: 'post',
    kind: 'command',
    access: importerAccess,
    summary: 'Adds a place from which files are imported by themselves',
    input: z.strictObject({ data: sourceFields }),
    output: z.object({ sourceId: z.string() }),
  },
  'admin/importsource/change': {
    via: 'post',
    kind: 'command',
    access: importerAccess,
    summary: 'Changes it from what was seen to what is wanted; where it leads elsewhere, its password is forgotten',
    input: changeInput(ofSource, sourceFields, { then: 'ask' }),
    output: done,
  },
  'admin/importsource/remove': {
    via: 'post',
    kind: 'command',
    access: importerAccess,
    summary: 'Removes it with its password; what it has imported stays',
    input: z.strictObject(ofSource),
    output: done,
  },
  'admin/importsource/keepsecret': {
    via: 'post',
    kind: 'command',
    access: importerAccess,
    summary: 'Keeps the password or private key with which the shop signs in there, sealed; nobody is shown it again',
    input: z.strictObject({
      ...ofSource,
      secret: z
        .string()
        .min(1, 'required')
        .max(LIMITS.secret)
        .refine((secret) => !secret.includes('\u0000') && secret.isWellFormed(), 'text_not_storable')
        .meta({ description: 'Password, or private key without a passphrase (PEM or OpenSSH)' }),
    }),
    output: done,
  },
  'admin/importsource/trusthost': {
    via: 'post',
    kind: 'command',
    access: importerAccess,
    summary: 'Agrees to the key of an SFTP server: from then on it is talked to while it shows this one',
    input: z.strictObject({
      ...ofSource,
      fingerprint: z.string().regex(/^[A-Za-z0-9+/]{43}$/, 'fingerprint_invalid'),
    }),
    output: done,
  },
  'admin/importsource/test': {
    via: 'post',
    kind: 'command',
    access: importerAccess,
    perMinute: 20,
    summary: 'Goes there and looks for the file, without reading it',
    input: z.strictObject(ofSource),
    output: z.object({
      found: z
        .object({ name: z.string(), bytes: z.int().optional() })
        .optional()
        .meta({ description: 'Absent where there is a fault' }),
      fault: fault.optional(),
      fingerprint: z.string().optional().meta({ description: 'That the server shows, where nobody has agreed to it' }),
    }),
  },
  'admin/importsource/run': {
    via: 'post',
    kind: 'command',
    access: importerAccess,
    perMinute: 20,
    summary: 'Imports from there now; the next run is planned as ever',
    input: z.strictObject(ofSource),
    output: done,
  },
});
