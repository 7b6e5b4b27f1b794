// Values that carts, quotes and orders have in common.
import type { Address, PickedUpBy } from '#domain/shared/address.ts';
import type { Delivery, OrderedLine } from '#domain/shared/order-draft.ts';
import { feesOf, freightSource, lineTotal } from '#domain/shared/price/priced.ts';
import type { OrderTotals } from '#domain/shared/pricing.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { ERASED } from '#platform/kernel/personal-data/seal.ts';
import { feesShown } from '#platform/shop/sums-shown.ts';
import type { EventFormatter, Values } from './event-formatter.ts';

interface Agreed {
  readonly lines: readonly OrderedLine[];
  readonly totals: OrderTotals;
  readonly deliveries: readonly Delivery[];
  readonly currency: string;
}

/** The agreement, line by line and in total: of an order, and of the revision of a quote that a buyer accepts. */
export function agreedValues({ lines, totals, deliveries, currency }: Agreed, format: EventFormatter): Values {
  const money = (amount: number) => format.money(amount, currency);
  return {
    lines: format.list(
      lines.map(
        (line) => `${line.quantity} × ${line.itemNumber || format.name(line.name)} (${money(lineTotal(line))})`,
      ),
    ),
    discount: money(totals.discount),
    fees: feesShown(feesOf(lines, deliveries), format.language)
      .map(({ name, amount }) => `, ${name} ${money(amount)}`)
      .join(''),
    freight: `${format.list(shippingNames(deliveries).map((name) => format.name(name)))} ${money(totals.shipping)}`,
    tax: money(totals.tax),
    total: money(totals.total),
  };
}

/** Lists the shipping methods, each once. */
function shippingNames(deliveries: readonly Delivery[]): Translated[] {
  const names = deliveries.flatMap((delivery) => freightSource(delivery)?.name ?? []);
  return names.filter(({ en }, index) => names.findIndex((name) => name.en === en) === index);
}

interface Header {
  readonly email?: string;
  readonly shipTo?: Address;
  readonly billTo?: Address;
  readonly pickedUpBy?: PickedUpBy;
  readonly shippingMethod?: string;
  readonly shipTogether?: boolean;
  readonly comments?: string;
}

const PARTS = ['email', 'shipTo', 'billTo', 'pickedUpBy', 'shippingMethod', 'shipTogether', 'comments'] as const;

/** Words each part of the header that `after` names, from what to what. */
export function headerChanges(before: Header, after: Header, format: EventFormatter): string {
  const shown = (part: (typeof PARTS)[number], header: Header) =>
    partText(part, header, format) || format.term('nothing');
  // What was erased looks the same before and after; that it changed is still true.
  const changed = PARTS.filter(
    (part) =>
      after[part] !== undefined && (shown(part, before) !== shown(part, after) || shown(part, after) === ERASED),
  );
  return (
    format.list(
      changed.map((part) =>
        format.term('change', { field: format.term(part), before: shown(part, before), after: shown(part, after) }),
      ),
    ) || format.term('nothing')
  );
}

function partText(
  part: (typeof PARTS)[number],
  { email = '', shipTo, billTo, pickedUpBy, shippingMethod = '', shipTogether = false, comments = '' }: Header,
  format: EventFormatter,
): string {
  switch (part) {
    case 'shipTo':
      return shipTo ? format.address(shipTo) : '';
    case 'billTo':
      return billTo ? format.address(billTo) : '';
    case 'pickedUpBy':
      if (!pickedUpBy) return '';
      return pickedUpBy.lastName === ERASED
        ? ERASED
        : `${pickedUpBy.firstName} ${pickedUpBy.lastName}, ${pickedUpBy.phone1}`;
    case 'shippingMethod':
      return format.shippingMethod(shippingMethod);
    case 'shipTogether':
      return format.term(shipTogether ? 'together' : 'inParts');
    case 'email':
      return email;
    case 'comments':
      return comments;
  }
}
