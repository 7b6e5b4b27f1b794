import { tenPercent } from '#domain/testing/promotions.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { promotion } from './promotion.decider.ts';
import type { PromotionEvent } from './promotion.events.ts';

const given = specificationFor(promotion);
const added = (limits: Partial<typeof tenPercent>): PromotionEvent => ({
  type: 'PromotionAdded',
  data: { promotionId: 'spring', ...tenPercent, ...limits },
});
const held = (holdId: string, customer = 'ACC-1', amount = 500): PromotionEvent => ({
  type: 'PromotionUseHeld',
  data: { promotionId: 'spring', holdId, customer, amount },
});
const hold = (holdId: string, customer = 'ACC-1', amount = 500) =>
  ({ type: 'Hold', id: 'spring', holdId, customer, amount }) as const;

describe('a promotion with limits', () => {
  it('is held by an attempt at a checkout, once', () => {
    given(added({ uses: 2 }))
      .when(hold('o1.1'))
      .then(held('o1.1'));
    given(added({ uses: 2 }), held('o1.1'))
      .when(hold('o1.1'))
      .thenNothing();
  });
  it('is used up after so many uses, whoever asks', () =>
    given(added({ uses: 1 }), held('o1.1'))
      .when(hold('o2.1', 'ACC-2'))
      .thenRefused('promotion_used_up', { name: tenPercent.name }));
  it('is used up for one customer, and for no other', () => {
    given(added({ usesPerCustomer: 1 }), held('o1.1'))
      .when(hold('o2.1'))
      .thenRefused('promotion_used_up');
    given(added({ usesPerCustomer: 1 }), held('o1.1'))
      .when(hold('o2.1', 'ACC-2'))
      .then(held('o2.1', 'ACC-2'));
  });
  it('never costs more than its budget', () =>
    given(added({ budget: 900 }), held('o1.1'))
      .when(hold('o2.1'))
      .thenRefused('promotion_used_up'));
  it('is free again when the checkout comes to nothing', () => {
    const released: PromotionEvent = {
      type: 'PromotionUseReleased',
      data: { promotionId: 'spring', holdId: 'o1.1', customer: 'ACC-1', amount: 500, reason: 'declined' },
    };
    given(added({ uses: 1 }), held('o1.1'))
      .when({ type: 'Release', id: 'spring', holdId: 'o1.1', reason: 'declined' })
      .then(released);
    given(added({ uses: 1 }), held('o1.1'), released)
      .when(hold('o2.1'))
      .then(held('o2.1'));
    given(added({ uses: 1 }), held('o1.1'), released)
      .when({ type: 'Release', id: 'spring', holdId: 'o1.1', reason: 'declined' })
      .thenNothing();
  });
});

describe('a promotion without limits', () => {
  it('keeps no list of its uses: the orders say them', () => given(added({})).when(hold('o1.1')).thenNothing());
  it('counts its changes, so that an order can name the form that it was priced by', () =>
    expect(
      given(added({}), {
        type: 'PromotionRevised',
        data: { promotionId: 'spring', changed: { priority: 5 } },
      }).state().version,
    ).toBe(2));
});

describe('a promotion is refused', () => {
  const add = (data: Partial<typeof tenPercent>) =>
    given().when({ type: 'Add', id: 'spring', data: { ...tenPercent, ...data } });
  it('for groups or accounts that it does not name', () => {
    add({ audience: 'groups' }).thenRefused('promotion_without_groups');
    add({ audience: 'accounts' }).thenRefused('promotion_without_accounts');
  });
  it('with days or hours that end before they begin', () => {
    add({ from: '2026-12-02', until: '2026-12-01' }).thenRefused('price_period_backwards');
    add({ hours: [{ days: [1], from: '18:00', until: '08:00' }] }).thenRefused('promotion_hours_backwards');
  });
  it('that counts guests by an account which they do not have', () =>
    add({ audience: 'groups', groups: ['guest'], usesPerCustomer: 1 }).thenRefused('promotion_guests_have_no_account'));
  it('as a bundle of one item', () =>
    add({ benefit: { kind: 'bundle', parts: [{ itemNumber: 'A', quantity: 2 }], milliPercent: 10_000 } }).thenRefused(
      'promotion_bundle_too_small',
    ));
  it('from a manager who has not seen what another one changed', () =>
    given(added({ priority: 3 }))
      .when({ type: 'Change', id: 'spring', seen: { priority: 0 }, changed: { priority: 7 } })
      .thenRefused('changed_meanwhile'));
});
