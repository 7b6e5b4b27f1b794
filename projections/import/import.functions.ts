// What imports ask of the shop: columns, the things that are there, and whether what a row names is among them.
import type { ImportKind, ShopFacts, Thing } from '#contracts/import/kinds/import-kind.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import type { PlannedChange } from '#contracts/import/kinds/plan.ts';
import { currencyCode } from '#contracts/shared/shared.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { ExtraField, ImportKindName, ImportStatus, RowCounts } from '#domain/import/import.events.ts';
import type { Column, Refers } from '#domain/shared/table/column.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { importMatchings, headingOf, imports } from './imports.ts';
import { shownRows, type ShownRow } from './shown-rows.ts';
import type { KindFault } from './kinds/kind-records.ts';
import { kindRecords } from './kinds/kinds.ts';

export async function shopFacts({ queries }: OperationContext): Promise<ShopFacts> {
  const [{ value }, { value: languages }, attributes, categories, warehouses, { currencies }] = await Promise.all([
    queries.setting.value({ name: 'DefaultCurrency' }),
    queries.setting.value({ name: 'StoreLanguages' }),
    queries.catalogueRecords.attributes(),
    queries.catalogueRecords.categories(),
    queries.warehouse.codes(),
    queries.priceList.currencies(),
  ]);
  return {
    currency: currencyCode.parse(value),
    language: languages.startsWith('fr') ? 'fr' : 'en',
    attributes: [...attributes].map(([attribute, { name, kind }]) => ({ attribute, name, kind })),
    categories: [...categories].map(([categoryId, { parent, name }]) => ({ categoryId, parent, name })),
    warehouses: warehouses.map(({ warehouse, name }) => ({ warehouse, name })),
    listCurrencies: currencies,
  };
}

export interface ImportOutcome {
  readonly importId: string;
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly counts: RowCounts;
  /** Changes that could not be made. */
  readonly refusals: number;
  readonly faults: readonly ShownRow[];
  /** Why the file as a whole could not be read; empty where it could. */
  readonly faultOfFile: string;
}

const among = (names: readonly string[], known: { has(name: string): boolean }) =>
  names.filter((name) => known.has(name));

const knownNames: Readonly<
  Record<Refers, (names: readonly string[], context: OperationContext) => Promise<readonly string[]>>
> = {
  async product(names, { queries }) {
    return [...(await queries.catalogueRecords.products({ itemNumbers: names })).keys()];
  },
  category: async (names, { queries }) => among(names, await queries.catalogueRecords.categories()),
  attribute: async (names, { queries }) => among(names, await queries.catalogueRecords.attributes()),
  async family(names, context) {
    const there = await Promise.all(
      names.map(async (family) => (await context.queries.family.isThere({ family })).isThere),
    );
    return names.filter((_name, at) => there[at]);
  },
  async warehouse(names, { queries }) {
    return among(names, new Set((await queries.warehouse.codes()).map(({ warehouse }) => warehouse)));
  },
  taxClass: async (names, { queries }) => among(names, await queries.tax.classes()),
  async taxZone(names, { queries }) {
    return among(names, await queries.tax.zoneTable());
  },
  async shippingZone(names, { queries }) {
    const { zones } = await queries.shipping.table();
    return names.filter((name) => own(zones, name));
  },
  async shippingMethod(names, { queries }) {
    const { methods } = await queries.shipping.table();
    return names.filter((name) => own(methods, name));
  },
  priceList: async (names) => names,
  async account(names, { queries }) {
    return [...(await queries.people.standings({ accountIds: names })).keys()];
  },
};

export const importFunctions = (read: ReadSide) => ({
  /** The columns of a kind, those of the present shop included. */
  async columns(
    { kind }: { readonly kind: ImportKindName },
    context: OperationContext,
  ): Promise<{ readonly kind: ImportKind; readonly shop: ShopFacts; readonly columns: readonly Column[] }> {
    const shop = await shopFacts(context);
    const found = importKindsByName[kind];
    return { kind: found, shop, columns: found.columns(shop) };
  },

  /** Things by key, as a kind's columns see them; those that are not there are left out. */
  async present(
    { kind, keys }: { readonly kind: ImportKindName; readonly keys: readonly string[] },
    context: OperationContext,
  ): Promise<ReadonlyMap<string, Thing>> {
    return kindRecords[kind].present(keys, context);
  },

  /** What of the shop speaks against changes, one fault for each at most. */
  async faults(
    { kind, changes }: { readonly kind: ImportKindName; readonly changes: readonly PlannedChange[] },
    context: OperationContext,
  ): Promise<readonly KindFault[]> {
    return changes.length ? ((await kindRecords[kind].faults?.(changes, context)) ?? []) : [];
  },

  /** Of what rows name that which is there. */
  async known(
    { refers, names }: { readonly refers: Refers; readonly names: readonly string[] },
    context: OperationContext,
  ): Promise<readonly string[]> {
    return names.length ? knownNames[refers](names, context) : [];
  },

  /** What came of an import, with the first of its faults; undefined where it is not known yet. */
  async outcome(
    { importId, faults }: { readonly importId: string; readonly faults: number },
    context: OperationContext,
  ): Promise<ImportOutcome | undefined> {
    const row = await read.row(imports, importId, context);
    if (!row) return undefined;
    const { state, counts, refusals, fault } = row;
    const rows: ShownRow[] = [];
    const { kind } = state;
    // What is wrong with a file of people is shown to who may see them, and sent to nobody.
    if (kind && faults && counts.wrong && !state.filesRemoved && !importKindsByName[kind].personal)
      for await (const batch of shownRows(state, 'wrong', await context.queries.import.columns({ kind }), context)) {
        rows.push(...batch);
        if (rows.length >= faults) break;
      }
    return {
      ...{ importId, fileName: row.file_name, status: row.status as ImportStatus, counts, refusals },
      faults: rows.slice(0, faults),
      faultOfFile: 'code' in fault && fault.code ? textFor(fault.code, context.language, fault.params) : '',
    };
  },

  /** How a file of the same heading was matched last. */
  async remembered(
    { header }: { readonly header: readonly string[] },
    context: OperationContext,
  ): Promise<{
    readonly kind?: ImportKindName;
    readonly columns?: readonly string[];
    readonly extra: readonly ExtraField[];
  }> {
    const row = await read.row(importMatchings, headingOf(header), context);
    return row ? { kind: row.kind as ImportKindName, columns: row.columns, extra: row.extra } : { extra: [] };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly import: FunctionsOf<ReturnType<typeof importFunctions>>;
  }
}
