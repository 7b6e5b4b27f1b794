import { chosenStandards, priceTermsFor, withStandard } from './price-terms.ts';
import type { PriceListData } from '#domain/price-list/pricing.events.ts';

const DAY = '2026-12-01';
const list = (data: Partial<PriceListData> = {}): PriceListData => ({
  name: { en: 'List', fr: 'Liste' },
  currency: 'CAD',
  audience: 'everyone',
  groups: [],
  accounts: [],
  from: '',
  until: '',
  priority: 0,
  rules: [],
  ...data,
});
const dealer = { accountId: 'a1', group: 'dealer', currency: 'CAD', ownList: '' } as const;
const order = (known: Record<string, PriceListData>, customer: Parameters<typeof priceTermsFor>[0] = dealer) =>
  priceTermsFor(
    customer,
    Object.entries(known).map(([priceList, data]) => ({ priceList, data })),
    'standard',
    DAY,
  ).lists.map(({ priceList, because }) => `${priceList} ${because}`);

describe('price lists hold in the order', () => {
  it('own, account, group, everyone, standard', () =>
    expect(
      order(
        {
          standard: list(),
          all: list(),
          dealers: list({ audience: 'groups', groups: ['dealer'] }),
          named: list({ audience: 'accounts', accounts: ['a1'] }),
          own: list({ audience: 'assigned' }),
        },
        { ...dealer, ownList: 'own' },
      ),
    ).toEqual(['own own', 'named account', 'dealers group', 'all everyone', 'standard standard']));
  it('of priority, then of the later beginning, then of their codes', () =>
    expect(
      order({
        b: list(),
        a: list(),
        newer: list({ from: '2026-11-01' }),
        first: list({ priority: 5 }),
      }),
    ).toEqual(['first everyone', 'newer everyone', 'a everyone', 'b everyone', 'standard standard']));
});

describe('a price list does not count', () => {
  it('in another currency, on another day, or for others', () =>
    expect(
      order({
        usd: list({ currency: 'USD' }),
        over: list({ until: '2026-11-30' }),
        later: list({ from: '2026-12-02' }),
        guests: list({ audience: 'groups', groups: ['guest'] }),
        others: list({ audience: 'accounts', accounts: ['a2'] }),
        assigned: list({ audience: 'assigned' }),
      }),
    ).toEqual(['standard standard']));
});

it('an own list that nobody described holds all the same', () =>
  expect(order({}, { ...dealer, ownList: 'imported' })).toEqual(['imported own', 'standard standard']));

it('each currency has one standard list that was chosen', () => {
  const setting = withStandard(withStandard('USD=a', 'EUR', 'b'), 'USD', 'c');
  expect(setting).toBe('USD=c,EUR=b');
  expect(chosenStandards(setting).get('EUR')).toBe('b');
});
