import { own } from '#domain/shared/dictionary.ts';
import { changesOn } from '#domain/shared/changed-fields.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { MOST_ATTEMPTS, type ImportSourceEvent, type SeenFile, type SourceData } from './import-source.events.ts';
import { evolve, initialState, type ImportSourceState } from './import-source.state.ts';

/** `nextAt`: when the run after now is due, ISO, by the shop's clock. */
export type ImportSourceCommand = { readonly sourceId: string } & (
  | { readonly type: 'AddSource'; readonly data: SourceData; readonly owner: string; readonly nextAt: string }
  | {
      readonly type: 'ChangeSource';
      readonly seen: Partial<SourceData>;
      readonly changed: Partial<SourceData>;
      readonly owner: string;
      readonly nextAt: string;
    }
  | { readonly type: 'RemoveSource' }
  | { readonly type: 'KeepSecret' }
  | { readonly type: 'TrustHost'; readonly fingerprint: string }
  | { readonly type: 'AskRun' }
  | {
      readonly type: 'RecordFailure';
      readonly turn: number;
      readonly code: string;
      readonly params: Readonly<Record<string, string | number>>;
      readonly nextAt: string;
    }
  | { readonly type: 'RecordUnchanged'; readonly turn: number; readonly nextAt: string }
  | {
      readonly type: 'RecordTaken';
      readonly turn: number;
      readonly importId: string;
      readonly file: SeenFile;
      readonly nextAt: string;
    }
  | { readonly type: 'ReportImport'; readonly importId: string }
);

type OfType<T extends ImportSourceCommand['type']> = Extract<ImportSourceCommand, { type: T }>;

/** Tells whether a job of this turn has anything to do: it is the one that is due, or the one that failed and is tried again. */
export const isAwaited = ({ data, turn, failedTurn }: ImportSourceState, asked: number): boolean =>
  data !== undefined && (turn === asked || failedTurn === asked);

/** @throws DomainError import_source_not_found, already_exists, changed_meanwhile, import_source_place_incomplete */
export const importSource: Decider<ImportSourceState, ImportSourceCommand, ImportSourceEvent> = {
  initialState,
  evolve,
  decide(command, state) {
    const { sourceId } = command;
    const { data } = state;
    if (command.type === 'AddSource') return data ? refuse('already_exists', { id: sourceId }) : add(command, state);
    if (!data) return notFound('import_source_not_found');
    const turn = state.turn + 1;
    switch (command.type) {
      case 'ChangeSource':
        return change(command, state, data);
      case 'RemoveSource':
        return [{ type: 'ImportSourceRemoved', data: { sourceId } }];
      case 'KeepSecret':
        return [{ type: 'ImportSourceSecretKept', data: { sourceId } }];
      case 'TrustHost': {
        const { fingerprint } = command;
        if (data.place !== 'sftp') return refuse('import_source_has_no_host_key');
        return fingerprint === state.fingerprint
          ? []
          : [{ type: 'ImportSourceHostTrusted', data: { sourceId, fingerprint } }];
      }
      case 'AskRun':
        return [{ type: 'ImportSourceRunAsked', data: { sourceId, turn } }];
      case 'ReportImport':
        return report(command, state, data);
      case 'RecordFailure':
      case 'RecordUnchanged':
      case 'RecordTaken':
        // A job that comes late, of a turn that is over.
        return isAwaited(state, command.turn) ? ended(command, state, data) : [];
      default:
        return unreachable(command);
    }
  },
};

const planned = (sourceId: string, turn: number, { isActive }: SourceData, at: string): ImportSourceEvent =>
  isActive
    ? { type: 'ImportSourceRunPlanned', data: { sourceId, turn, at } }
    : { type: 'ImportSourceRunCalledOff', data: { sourceId, turn } };

function add({ sourceId, data, owner, nextAt }: OfType<'AddSource'>, state: ImportSourceState): ImportSourceEvent[] {
  checkPlace(data);
  return [
    { type: 'ImportSourceAdded', data: { sourceId, owner, ...data } },
    planned(sourceId, state.turn + 1, data, nextAt),
  ];
}

const WHERE = ['place', 'host', 'port', 'user', 'login'] as const satisfies readonly (keyof SourceData)[];
const WHEN = ['every', 'at', 'weekday', 'isActive'] as const satisfies readonly (keyof SourceData)[];

function change(
  { sourceId, seen, changed: wanted, owner, nextAt }: OfType<'ChangeSource'>,
  state: ImportSourceState,
  data: SourceData,
): ImportSourceEvent[] {
  const changed = changesOn(data, seen, wanted);
  if (!changed) return [];
  const after = { ...data, ...changed };
  checkPlace(after);
  const leadsElsewhere = WHERE.some((field) => data[field] !== after[field]) || originOf(data) !== originOf(after);
  return [
    { type: 'ImportSourceRevised', data: { sourceId, owner, changed } },
    ...(leadsElsewhere && (state.hasSecret || state.fingerprint)
      ? [{ type: 'ImportSourceSecretForgotten' as const, data: { sourceId } }]
      : []),
    ...(WHEN.some((field) => data[field] !== after[field]) ? [planned(sourceId, state.turn + 1, after, nextAt)] : []),
  ];
}

/** Where a password goes: another address of the same server gets the same one. */
function originOf({ place, path }: SourceData): string {
  if (place !== 'https') return '';
  return /^https:\/\/[^/?#]+/i.exec(path)?.[0].toLowerCase() ?? path;
}

function checkPlace({ place, host, path, user, login }: SourceData): void {
  const wants = place === 'https' ? /^https:\/\/[^/?#\s@]+([/?#]|$)/i.test(path) : path.length > 0;
  if (!wants) refuse('import_source_place_incomplete', { field: 'path' }, 'invalid');
  if (place === 'sftp' && !host) refuse('import_source_place_incomplete', { field: 'host' }, 'invalid');
  if (place === 'sftp' && (!user || login === 'none'))
    refuse('import_source_place_incomplete', { field: user ? 'login' : 'user' }, 'invalid');
  if (place !== 'sftp' && login === 'key') refuse('import_source_place_incomplete', { field: 'login' }, 'invalid');
}

function ended(
  command: OfType<'RecordFailure' | 'RecordUnchanged' | 'RecordTaken'>,
  state: ImportSourceState,
  data: SourceData,
): ImportSourceEvent[] {
  const { sourceId, turn, nextAt } = command;
  // Who tries a failed run again has planned the next one already.
  const next = state.turn === turn ? [planned(sourceId, turn + 1, data, nextAt)] : [];
  switch (command.type) {
    case 'RecordUnchanged':
      return [{ type: 'ImportSourceFileUnchanged', data: { sourceId, turn } }, ...next];
    case 'RecordTaken': {
      const { importId, file } = command;
      return [{ type: 'ImportSourceFileTaken', data: { sourceId, turn, importId, file } }, ...next];
    }
    case 'RecordFailure': {
      const { code, params } = command;
      const attempt = state.turn === turn ? state.failures + 1 : MOST_ATTEMPTS;
      const failed = { type: 'ImportSourceAttemptFailed' as const, data: { sourceId, turn, attempt, code, params } };
      if (attempt < MOST_ATTEMPTS || state.failedTurn === turn) return [failed];
      const to = data.reportTo.map((staffId) => ({
        type: 'ImportSourceReportDue' as const,
        data: { sourceId, turn, importId: '', staffId },
      }));
      return [failed, { type: 'ImportSourceRunFailed', data: { sourceId, turn, code } }, ...to, ...next];
    }
    default:
      return unreachable(command);
  }
}

/** Once for each import, to all who want to know. */
function report(
  { sourceId, importId }: OfType<'ReportImport'>,
  { imports, reported }: ImportSourceState,
  { reportTo }: SourceData,
): ImportSourceEvent[] {
  const turn = own(imports, importId);
  if (turn === undefined || reported.includes(importId)) return [];
  return reportTo.map((staffId) => ({
    type: 'ImportSourceReportDue',
    data: { sourceId, turn, importId, staffId },
  }));
}
