import { NO_TAXES } from '#domain/tax/tax.state.ts';
import { TAX_STREAM, type OutsideZones, type TaxClassData, type TaxZoneData } from '#domain/tax/tax.events.ts';
import type { Exemption } from '#domain/tax-exemption/tax-exemption.state.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { recordRows, recordsOfKind } from '#platform/shop/master-data/records.ts';
import { taxExemptions, taxRecords } from './tax-records.ts';

export async function taxTable(read: ReadSide, context: OperationContext) {
  const rows = await recordRows(read, taxRecords, TAX_STREAM, context);
  const outside = Object.values(recordsOfKind<{ outside: OutsideZones }>(rows, 'outside'))[0]?.outside;
  return {
    // The standard class is there before anybody names it.
    classes: { ...NO_TAXES.classes, ...recordsOfKind<TaxClassData>(rows, 'class') },
    zones: recordsOfKind<TaxZoneData>(rows, 'zone'),
    outside: outside ?? NO_TAXES.outside,
  };
}

/** Of an account and those that were merged into it; none of a guest. */
export async function exemptionsOf(
  read: ReadSide,
  accountId: string,
  context: OperationContext,
): Promise<readonly Exemption[]> {
  if (!accountId) return [];
  const { accountIds } = await context.queries.account.family({ accountId });
  const rows = await read.rows(taxExemptions, accountIds, context);
  return accountIds.flatMap((one) => rows.get(one)?.exemptions ?? []);
}
