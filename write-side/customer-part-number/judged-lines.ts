// What may be taken of a list of own part numbers, and what is to be said of the rest.
import type { PartNumbersImported } from '#contracts/customer-part-number/customer-part-number.ts';
import type { PartNumber } from '#domain/customer-part-number/customer-part-number.events.ts';
import {
  compactPartNumber,
  PART_NUMBER_LIMITS,
  partNumberFault,
} from '#domain/shared/customer-part-number/part-number.ts';
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';

export interface WrittenLine {
  readonly Line: number;
  readonly Number: string;
  readonly ItemCode: string;
}

type LineReport = PartNumbersImported['Lines'][number];
type Fault = readonly [code: string, params: Readonly<Record<string, unknown>>];

const most = PART_NUMBER_LIMITS.characters;

export async function judgedLines(
  lines: readonly WrittenLine[],
  context: OperationContext,
): Promise<{ readonly taken: readonly (PartNumber & { readonly line: number })[]; readonly reports: LineReport[] }> {
  const itemOf = await itemsOf(
    lines.map(({ ItemCode }) => ItemCode),
    context,
  );
  const [taken, reports]: [(PartNumber & { line: number })[], LineReport[]] = [[], []];
  const seen = new Map<string, { readonly line: number; readonly itemNumber: string }>();
  const report = ({ Line, Number, ItemCode }: WrittenLine, isTaken: boolean, [Code, params]: Fault) =>
    reports.push({ Line, Number, ItemCode, Taken: isTaken, Code, Message: textFor(Code, context.language, params) });

  for (const line of lines) {
    const { Line, Number: number, ItemCode: code } = line;
    const wrong = partNumberFault(number) ?? (code ? undefined : 'part_number_item_missing');
    const item = wrong ? undefined : itemOf(code);
    const compact = compactPartNumber(number);
    const twin = seen.get(compact);
    if (wrong) report(line, false, [wrong, { number, most }]);
    else if (!item?.itemNumber) report(line, false, item?.fault ?? ['quick_order_code_unknown', { code }]);
    else if (twin && twin.itemNumber !== item.itemNumber)
      report(line, false, ['part_number_twice', { number, line: twin.line }]);
    else if (!twin) {
      seen.set(compact, { line: Line, itemNumber: item.itemNumber });
      taken.push({ line: Line, number, itemNumber: item.itemNumber });
    }
  }
  const others = await context.queries.customerPartNumber.otherItems({ numbers: taken });
  for (const { line, number, itemNumber } of taken) {
    const other = own(others, number);
    if (other)
      report({ Line: line, Number: number, ItemCode: itemNumber }, true, ['part_number_of_item', { number, other }]);
  }
  return { taken, reports: reports.sort((a, b) => a.Line - b.Line) };
}

/**
 * The item that somebody means; one that is not sold any more only where it was meant before.
 * @throws DomainError part_number_item_missing, quick_order_code_unknown, part_number_item_gone
 */
export async function requireItem(
  code: string,
  before: string | undefined,
  context: OperationContext,
): Promise<string> {
  if (!code) return refuse('part_number_item_missing', {}, 'invalid');
  if (code === before) return before;
  const { itemNumber, fault } = (await itemsOf([code], context))(code);
  if (itemNumber) return itemNumber;
  const [unknown, params] = fault ?? ['quick_order_code_unknown', { code }];
  return refuse(unknown, params, 'invalid');
}

async function itemsOf(
  codes: readonly string[],
  { queries }: OperationContext,
): Promise<(code: string) => { readonly itemNumber?: string; readonly fault?: Fault }> {
  const { itemNumbers } = await queries.quickOrder.resolve({ codes, ownNumbers: false });
  const found = [...new Set(Object.values(itemNumbers))];
  const [facts, successors] = await Promise.all([
    queries.product.facts({ itemNumbers: found }),
    queries.product.successors({ itemNumbers: found }),
  ]);
  return (code) => {
    const itemNumber = own(itemNumbers, code);
    if (itemNumber === undefined) return {};
    if (own(facts, itemNumber)?.availability.status !== 'discontinued') return { itemNumber };
    const successor = own(successors, itemNumber)?.itemNumber;
    return {
      fault: successor
        ? ['part_number_item_replaced', { item: itemNumber, successor }]
        : ['part_number_item_gone', { item: itemNumber }],
    };
  };
}
