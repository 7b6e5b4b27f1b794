import { dayOnly, money } from '#admin/lib/format.ts';
import { translateIn } from '#admin/testing/translate.ts';
import { tenPercent } from '#domain/testing/promotions.ts';
import type { PromotionData } from '#domain/shared/promotion/promotion.ts';
import { promotionWords } from '#contracts/promotion/promotion-words.ts';

const told = (data: Partial<PromotionData>, language: 'en' | 'fr' = 'en') =>
  promotionWords(
    { ...tenPercent, ...data },
    {
      t: translateIn(language),
      locale: language,
      category: (id) => (id === 'seals' ? 'Sealing › Seals' : id),
      money: (amount, currency) => money(amount, currency, language),
      day: (day) => dayOnly(day, language),
    },
  ).map((words) => words.replace(/[\u00a0\u202f]/g, ' '));

describe('a promotion says in words', () => {
  it('what it gives', () => {
    expect(told({})).toEqual(['10% off']);
    expect(told({}, 'fr')).toEqual(['10 % de rabais']);
    expect(told({ benefit: { kind: 'buy-get', buy: 2, get: 1, milliPercent: 100_000 } })).toEqual([
      'Buy 2, get 1 free: the cheapest',
    ]);
    expect(told({ benefit: { kind: 'buy-get', buy: 3, get: 1, milliPercent: 100_000 } }, 'fr')).toEqual([
      '3 achetés, 1 gratuit : le moins cher',
    ]);
    expect(told({ benefit: { kind: 'shipping', milliPercent: 100_000, methods: [] } }, 'fr')).toEqual([
      'Livraison gratuite',
    ]);
  });
  it('on what, from what on, with which coupon, when and how often', () =>
    expect(
      told({
        items: [
          { of: 'brand', named: 'Rolvane', value: '' },
          { of: 'category', named: 'seals', value: '' },
        ],
        except: [{ of: 'product', named: '6205', value: '' }],
        minimumAmount: 5_000,
        minimumQuantity: 3,
        code: 'SPRING',
        from: '2026-12-01',
        until: '2026-12-24',
        hours: [{ days: [1, 2], from: '08:00', until: '12:00' }],
        uses: 100,
      }),
    ).toEqual([
      '10% off',
      'on items of the brand Rolvane or items of Sealing › Seals',
      'not on 6205',
      'from $50.00 and 3 units on',
      'with the coupon SPRING',
      'from 1 Dec 2026 to 24 Dec 2026',
      'Monday and Tuesday from 08:00 to 12:00',
      'at most 100 times in all',
    ]));
  it('for whom, and that it stands alone', () => {
    expect(told({ audience: 'groups', groups: ['guest', 'dealer'], exclusive: true })).toEqual([
      '10% off',
      'for Guests and Companies',
      'beside no other promotion',
    ]);
    expect(told({ audience: 'accounts', accounts: ['A', 'B'], firstOrder: true }, 'fr')).toEqual([
      '10 % de rabais',
      'pour 2 comptes nommés',
      'à la première commande seulement',
    ]);
  });
});
