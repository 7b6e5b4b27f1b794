// Everything that the shop keeps of a person as one file (decision 0084).
import { dictionary } from '#domain/shared/dictionary.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import type { PersonalData } from '#projections/shared/personal-data.ts';

/** `cut`: parts of which only what changed last is there. */
export async function personalDataFile(
  parts: readonly PersonalData[],
  read: ReadSide,
  context: OperationContext,
): Promise<{ fileName: string; content: string }> {
  const data = dictionary<readonly unknown[]>([]);
  const cut: string[] = [];
  for (const { name, of } of parts) {
    const { records, isCut } = await of(read, context);
    data[name] = records;
    if (isCut) cut.push(name);
  }
  return {
    fileName: `personal-data-${shopDay(context.now)}.json`,
    content: JSON.stringify({ asOf: context.now, ...data, ...(cut.length ? { cut } : {}) }, undefined, 2),
  };
}
