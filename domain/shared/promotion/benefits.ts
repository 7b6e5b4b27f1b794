// What each kind of benefit takes off which lines. A line whose units would go for less than they cost the dealer is left
// alone; of what is given for buying something else, such as a gift, that holds for all the goods together.
import { absent } from '../needed.ts';
import { allocateAmong, sum, type Amount } from '../money.ts';
import { percentOf } from '../percent-of.ts';
import type { Benefit } from './promotion.ts';
import type { PromotedLine, ReasonAgainst } from './purchase.ts';

/** Above 0, by line. */
export type Takes = ReadonlyMap<string, Amount>;

interface Goods {
  /** The lines that the promotion counts. */
  readonly matching: readonly PromotedLine[];
  readonly all: readonly PromotedLine[];
  /** What each line comes to after the promotions before, by its id. */
  readonly nets: ReadonlyMap<string, Amount>;
}

type Refused = { readonly why: ReasonAgainst };

/** @throws never: what cannot be taken off is said in words */
export function offsOf(benefit: Exclude<Benefit, { kind: 'shipping' }>, goods: Goods): Takes | Refused {
  const { matching, all, nets } = goods;
  const netOf = ({ lineId }: PromotedLine): Amount => nets.get(lineId) ?? absent('line of the purchase');
  switch (benefit.kind) {
    case 'percent':
      return lineByLine(matching, netOf, (line) => percentOf(netOf(line), benefit.milliPercent));
    case 'fixed-price':
      return lineByLine(matching, netOf, (line) => netOf(line) - benefit.unitPrice * line.quantity);
    case 'amount':
      return amountOff(benefit.amount, matching, netOf);
    case 'buy-get':
      return together(goods, cheapest(benefit, matching, netOf), netOf);
    case 'gift': {
      const gift = all.find(({ itemNumber }) => itemNumber === benefit.itemNumber);
      if (!gift) return { why: 'gift-not-in-cart' };
      const takes = new Map([[gift.lineId, partOf(netOf(gift), Math.min(benefit.quantity, gift.quantity), gift)]]);
      return together({ ...goods, matching: [...matching.filter((line) => line !== gift), gift] }, takes, netOf);
    }
    case 'bundle': {
      const parts = benefit.parts.map(({ itemNumber, quantity }) => {
        const line = all.find((one) => one.itemNumber === itemNumber);
        return line && { line, quantity };
      });
      const found = parts.flatMap((part) => part ?? []);
      const sets =
        found.length < parts.length
          ? 0
          : Math.min(...found.map(({ line, quantity }) => Math.floor(line.quantity / quantity)));
      if (!sets) return { why: 'bundle-incomplete' };
      const takes = new Map(
        found.map(({ line, quantity }) => [
          line.lineId,
          percentOf(partOf(netOf(line), sets * quantity, line), benefit.milliPercent),
        ]),
      );
      return together({ ...goods, matching: found.map(({ line }) => line) }, takes, netOf);
    }
  }
}

/** What some of a line's units come to. */
const partOf = (net: Amount, units: number, { quantity }: PromotedLine): Amount => Math.round((net * units) / quantity);

const costOf = ({ cost = 0, quantity }: PromotedLine): Amount => cost * quantity;
const above0 = (takes: Iterable<readonly [string, Amount]>): Map<string, Amount> =>
  new Map([...takes].filter(([, off]) => off > 0));

function lineByLine(
  lines: readonly PromotedLine[],
  netOf: (line: PromotedLine) => Amount,
  offOf: (line: PromotedLine) => Amount,
): Takes | Refused {
  const wanted = lines.map((line) => ({ line, off: offOf(line) })).filter(({ off }) => off > 0);
  if (!wanted.length) return { why: 'nothing-off' };
  const allowed = wanted.filter(({ line, off }) => netOf(line) - off >= costOf(line));
  return allowed.length ? new Map(allowed.map(({ line, off }) => [line.lineId, off])) : { why: 'below-cost' };
}

/** Each line bears its share; one that cannot leaves it to the others. */
function amountOff(
  amount: Amount,
  lines: readonly PromotedLine[],
  netOf: (line: PromotedLine) => Amount,
): Takes | Refused {
  let bearing = lines.filter((line) => netOf(line) > 0);
  if (!bearing.length) return { why: 'nothing-off' };
  for (;;) {
    const shares = allocateAmong(Math.min(amount, sum(bearing.map(netOf))), bearing, netOf);
    const able = shares.filter(([line, share]) => netOf(line) - share >= costOf(line));
    if (able.length === shares.length) return above0(shares.map(([{ lineId }, share]) => [lineId, share] as const));
    if (!able.length) return { why: 'below-cost' };
    bearing = able.map(([line]) => line);
  }
}

/** The cheapest units of the lines, as many as whole sets give. */
function cheapest(
  { buy, get, milliPercent }: Extract<Benefit, { kind: 'buy-get' }>,
  lines: readonly PromotedLine[],
  netOf: (line: PromotedLine) => Amount,
): Takes {
  let left = Math.floor(sum(lines.map(({ quantity }) => quantity)) / (buy + get)) * get;
  const takes = new Map<string, Amount>();
  for (const line of [...lines].sort((a, b) => netOf(a) / a.quantity - netOf(b) / b.quantity)) {
    const units = Math.min(left, line.quantity);
    left -= units;
    if (units) takes.set(line.lineId, percentOf(partOf(netOf(line), units, line), milliPercent));
  }
  return takes;
}

function together(
  { matching }: Goods,
  takes: ReadonlyMap<string, Amount>,
  netOf: (line: PromotedLine) => Amount,
): Takes | Refused {
  const taken = above0(takes);
  if (!taken.size) return { why: 'nothing-off' };
  const after = sum(matching.map(netOf)) - sum([...taken.values()]);
  return after >= sum(matching.map(costOf)) ? taken : { why: 'below-cost' };
}
