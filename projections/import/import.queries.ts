import type { Output } from '#contracts/api.ts';
import { mayImport, type Thing } from '#contracts/import/kinds/import-kind.ts';
import { categoryChoices } from '#contracts/import/kinds/category-cell.ts';
import { importKindsByName, likeness, matchedColumns } from '#contracts/import/kinds/import-kinds.ts';
import { accountsIn } from '#contracts/import/kinds/plan.ts';
import {
  SHOWN_ROWS,
  type Disclosed,
  type importDeskOperations,
  type ImportRowShown,
} from '#contracts/import/import.ts';
import { importKinds, type ImportKindName, type ImportStatus } from '#domain/import/import.events.ts';
import type { ImportState } from '#domain/import/import.state.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { absent } from '#domain/shared/needed.ts';
import { csvLine } from '#domain/shared/table/csv-text.ts';
import { cellAs, writtenAs, type Column } from '#domain/shared/table/column.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import {
  MOST_CELL_CHARACTERS,
  MOST_WORKBOOK_ROWS,
  writeWorkbook,
} from '#platform/adapters/table-file/write-workbook.ts';
import { hasRight } from '#platform/kernel/operations/caller.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { createNames, type Names } from '#projections/shared/people-names.ts';
import { imports, type ImportRow } from './imports.ts';
import { kindRecords } from './kinds/kinds.ts';
import { categoriesToAdd } from './categories-to-add.ts';
import { planFiles, shownRows, type Shown } from './shown-rows.ts';

const SORT = { uploadedAt: 'uploaded_at', fileName: 'file_name' } as const;
/** Things that an export reads at once. */
const EXPORTED_AT_ONCE = 500;

/** @throws DomainError forbidden */
const mustMay = (kind: ImportKindName, { caller }: OperationContext): void => {
  if (caller.role !== 'system' && !mayImport(importKindsByName[kind], (right) => hasRight(caller, right)))
    refuse('forbidden', {}, 'forbidden');
};

/** @throws DomainError import_kind_no_table */
const mustBeTable = (kind: ImportKindName): void => {
  if (importKindsByName[kind].isArchive) refuse('import_kind_no_table', {}, 'invalid');
};

export function importQueries(read: ReadSide): Handlers<typeof importDeskOperations, 'query'> {
  const rowOf = async (importId: string, context: OperationContext): Promise<ImportRow> =>
    (await read.row(imports, importId, context)) ?? notFound('import_not_found', { importId });

  return {
    async 'admin/import/list'({ page, pageSize, search, sort, direction, kind, status }, context) {
      const { rows, total } = await selectRows(read.pool, imports, {
        where(query) {
          if (kind) query.where({ kind });
          if (status) query.where({ status });
          if (search) query.whereILike('file_name', like(search));
        },
        orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'import_id'],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const nameOf = createNames(context);
      return { total, rows: await Promise.all(rows.map((row) => wireRow(row, nameOf))) };
    },

    async 'admin/import/detail'({ importId }, context) {
      const row = await rowOf(importId, context);
      const { state, formulas, fault } = row;
      const kind = state.kind;
      return {
        ...(await wireRow(row, createNames(context))),
        header: [...state.header],
        columns: [...state.columns],
        extra: [...state.extra],
        format: state.facts?.format ?? 'csv',
        encoding: state.facts?.encoding ?? '',
        delimiter: state.facts?.delimiter ?? '',
        decimalComma: state.facts?.decimalComma ?? false,
        formulas,
        ...('code' in fault && fault.code
          ? { fault: { code: fault.code, message: textFor(fault.code, context.language, fault.params) } }
          : {}),
        batches: state.batches.length,
        applied: state.applied,
        undone: state.undone,
        undoRefusals: row.undo_refusals,
        filesRemoved: state.filesRemoved,
        mayChange: kind ? kindsFor(context).includes(kind) : kindsFor(context).length > 0,
      };
    },

    async 'admin/import/matching'({ importId, kind: asked }, context) {
      const { state } = await rowOf(importId, context);
      const ofFormat = importKinds.filter(
        (kind) => (state.facts?.format === 'zip') === Boolean(importKindsByName[kind].isArchive),
      );
      const own = kindsFor(context);
      const kinds = ofFormat.filter((kind) => own.includes(kind));
      const last = await context.queries.import.remembered({ header: state.header });
      const all = await Promise.all(
        ofFormat.map(async (kind) => {
          const { columns, shop } = await context.queries.import.columns({ kind });
          const matched = matchedColumns(state.header, columns);
          return { kind, columns, shop, matched, score: likeness({ kind, columns, matched }, state.fileName) };
        }),
      );
      const scored = all.filter(({ kind }) => own.includes(kind));
      const bestOf = (some: typeof all) =>
        some.reduce<(typeof all)[number] | undefined>(
          (found, one) => (found && found.score >= one.score ? found : one),
          undefined,
        );
      const best = bestOf(scored);
      const wanted = asked ?? (last.kind && kinds.includes(last.kind) ? last.kind : best?.kind);
      const found = scored.find(({ kind }) => kind === wanted);
      if (!found || !wanted) return { kinds, remembered: false, columns: [], extra: [], fields: [], samples: [] };
      const byName = new Map(found.columns.map((column) => [column.name, column]));
      const asLastTime = (name: string, at: number) => {
        if (byName.has(name)) return name;
        const matched = found.matched[at] ?? '';
        return byName.get(matched)?.ofShop ? matched : '';
      };
      const remembered = last.kind === wanted ? last.columns : undefined;
      const asMatched = remembered?.map(asLastTime) ?? found.matched;
      return {
        kind: wanted,
        kinds,
        remembered: remembered !== undefined,
        columns: asMatched,
        extra: remembered ? last.extra.filter(({ field }) => byName.has(field) && !asMatched.includes(field)) : [],
        fields: found.columns.map(({ name, label, key, needed, orElse, refers }) => ({
          name,
          label,
          isKey: key ?? false,
          isNeeded: needed ?? false,
          orElse: orElse ?? '',
          choices: refers === 'category' ? categoryChoices(found.shop.categories) : [],
        })),
        ...(await samplesOf(importId, state, [state.kind ?? bestOf(all)?.kind ?? wanted, wanted], asMatched, context)),
      };
    },

    async 'admin/import/rows'({ importId, show }, context) {
      const rows: Output<'admin/import/rows'>['rows'] = [];
      const { kind, part } = await partOf(importId, show, context);
      for await (const batch of part) {
        rows.push(...batch);
        if (rows.length > SHOWN_ROWS) break;
      }
      const shown = rows.slice(0, SHOWN_ROWS);
      const accounts = accountsIn(shown.map(({ key }) => key));
      return {
        more: rows.length > SHOWN_ROWS,
        rows: shown,
        ...(kind && shown.length ? disclosedAs(isOfPeople(kind), `import:${importId}`, kind, show, accounts) : {}),
      };
    },

    async 'admin/import/missingcategories'({ importId }, context) {
      const { state } = await rowOf(importId, context);
      if (!state.kind || state.filesRemoved) return { rows: 0, toAdd: [] };
      mustMay(state.kind, context);
      const paths = new Set<string>();
      let rows = 0;
      for await (const { wrong } of planFiles(state, context))
        for (const { code, params } of wrong) {
          if (code !== 'import_category_unknown') continue;
          rows += 1;
          paths.add(String(params['name']));
        }
      const { categories } = (await context.queries.import.columns({ kind: state.kind })).shop;
      return { rows, toAdd: categoriesToAdd([...paths], categories) };
    },

    async 'admin/import/file'({ importId, show }, context) {
      const texts = translate(context.language, 'paper');
      const heads = show === 'changes' ? HEADS.changes : HEADS.wrong;
      const lines = [csvLine(heads.map((head) => texts(`import.${head}`)))];
      const { kind, part } = await partOf(importId, show, context);
      const keys: string[] = [];
      for await (const batch of part)
        for (const { row, key, column, before, after, reason } of batch) {
          keys.push(key);
          lines.push(
            csvLine(show === 'changes' ? [row, key, column, before, after] : [row, key, column, after, reason]),
          );
        }
      return {
        fileName: `import-${importId.slice(0, 8)}-${show}.csv`,
        content: csvBytes(lines),
        ...(kind ? disclosedAs(isOfPeople(kind), `import:${importId}`, kind, show, accountsIn(keys)) : {}),
      };
    },

    async 'admin/import/export'({ kind }, context) {
      mustMay(kind, context);
      mustBeTable(kind);
      const columns = await exportedColumns(kind, context);
      const lines = [csvLine(columns.map(({ name }) => name))];
      const accounts = new Set<unknown>();
      for await (const thing of everyThing(kind, context)) {
        accounts.add(thing['accountId']);
        lines.push(csvLine(columns.map((column) => writtenAs(column, thing))));
      }
      return {
        fileName: `${kind}-${shopDay(context.now)}.csv`,
        content: csvBytes(lines),
        ...disclosedAs(isOfPeople(kind), `file:${kind}`, kind, 'all', accounts.size),
      };
    },

    async 'admin/import/workbook'({ kind }, context) {
      mustMay(kind, context);
      mustBeTable(kind);
      const columns = await exportedColumns(kind, context);
      const rows: (string | number)[][] = [];
      const accounts = new Set<unknown>();
      for await (const thing of everyThing(kind, context)) {
        accounts.add(thing['accountId']);
        const row = columns.map((column) => cellAs(column, thing));
        if (rows.length === MOST_WORKBOOK_ROWS || row.some((cell) => String(cell).length > MOST_CELL_CHARACTERS))
          refuse('export_too_large', { rows: MOST_WORKBOOK_ROWS, characters: MOST_CELL_CHARACTERS }, 'invalid');
        rows.push(row);
      }
      const table = { header: columns.map(({ name }) => name), rows };
      const content = await context.services.threads.run(writeWorkbook, table);
      return {
        fileName: `${kind}-${shopDay(context.now)}.xlsx`,
        content,
        ...disclosedAs(isOfPeople(kind), `file:${kind}`, kind, 'all', accounts.size),
      };
    },
  };

  async function partOf(importId: string, show: Shown, context: OperationContext) {
    const { state } = await rowOf(importId, context);
    const { kind } = state;
    if (!kind || state.filesRemoved) return { kind, part: [] };
    mustMay(kind, context);
    const part = shownRows(state, show, await context.queries.import.columns({ kind }), context);
    return { kind, part };
  }
}

/**
 * The first rows. A file of people is shown to nobody who may not import them, whatever else they take it for. `kinds`: what
 * it may be.
 */
async function samplesOf(
  importId: string,
  { filesRemoved }: ImportState,
  kinds: readonly ImportKindName[],
  columns: readonly string[],
  context: OperationContext,
): Promise<{ samples: string[][]; disclosed?: Disclosed }> {
  const own = kindsFor(context);
  const ofPeople = kinds.find(isOfPeople);
  if (filesRemoved || (ofPeople && !own.includes(ofPeople))) return { samples: [] };
  const { samples } = await context.states.import.samples({ importId });
  if (!ofPeople || !samples.length) return { samples };
  const at = columns.indexOf('customer');
  const accounts = accountsIn(samples.map((row) => row[at] ?? ''));
  return { samples, ...disclosedAs(true, `import:${importId}`, ofPeople, 'sample', accounts) };
}

const isOfPeople = (kind: ImportKindName) => importKindsByName[kind].personal === true;

/** What the access log is told of a file of people. */
const disclosedAs = (
  isOne: boolean,
  subject: string,
  kind: ImportKindName,
  filter: string,
  accounts: number,
): { disclosed?: Disclosed } => (isOne ? { disclosed: { subject, kind, filter, accounts } } : {});

async function exportedColumns(kind: ImportKindName, { queries }: OperationContext): Promise<Column[]> {
  return (await queries.import.columns({ kind })).columns.filter(({ notExported }) => !notExported);
}

async function* everyThing(kind: ImportKindName, context: OperationContext): AsyncGenerator<Thing> {
  const records = kindRecords[kind];
  for (
    let after = '', keys;
    (keys = await records.keys(after, EXPORTED_AT_ONCE, context)).length;
    after = keys.at(-1) ?? absent('last key')
  ) {
    const things = await records.present(keys, context);
    for (const key of keys) {
      const thing = things.get(key);
      if (thing) yield thing;
    }
  }
}

const kindsFor = ({ caller }: OperationContext): ImportKindName[] =>
  importKinds.filter((kind) => mayImport(importKindsByName[kind], (right) => hasRight(caller, right)));

const HEADS = {
  changes: ['row', 'key', 'column', 'before', 'after'],
  wrong: ['row', 'key', 'column', 'value', 'reason'],
} as const;

/** A byte order mark tells spreadsheets that it is UTF-8. */
const csvBytes = (lines: readonly string[]) => new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`);

async function wireRow(row: ImportRow, nameOf: Names): Promise<ImportRowShown> {
  const { counts, state } = row;
  return {
    importId: row.import_id,
    fileName: row.file_name,
    ...(row.kind ? { kind: row.kind as ImportKindName } : {}),
    status: row.status as ImportStatus,
    origin: state.origin,
    uploadedAt: row.uploaded_at,
    uploadedBy: await nameOf(row.author),
    counts,
    rows: counts.added + counts.changed + counts.unchanged + counts.wrong,
    done: row.done,
    refusals: row.refusals,
  };
}
