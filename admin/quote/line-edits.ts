// The desk turns what was typed in a line's fields into commands.
import { money } from '#admin/lib/format.ts';
import type { useDesk } from './desk-commands.tsx';
import { percentText, typedAmount, typedNumber } from '#admin/lib/number-input.ts';
import { typedDiscount, type Discount, type Line } from './discount.ts';
import { NotANumber } from './error-message.ts';

export type Figure = 'quantity' | 'price' | Discount['kind'];
export type Typed = { readonly [F in Figure]?: string | undefined };
type Edit = ReturnType<typeof useDesk>['edit'];

export interface LineEdit {
  readonly figure: Figure;
  readonly send: (edit: Edit) => Promise<void>;
}

interface Wording {
  readonly t: (key: string, values?: Record<string, unknown>) => string;
  readonly locale: string;
  readonly currency: string;
}

/** A change of a price has to say why. An empty field takes a price or a discount back, which needs no reason. */
export const needsReason = ({ quantity: _, ...prices }: Typed): boolean =>
  Object.values(prices).some((text) => text !== undefined && text.trim() !== '');

const figures: readonly Figure[] = ['quantity', 'price', 'percent', 'amount', 'total'];

/** @returns one edit for each figure typed; a figure that is none is an edit that rejects with a sentence */
export function lineEdits(line: Line, typed: Typed, reason: string, wording: Wording): LineEdit[] {
  return figures.flatMap((figure) => {
    const text = typed[figure];
    return text === undefined
      ? []
      : [{ figure, send: (edit: Edit) => sendFigure(edit, figure, text.trim(), { line, reason, wording }) }];
  });
}

interface Context {
  readonly line: Line;
  readonly reason: string;
  readonly wording: Wording;
}

async function sendFigure(edit: Edit, figure: Figure, text: string, context: Context): Promise<void> {
  switch (figure) {
    case 'quantity':
      return sendQuantity(edit, text, context);
    case 'price':
      return sendPrice(edit, text, context);
    case 'percent':
    case 'amount':
    case 'total':
      return sendDiscount(edit, figure, text, context);
  }
}

async function sendQuantity(edit: Edit, text: string, { line, wording: { t, locale } }: Context): Promise<void> {
  const quantity = typedNumber(text, locale);
  if (quantity === undefined) throw new NotANumber();
  if (quantity !== line.quantity)
    await edit(
      'admin/quote/updatequantity',
      { lineId: line.lineId, quantity },
      t('quote.mine.quantity', { line: named(line, t), value: quantity }),
    );
}

async function sendPrice(
  edit: Edit,
  text: string,
  { line, reason, wording: { t, locale, currency } }: Context,
): Promise<void> {
  const { lineId } = line;
  if (!text) return edit('admin/quote/resetprice', { lineId }, t('quote.mine.resetPrice', { line: named(line, t) }));
  const unitPrice = typedAmount(text, locale);
  if (unitPrice === undefined) throw new NotANumber();
  await edit(
    'admin/quote/overrideprice',
    { lineId, unitPrice, reason },
    t('quote.mine.price', { line: named(line, t), value: money(unitPrice, currency, locale) }),
  );
}

async function sendDiscount(
  edit: Edit,
  kind: Discount['kind'],
  text: string,
  { line, reason, wording }: Context,
): Promise<void> {
  const { t, locale } = wording;
  const { lineId } = line;
  if (!text)
    return edit('admin/quote/removelinediscount', { lineId }, t('quote.mine.removeDiscount', { line: named(line, t) }));
  const discount = typedDiscount(kind, text, locale);
  if (!discount) throw new NotANumber();
  await edit(
    'admin/quote/discountline',
    { lineId, discount, reason },
    t('quote.mine.discount', { line: named(line, t), value: discountShown(discount, wording) }),
  );
}

export const discountShown = ({ kind, value }: Discount, { t, locale, currency }: Wording): string =>
  t(`quote.discountWords.${kind}`, {
    value: kind === 'percent' ? percentText(value / 1_000, locale) : money(value, currency, locale),
  });

const named = (line: Line, t: Wording['t']) => t('quote.lineNamed', { line: line.lineId, item: line.name });
