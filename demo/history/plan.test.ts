import { buyers, furtherAccounts } from './companies.ts';
import { isWorkingDay, opening } from './days.ts';
import { itemsOf } from './goods.ts';
import { planOf } from './plan.ts';

const now = Date.parse('2026-11-26T17:00:00.000Z');
const items = itemsOf('demo/catalogue');
const plan = planOf(items, now);
const times = plan.flatMap(({ steps }) => steps.map(({ at }) => at));

describe('the past of the demonstration', () => {
  it('is the same on every machine', () => {
    const shape = (stories: typeof plan) => stories.map(({ id, steps }) => [id, steps.map(({ at }) => at)]);
    expect(shape(planOf(items, now))).toEqual(shape(plan));
  });

  it('tells no two stories under one name', () => {
    const names = plan.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
  });

  it('begins once the shop has opened, and each story with its first step', () => {
    expect(Math.min(...times)).toBeGreaterThan(opening(now));
    expect(plan.filter(({ steps }) => steps.some(({ at }) => at < steps[0]!.at)).map(({ id }) => id)).toEqual([]);
  });

  it('has some hundred orders and quotes, every month of the eighteen', () => {
    const begun = (kind: string) => plan.filter(({ id }) => id.startsWith(`${kind} `));
    expect(begun('order').length).toBeGreaterThan(600);
    expect(begun('quote').length).toBeGreaterThan(80);
    expect(new Set(begun('order').map(({ id }) => id.slice(6, 13))).size).toBeGreaterThanOrEqual(18);
  });

  it('has companies order on working days only', () => {
    const onTerms = plan.filter(({ id }) => /^quote /.test(id));
    expect(onTerms.filter(({ steps }) => !isWorkingDay(steps[0]!.at))).toEqual([]);
  });

  it('knows every company and every buyer once', () => {
    const unique = (all: readonly string[]) => new Set(all).size === all.length;
    expect(unique(furtherAccounts.map(({ accountId }) => accountId))).toBe(true);
    expect(unique(buyers.map(({ contactId }) => contactId))).toBe(true);
    expect(unique(buyers.map(({ email }) => email))).toBe(true);
  });
});
