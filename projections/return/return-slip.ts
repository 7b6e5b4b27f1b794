// The slip on paper.
import { dateLocale } from '#domain/shared/date-locale.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { MARGIN, openSheet, type Column, type Letterhead } from '#projections/shared/paper/sheet.ts';

interface ReturnSlip {
  readonly language: Language;
  readonly company: Letterhead;
  readonly shipTo: readonly string[];
  readonly returnNumber: string;
  readonly orderNumber: string;
  /** ISO. */
  readonly at: string;
  /** The last day on which the goods may arrive, as people write it; empty until staff have answered. */
  readonly until: string;
  readonly lines: readonly Readonly<Record<SlipColumn, string>>[];
}

const COLUMNS = {
  item: [48, 100],
  description: [154, 220],
  quantity: [380, 60],
  why: [450, 114],
} as const satisfies Readonly<Record<string, Column>>;
type SlipColumn = keyof typeof COLUMNS;
const KEYS = Object.keys(COLUMNS) as SlipColumn[];

export const returnSlip = defineThreadTask<ReturnSlip, Uint8Array>({
  name: 'return/slip',
  timeoutMs: 30_000,
  work: slipPdf,
});

async function slipPdf(slip: ReturnSlip): Promise<Buffer> {
  const { language, company, returnNumber, orderNumber, at, until, shipTo, lines } = slip;
  const t = translate(language, 'paper', 'returnSlip');
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long' }).format(new Date(at));
  const sheet = await openSheet({ language, title: returnNumber, at });
  const facts = [
    [t('number'), returnNumber],
    [t('order'), orderNumber],
    [t('date'), day],
    [t('until'), until],
  ] as const;
  const head = sheet.letterhead(
    company,
    facts.filter(([, value]) => value),
    t('title'),
  );
  let y = sheet.blocks(head, [[t('shipTo'), [...shipTo, returnNumber]]]);
  for (const key of KEYS) sheet.write(t(key), COLUMNS[key][0], y, COLUMNS[key][1], { strong: true, size: 8.5 });
  sheet.rule(y + 16, 'strong');
  y += 22;
  for (const line of lines) {
    const height = Math.max(...KEYS.map((key) => sheet.heightOf(line[key], COLUMNS[key][1]))) + 8;
    if (y + height > sheet.bottom) y = sheet.newPage();
    for (const key of KEYS) sheet.write(line[key], COLUMNS[key][0], y, COLUMNS[key][1]);
    y += height;
    sheet.rule(y - 4);
  }
  if (y + 60 > sheet.bottom) y = sheet.newPage();
  sheet.write(t('help', { number: returnNumber }), MARGIN, y + 10, sheet.right - MARGIN);
  sheet.feet(returnNumber);
  return sheet.finish();
}
