// What an import would change, and what it could not, as people read it: field by field, from what to what.
import type { Output } from '#contracts/api.ts';
import type { ImportKind } from '#contracts/import/kinds/import-kind.ts';
import type { PlanFile, PlannedChange, RefusedChange, WrongRow } from '#contracts/import/kinds/plan.ts';
import type { ImportState } from '#domain/import/import.state.ts';
import { changedFields } from '#domain/shared/changed-fields.ts';
import { shownAs, valueAt, type Column } from '#domain/shared/table/column.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';

export type ShownRow = Output<'admin/import/rows'>['rows'][number];
export type Shown = 'changes' | 'wrong' | 'refused' | 'undo-refused';

interface Facts {
  readonly kind: ImportKind;
  readonly columns: readonly Column[];
}

/** The rows of one part, batch by batch: a file of a million rows is never whole in memory. */
export async function* shownRows(
  state: ImportState,
  show: Shown,
  facts: Facts,
  { services, language }: OperationContext,
): AsyncGenerator<ShownRow[]> {
  const files =
    show === 'refused'
      ? state.refused
      : show === 'undo-refused'
        ? state.undoRefused
        : state.batches.map(({ plan }) => plan);
  for (const file of files) {
    if (!file) continue;
    const content: unknown = JSON.parse((await services.blobs.get(file)).toString('utf8'));
    if (show === 'refused' || show === 'undo-refused')
      yield (content as readonly RefusedChange[]).map(({ row, key, code, params }) => ({
        ...{ row, key, column: '', before: '', after: '' },
        reason: textFor(code, language, params),
      }));
    else if (show === 'wrong')
      yield (content as PlanFile).wrong.map(({ row, key, column, value, code, params }) => ({
        ...{
          row,
          key,
          column: state.header.includes(column) ? column : labelOf(column, facts, language),
          before: '',
          after: value,
        },
        reason: textFor(code, language, withLabels(params, facts, language)),
      }));
    else yield (content as PlanFile).changes.flatMap((change) => fieldsOf(change, facts, language));
  }
}

const labelOf = (name: string, { columns }: Facts, language: Language): string =>
  columns.find((column) => column.name === name)?.label[language] ?? name;

/** What the file lacks, as people call it. */
const withLabels = (
  { columns, ...params }: WrongRow['params'],
  facts: Facts,
  language: Language,
): WrongRow['params'] =>
  columns === undefined
    ? params
    : {
        ...params,
        columns: String(columns)
          .split(', ')
          .map((name) => labelOf(name, facts, language))
          .join(', '),
      };

/** The dry run, batch by batch. */
export async function* planFiles(state: ImportState, { services }: OperationContext): AsyncGenerator<PlanFile> {
  for (const { plan } of state.batches)
    if (plan) yield JSON.parse((await services.blobs.get(plan)).toString('utf8')) as PlanFile;
}

function fieldsOf(
  { row, key, isNew, seen, changed, files }: PlannedChange,
  { kind, columns }: Facts,
  language: Language,
): ShownRow[] {
  if (files)
    return files.map(({ row: at, name, type }) => ({
      ...{ row: at, key, column: translate(language, 'paper')(`import.${type}`), before: '', after: name, reason: '' },
    }));
  const before = { ...kind.blank, ...seen };
  const after = { ...before, ...changed };
  return columns.flatMap((column) => {
    const [field = ''] = column.path;
    if (column.key || column.notExported || !Object.hasOwn(changed, field)) return [];
    const [from, to] = [valueAt(before, column.path), valueAt(after, column.path)];
    if (!changedFields({ value: from ?? null }, { value: to ?? null })) return [];
    const label = column.label[language];
    return [
      {
        row,
        key,
        column: label,
        before: isNew ? '' : shownAs(column, before),
        after: shownAs(column, after),
        reason: '',
      },
    ];
  });
}
