// The slip that goes into the parcel: who sends which goods back, where to, and by which number.
import type { Output } from '#contracts/api.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { countText } from '#platform/shop/selling-unit.ts';
import { dayText } from '#projections/shared/money-and-days.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { returnAddress } from './return.functions.ts';
import { returnSlip } from './return-slip.ts';
import type { ReturnRow } from './returns.ts';
import { orderLinesOf } from './wire-return.ts';

export async function printedSlip(row: ReturnRow, context: OperationContext): Promise<Output<'return/slip'>> {
  const { language, queries, services } = context;
  const t = translate(language, 'paper', 'returnSlip');
  const [company, shipTo, ordered] = await Promise.all([
    queries.store.letterhead({ language }),
    returnAddress(context),
    orderLinesOf(row.order_id, context),
  ]);
  const content = await services.threads.run(returnSlip, {
    language,
    company,
    shipTo,
    returnNumber: row.return_number,
    orderNumber: row.order_number,
    at: row.requested_at,
    until: row.expires_on ? dayText(row.expires_on, language) : '',
    lines: row.lines.map((line) => ({
      item: line.itemNumber,
      description: line.name[language],
      quantity: countText(line.quantity, ordered.get(line.lineId)?.unit ?? 'ea', language),
      why: t(`reason.${line.reason}`),
    })),
  });
  return { FileName: `${row.return_number}.pdf`, FileContents: Buffer.from(content).toString('base64') };
}
