// What the events of a source add up to.
import { unreachable } from '#domain/shared/decider.ts';
import type { ImportSourceEvent, SeenFile, SourceData } from './import-source.events.ts';

export interface ImportSourceState {
  /** Absent before it was added, and after it was removed. */
  readonly data?: SourceData;
  readonly owner: string;
  readonly hasSecret: boolean;
  readonly fingerprint: string;
  /** The turn that is due next or under way; 0: none yet. */
  readonly turn: number;
  /** When it is due, ISO; empty: it is not. */
  readonly dueAt: string;
  /** Attempts of this turn that failed. */
  readonly failures: number;
  /** The turn that failed for good, while no later one has succeeded; 0: none. */
  readonly failedTurn: number;
  readonly lastFile?: SeenFile;
  /** Turns by import, for reports. */
  readonly imports: Readonly<Record<string, number>>;
  /** Imports that were reported. */
  readonly reported: readonly string[];
}

export const initialState: ImportSourceState = {
  owner: '',
  hasSecret: false,
  fingerprint: '',
  turn: 0,
  dueAt: '',
  failures: 0,
  failedTurn: 0,
  imports: {},
  reported: [],
};

/** Imports are reported soon after they began; older ones need not be told apart. */
const KNOWN_IMPORTS = 20;
const latest = <T>(all: readonly T[]): T[] => all.slice(-KNOWN_IMPORTS);

export function evolve(state: ImportSourceState, event: ImportSourceEvent): ImportSourceState {
  switch (event.type) {
    case 'ImportSourceAdded': {
      const { sourceId: _, owner, ...data } = event.data;
      return { ...state, data, owner };
    }
    case 'ImportSourceRevised': {
      const { owner, changed } = event.data;
      const { lastFile, ...rest } = state;
      // The same file means something else there.
      const isOther = ['place', 'host', 'path', 'kind'].some((field) => field in changed);
      return { ...rest, ...(lastFile && !isOther ? { lastFile } : {}), data: { ...state.data!, ...changed }, owner };
    }
    case 'ImportSourceRemoved':
      return { ...initialState, turn: state.turn };
    case 'ImportSourceSecretKept':
      return { ...state, hasSecret: true };
    case 'ImportSourceSecretForgotten':
      return { ...state, hasSecret: false, fingerprint: '' };
    case 'ImportSourceHostTrusted':
      return { ...state, fingerprint: event.data.fingerprint };
    case 'ImportSourceRunPlanned':
      return { ...state, turn: event.data.turn, dueAt: event.data.at, failures: 0 };
    case 'ImportSourceRunAsked':
      return { ...state, turn: event.data.turn, dueAt: '', failures: 0 };
    case 'ImportSourceRunCalledOff':
      return { ...state, turn: event.data.turn, dueAt: '', failures: 0 };
    case 'ImportSourceAttemptFailed':
      return { ...state, failures: event.data.attempt };
    case 'ImportSourceRunFailed':
      return { ...state, failedTurn: event.data.turn };
    case 'ImportSourceFileUnchanged':
      return { ...state, failedTurn: 0 };
    case 'ImportSourceFileTaken': {
      const { importId, turn, file } = event.data;
      const imports = latest([...Object.entries(state.imports), [importId, turn] as const]);
      return { ...state, failedTurn: 0, lastFile: file, imports: Object.fromEntries(imports) };
    }
    case 'ImportSourceReportDue':
      return { ...state, reported: latest([...new Set([...state.reported, event.data.importId])]) };
    default:
      return unreachable(event);
  }
}
