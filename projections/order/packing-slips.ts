// What goes into the box with the goods, a page for each order, and what somebody fetches from the shelves for them.
import { dateLocale } from '#domain/shared/date-locale.ts';
import type { Address } from '#domain/shared/address.ts';
import { needed } from '#domain/shared/needed.ts';
import { countText } from '#platform/shop/selling-unit.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { pickUpBlocks } from '#projections/shared/paper/pick-up.ts';
import {
  addressLines,
  MARGIN,
  openSheet,
  type Column,
  type Sheet,
  type Letterhead,
} from '#projections/shared/paper/sheet.ts';
import { table } from '#projections/shared/paper/table.ts';

export interface PackedLine {
  readonly itemNumber: string;
  readonly name: string;
  /** What sets a variant apart; empty where nothing does. */
  readonly options: string;
  /** What the customer calls it; empty where nothing. */
  readonly ownNumber: string;
  /** What the buyer noted on it; empty where nothing. */
  readonly note: string;
  /** Code of the selling unit. */
  readonly unit: string;
  readonly ordered: number;
  /** In this box, or to go into it. */
  readonly packed: number;
  /** Follows later. */
  readonly left: number;
}

/** In the language of who gets the box. */
export interface PackingSlip {
  readonly language: Language;
  readonly orderNumber: string;
  readonly poNumber: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Empty while nothing has left. */
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly company: Letterhead;
  readonly shipTo: Address | undefined;
  /** Where and when somebody comes for it; undefined for what is sent. */
  readonly pickUp: { readonly Name: string; readonly Phone: string; readonly Hours: string } | undefined;
  readonly lines: readonly PackedLine[];
}

export interface PickedItem {
  readonly warehouse: string;
  readonly itemNumber: string;
  readonly name: string;
  readonly quantity: number;
  readonly orderNumbers: readonly string[];
}

export interface PickList {
  readonly company: Letterhead;
  /** ISO. */
  readonly at: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly orderNumbers: readonly string[];
  /** Sorted by warehouse and item. */
  readonly items: readonly PickedItem[];
}

const SLIP_COLUMNS = {
  item: [48, 96],
  description: [150, 246],
  ordered: [402, 50],
  packed: [458, 50],
  left: [514, 50],
} as const satisfies Readonly<Record<string, Column>>;

const PICK_COLUMNS = {
  picked: [48, 20],
  item: [74, 96],
  description: [176, 200],
  quantity: [382, 44],
  orders: [436, 128],
} as const satisfies Readonly<Record<string, Column>>;

/** A box to tick, as on paper. */
const BOX = '[  ]';

export const packingSlips = defineThreadTask<readonly PackingSlip[], Uint8Array>({
  name: 'order/packing-slips',
  timeoutMs: 30_000,
  work: slipsPdf,
});

export const pickList = defineThreadTask<{ readonly list: PickList; readonly language: Language }, Uint8Array>({
  name: 'order/pick-list',
  timeoutMs: 30_000,
  work: ({ list, language }) => pickListPdf(list, language),
});

async function slipsPdf(slips: readonly PackingSlip[]): Promise<Buffer> {
  const first = needed(slips[0], 'packing slip');
  const title = slips.map(({ orderNumber }) => orderNumber).join(', ');
  const sheet = await openSheet({ language: first.language, title, at: `${first.day}T12:00:00Z` });
  slips.forEach((slip, n) => writeSlip(slip, sheet, n > 0));
  // A slip in a box names no other customer's order.
  sheet.feet(slips.length > 1 ? first.company.name : title);
  return sheet.finish();
}

function writeSlip(slip: PackingSlip, sheet: Sheet, onNewPage: boolean): void {
  const { language, company, lines } = slip;
  const t = translate(language, 'paper', 'slip');
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  if (onNewPage) sheet.newPage();
  const facts = [
    [t('order'), slip.orderNumber],
    [t('date'), day.format(new Date(`${slip.day}T12:00:00Z`))],
    [t('poNumber'), slip.poNumber],
    [t('carrier'), slip.carrier],
    [t('tracking'), slip.trackingNumber],
  ] as const;
  const head = sheet.letterhead(
    company,
    facts.filter(([, value]) => value),
    t('title'),
  );
  const { shipTo, pickUp } = slip;
  const from = sheet.blocks(
    head,
    shipTo && pickUp ? pickUpBlocks(pickUp, shipTo, language) : [[t('shipTo'), addressLines(shipTo, language)]],
  );
  table(
    sheet,
    from,
    SLIP_COLUMNS,
    (key) => t(key),
    ['ordered', 'packed', 'left'],
    [
      ...lines.map((line) => ({
        item: line.itemNumber,
        description: describedFor(line, language),
        ordered: countText(line.ordered, line.unit, language),
        packed: countText(line.packed, line.unit, language),
        left: line.left ? countText(line.left, line.unit, language) : '',
      })),
    ],
  );
}

const describedFor = ({ name, options, ownNumber, note }: PackedLine, language: Language): string =>
  [name, options, ownNumber && translate(language, 'paper', 'partNumber')('yours', { number: ownNumber }), note]
    .filter(Boolean)
    .join('\n');

async function pickListPdf({ company, at, timeZone, orderNumbers, items }: PickList, language: Language) {
  const t = translate(language, 'paper', 'pick');
  const clock = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const sheet = await openSheet({ language, title: t('title'), at });
  let y = sheet.letterhead(company, [
    [t('made'), clock.format(new Date(at))],
    [t('orders'), String(orderNumbers.length)],
  ]);
  for (const warehouse of new Set(items.map((item) => item.warehouse))) {
    const there = items.filter((item) => item.warehouse === warehouse);
    if (y + 80 > sheet.bottom) y = sheet.newPage();
    y = sheet.write(warehouse || t('backordered'), MARGIN, y, 300, { strong: true, size: 12 }) + 6;
    y =
      table(
        sheet,
        y,
        PICK_COLUMNS,
        (key) => (key === 'picked' ? '' : t(key)),
        ['quantity'],
        there.map((item) => ({
          picked: BOX,
          item: item.itemNumber,
          description: item.name,
          quantity: String(item.quantity),
          orders: item.orderNumbers.join(', '),
        })),
      ) + 10;
  }
  if (!items.length) sheet.write(t('nothing'), MARGIN, y, sheet.right - MARGIN);
  sheet.feet(t('title'));
  return sheet.finish();
}
