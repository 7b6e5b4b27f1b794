import {
  SHOWN_RUNS,
  type importSourceOperations,
  type SourceRunShown,
} from '#contracts/import-source/import-source.ts';
import { mayImport } from '#contracts/import/kinds/import-kind.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { LetterRow } from '#platform/shop/letter/letter-values.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { AnswerOf, FunctionsOf, Queries } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadChangedRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { hasRight } from '#platform/kernel/operations/caller.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { importSourceRuns, type ImportSourceRunRow } from './import-source-runs.ts';
import { importSources } from './import-sources.ts';

type Facts = AnswerOf<Queries['letter']['contactFacts']>;

async function shownRun(row: ImportSourceRunRow, context: OperationContext): Promise<SourceRunShown> {
  const { turn, at, status, attempts, import_id: importId, fault: code, params } = row;
  const found = importId ? await context.queries.import.outcome({ importId, faults: 0 }) : undefined;
  return {
    ...{ turn, at, status, attempts },
    ...(code ? { fault: { code, message: textFor(code, context.language, params) } } : {}),
    ...(found
      ? {
          import: {
            ...{ importId, fileName: found.fileName, status: found.status },
            ...{ counts: found.counts, refusals: found.refusals },
          },
        }
      : {}),
  };
}

export const importSourceQueries = (read: ReadSide): Handlers<typeof importSourceOperations, 'query'> => {
  const runsOf = async (sourceId: string, limit: number, context: OperationContext) => {
    const { rows } = await selectRows(read.pool, importSourceRuns, {
      where: (query) => void query.where({ source_id: sourceId }),
      orderBy: [{ column: 'turn', order: 'desc' }],
      limit,
    });
    return Promise.all(rows.map((row) => shownRun(row, context)));
  };

  return {
    async 'admin/importsource/list'(_input, context) {
      const { rows } = await loadChangedRows(read.pool, importSources, -1n);
      const sources = await Promise.all(
        rows.map(async ({ source_id: sourceId, state: { data, dueAt } }) => {
          const { name, place, kind, every, at, weekday, isActive } = data;
          // The first may be the one that is still to come.
          const last = (await runsOf(sourceId, 2, context)).find(({ status }) => status !== 'planned');
          return { ...{ sourceId, name, place, kind, every, at, weekday, isActive, dueAt }, ...(last ? { last } : {}) };
        }),
      );
      return { sources: sources.sort((a, b) => a.name.localeCompare(b.name, context.language)) };
    },

    async 'admin/importsource/readers'(_input, { queries }) {
      const members = (await queries.staff.all()).filter(({ isActive, email }) => isActive && email);
      return { readers: members.map(({ staffId, name }) => ({ staffId, name })) };
    },

    async 'admin/importsource/detail'({ sourceId }, context) {
      const row = await read.row(importSources, sourceId, context);
      const { data, owner, hasSecret, fingerprint, dueAt } = (row ?? notFound('import_source_not_found')).state;
      return {
        ...{ sourceId, hasSecret, fingerprint, dueAt },
        data: { ...data, reportTo: [...data.reportTo] },
        owner: await createNames(context)(owner),
        mayChange: mayImport(importKindsByName[data.kind], (right) => hasRight(context.caller, right)),
        runs: await runsOf(sourceId, SHOWN_RUNS, context),
      };
    },
  };
};

/** Rows that a report names; the import's page has all. */
const REPORTED_FAULTS = 10;

export interface ReportAsked {
  readonly sourceId: string;
  readonly turn: number;
  /** Empty where there was no file. */
  readonly importId: string;
  readonly staffId: string;
  /** The shop's own address, before the path of links. */
  readonly origin: string;
}

export const importSourceFunctions = (read: ReadSide) => ({
  /** What a report is filled with, in the language of the request. @throws DomainError not_found where rows are behind */
  async reportFacts(
    { sourceId, turn, importId, staffId, origin }: ReportAsked,
    context: OperationContext,
  ): Promise<Facts> {
    const { queries } = context;
    const [source, run, { name, email }] = await Promise.all([
      read.row(importSources, sourceId, context),
      read.row(importSourceRuns, `${sourceId}.${turn}`, context),
      queries.staff.find({ staffId }),
    ]);
    const found = importId ? await queries.import.outcome({ importId, faults: REPORTED_FAULTS }) : undefined;
    if (!source || !run || (importId && !found)) return notFound('not_found');
    const { data } = source.state;
    const page = found ? `import/${importId}/show` : `import-source/${sourceId}/show`;
    return {
      to: email,
      personId: `staff:${staffId}`,
      language: data.language,
      texts: {
        'recipient.name': name,
        'import.source': data.name,
        'import.file': found?.fileName ?? '',
        'import.outcome': outcomeText(run, found, context),
        'import.added': String(found?.counts.added ?? 0),
        'import.changed': String(found?.counts.changed ?? 0),
        'import.wrong': String(found?.counts.wrong ?? 0),
        'import.link': `${origin}/admin/${page}`,
      },
      tables: { 'import.faults': faultRows(found, context) },
    };
  },

  /** What people call a source; empty where it is gone. */
  async name({ sourceId }: { readonly sourceId: string }, context: OperationContext): Promise<{ name: string }> {
    return { name: (await read.row(importSources, sourceId, context))?.state.data.name ?? '' };
  },

  /** The newest report, to preview the letter with; undefined where there was none. */
  async sample({ origin }: { readonly origin: string }, context: OperationContext): Promise<ReportSample | undefined> {
    const { rows } = await selectRows(read.pool, importSourceRuns, {
      where: (query) => void query.whereNot({ import_id: '' }),
      orderBy: [{ column: 'at', order: 'desc' }, 'run_key'],
      limit: 1,
    });
    const [last] = rows;
    if (!last) return undefined;
    const { source_id: sourceId, turn, import_id: importId } = last;
    const staffId = context.caller.personId.replace('staff:', '');
    const facts = await context.queries.importSource.reportFacts({ sourceId, turn, importId, staffId, origin });
    const title = facts.texts['import.source'] ?? '';
    return { facts, filledWith: { kind: 'import', subject: `import:${importId}`, title } };
  },
});

interface ReportSample {
  readonly facts: Facts;
  readonly filledWith: { readonly kind: 'import'; readonly subject: string; readonly title: string };
}

type Outcome = AnswerOf<Queries['import']['outcome']>;

function outcomeText(
  { fault: code, params }: ImportSourceRunRow,
  found: Outcome,
  { language }: OperationContext,
): string {
  const t = translate(language, 'email', 'importReport');
  if (!found) return t('failed', { reason: textFor(code, language, params) });
  switch (found.status) {
    case 'completed':
      return found.refusals ? t('completedBut', { count: found.refusals }) : t('completed');
    case 'stopped':
      return t('stopped');
    case 'uploaded':
      return t('unmatched');
    case 'unreadable':
      return t('unreadable', { reason: found.faultOfFile });
    default:
      return found.counts.added + found.counts.changed ? t('waits') : t('nothing');
  }
}

const faultRows = (found: Outcome, { language }: OperationContext): LetterRow[] =>
  (found?.faults ?? []).map(({ row, key, column, after, reason }) => ({
    label: [
      translate(language, 'email', 'importReport')('row', { row }),
      key,
      column && `${column}${after ? ` “${after}”` : ''}`,
    ]
      .filter(Boolean)
      .join(', '),
    value: reason,
  }));

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly importSource: FunctionsOf<ReturnType<typeof importSourceFunctions>>;
  }
}
