// Eighteen months of a dealer's days: who orders what when. Everything is drawn from names, so that the same present has
// the same past on every machine.
import { between, chance } from './chance.ts';
import { buyers, guests, type Buyer } from './companies.ts';
import {
  DAY,
  DAYS_OF_HISTORY,
  isoDay,
  isWorkingDay,
  midnight,
  nextFriday,
  officeTime,
  workingDaysLater,
} from './days.ts';
import { basketOf, goodsOf, type CatalogueItem, type Good, type Wanted } from './goods.ts';
import { setUpOf } from './set-up.ts';
import type { Story } from './stage.ts';
import * as told from './stories.ts';

/** Shutdowns of plants in spring and autumn; July and December are quiet. */
const SEASON = [0.8, 0.9, 1.15, 1.3, 1.1, 1.05, 0.7, 0.95, 1.2, 1.15, 1.0, 0.65];
const ORDERS_A_DAY = 1.9;
const QUOTES_A_DAY = 0.24;

const buyerOf = (key: string): Buyer => {
  // Every third order is Laurentide's: whoever tries the shop is one of them.
  const pool = chance(key, 'laurentide') < 0.3 ? buyers.slice(0, 3) : buyers.slice(3);
  return pool[Math.floor(chance(key, 'buyer') * pool.length)]!;
};
const guestOf = (key: string) => guests[Math.floor(chance(key, 'guest') * guests.length)]!;

/** A whole number whose mean is `mean`. */
const some = (key: string, purpose: string, mean: number): number => {
  const most = mean * 2;
  return Math.floor(chance(key, purpose) * (most + 1) + (most % 1) * 0.5);
};

function storiesOf(day: number, goods: readonly Good[], now: number): Story[] {
  const name = isoDay(day);
  const month = Number(name.slice(5, 7)) - 1;
  const age = (now - day) / (DAYS_OF_HISTORY * DAY);
  const busy = SEASON[month]! * (1.2 - 0.5 * age);
  if (!isWorkingDay(day)) return weekend(day, goods);
  const orders = Array.from({ length: some(name, 'orders', ORDERS_A_DAY * busy) }, (_, n) => {
    const key = `order ${name} ${n}`;
    const ordered = { key, at: officeTime(day, key), items: basketOf(goods, key) };
    return chance(key, 'kind') < 0.75
      ? told.orderOnTerms(ordered, buyerOf(key), now)
      : told.orderByGuest(ordered, guestOf(key));
  });
  const quotes = Array.from({ length: some(name, 'quotes', QUOTES_A_DAY * busy) }, (_, n) => {
    const key = `quote ${name} ${n}`;
    const ordered = { key, at: officeTime(day, key, 8, 14), items: basketOf(goods, key, 4) };
    return told.quoteRequest(ordered, buyerOf(key), now);
  });
  return [...orders, ...quotes, ...opinions(day, goods)];
}

function weekend(day: number, goods: readonly Good[]): Story[] {
  const key = `order ${isoDay(day)} guest`;
  if (chance(key, 'kind') > 0.3) return [];
  return [told.orderByGuest({ key, at: officeTime(day, key, 9, 21), items: basketOf(goods, key) }, guestOf(key))];
}

function opinions(day: number, goods: readonly Good[]): Story[] {
  const name = isoDay(day);
  // Nobody writes about one item twice: the steps go round the goods once in as many days.
  const itemNumber = goods[(Math.round(day / DAY) * 11) % goods.length]!.itemNumber;
  const stories: Story[] = [];
  const [reviewKey, questionKey] = [`review ${name}`, `question ${name}`];
  if (chance(name, 'review') < 0.08)
    stories.push(told.review(reviewKey, officeTime(day, reviewKey), itemNumber, buyerOf(reviewKey), true));
  if (chance(name, 'question') < 0.05)
    stories.push(told.question(questionKey, officeTime(day, questionKey), itemNumber, buyerOf(questionKey), true));
  return stories;
}

/** Once a month what was sold is bought again; of the last month some is still on its way. */
function deliveriesOf(stories: readonly (readonly [day: number, sold: readonly Wanted[]])[]): Story[] {
  const months = new Map<string, { lastDay: number; sold: Map<string, number> }>();
  for (const [day, items] of stories) {
    const name = isoDay(day).slice(0, 7);
    const month = months.get(name) ?? { lastDay: day, sold: new Map<string, number>() };
    month.lastDay = day;
    for (const { itemNumber, quantity } of items)
      month.sold.set(itemNumber, (month.sold.get(itemNumber) ?? 0) + quantity);
    months.set(name, month);
  }
  return [...months].flatMap(([name, { lastDay, sold }]) =>
    [...sold]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 25)
      .map(([itemNumber, quantity]) => {
        const key = `delivery ${name} ${itemNumber}`;
        const at = officeTime(midnight(lastDay), key, 9, 12);
        const arrivesAt = midnight(workingDaysLater(lastDay, between(key, 'days', 4, 12))) + 7 * 3_600_000;
        return told.delivery(key, at, arrivesAt, { itemNumber, quantity }, between(key, 'place', 0, 2) ? 'mtl' : 'tor');
      }),
  );
}

/** What waits when somebody opens the shop: at the desk, and for Ben. */
function openMatters(goods: readonly Good[], now: number): Story[] {
  const before = (days: number) => {
    let day = midnight(now) - days * DAY;
    while (!isWorkingDay(day)) day -= DAY;
    return day;
  };
  const [, ben, chloe] = buyers as [Buyer, Buyer, Buyer];
  const ordered = (key: string, days: number, factor = 1) => ({
    key,
    at: officeTime(before(days), key, 9, 11),
    items: basketOf(goods, key, factor),
  });
  return [
    told.openOffer(ordered('open offer', 2, 3), ben, nextFriday(now)),
    told.openRequest(ordered('open request', 1, 3), chloe),
    told.openRequest(ordered('second open request', 1, 2), buyers[4]!),
    told.openApproval(ordered('open approval', 1, 5), buyers[5]!),
    told.openQuestion(ordered('open question', 1), ben, now),
    told.forgottenOrder(ordered('forgotten order', 5), ben, now),
    ...[0, 1, 2].map((n) =>
      told.orderOnTerms(
        { ...ordered(`open order ${n}`, 1), at: officeTime(before(1), `open order ${n}`, 12, 16) },
        buyers[n + 6]!,
        now,
      ),
    ),
    told.disputedRefund(ordered('disputed refund', 6), guests[3]!),
    told.review('open review', officeTime(before(1), 'open review'), goods[0]!.itemNumber, buyers[7]!, false),
    told.question(
      'open product question',
      officeTime(before(1), 'open product question'),
      goods.at(-1)!.itemNumber,
      ben,
      false,
    ),
  ];
}

/** All that happened until `now`; steps that would come later are still to come, and are left out by who plays them. */
export function planOf(items: readonly CatalogueItem[], now: number): readonly Story[] {
  const goods = goodsOf(items);
  const today = midnight(now);
  const days = Array.from({ length: DAYS_OF_HISTORY }, (_, n) => today - (DAYS_OF_HISTORY - n) * DAY);
  const sold = days.map((day) => [day, soldOn(day, goods, now)] as const);
  return [
    ...setUpOf(items, goods, now),
    ...days.flatMap((day) => storiesOf(day, goods, now)),
    ...deliveriesOf(sold),
    ...openMatters(goods, now),
  ];
}

/** Guesses at what goes out; orders and offers differ by little. */
const soldOn = (day: number, goods: readonly Good[], now: number): readonly Wanted[] =>
  storiesOf(day, goods, now)
    .filter(({ id }) => id.startsWith('order '))
    .flatMap(({ id }) => basketOf(goods, id));
