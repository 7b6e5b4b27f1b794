import { specificationFor } from '#domain/testing/decider-specification.ts';
import { priceChange } from './price-change.decider.ts';
import type { PriceChangeData, PriceChangeEvent } from './price-change.events.ts';

const given = specificationFor(priceChange);
const of = { priceChange: 'c1' };
const TODAY = '2026-11-23';
const data: PriceChangeData = {
  name: 'Rolvane 2027',
  priceList: 'contract',
  base: 'standard',
  items: { category: '', brand: 'Rolvane', search: '', itemNumbers: [] },
  alteration: { kind: 'percent', by: 3_500 },
  rounding: { step: 5, less: 0 },
  from: '2026-12-01',
  until: '',
};
const draft = (changed: Partial<PriceChangeData> = {}) => ({
  type: 'Draft' as const,
  ...of,
  data: { ...data, ...changed },
  today: TODAY,
});
const drafted: PriceChangeEvent = { type: 'PriceChangeDrafted', data: { ...of, ...data } };
const planned: PriceChangeEvent = { type: 'PriceChangePlanned', data: { ...of, by: 'staff:helen' } };
const written: PriceChangeEvent = { type: 'PriceChangeWritten', data: of };
const requested: PriceChangeEvent = { type: 'PriceChangeTakeBackRequested', data: { ...of, by: 'staff:helen' } };
const plan = { type: 'Plan' as const, ...of, by: 'staff:helen', today: TODAY };
const takeBack = { type: 'TakeBack' as const, ...of, by: 'staff:helen' };
const step = { ...of, since: '', after: '6306', prices: 2, left: [], isLast: true };
const progress = { ...of, after: '6306', prices: 2, left: [] };

describe('a change of prices', () => {
  it('is a draft, is planned once, and cannot be edited any more', () => {
    given().when(draft()).then(drafted);
    given(drafted).when(plan).then(planned);
    given(drafted, planned).when(plan).thenNothing();
    given(drafted, planned)
      .when({ type: 'Revise', ...of, seen: { name: data.name }, changed: { name: 'Other' }, today: TODAY })
      .thenRefused('price_change_no_draft');
  });
  it('begins today or later, also where it is planned later than drafted', () => {
    given()
      .when(draft({ from: '2026-11-22' }))
      .thenRefused('price_change_in_past');
    given(drafted)
      .when({ ...plan, today: '2026-12-02' })
      .thenRefused('price_change_in_past');
  });
  it('changes something', () => {
    given()
      .when(draft({ alteration: { kind: 'amount', by: 0 } }))
      .thenRefused('price_change_nothing');
    given()
      .when(draft({ alteration: { kind: 'percent', by: -100_000 } }))
      .thenRefused('price_not_above_zero');
    given()
      .when(draft({ rounding: { step: 5, less: 5 } }))
      .thenRefused('price_rounding_invalid');
  });
  it('is written step by step, each of which counts once', () => {
    given(drafted, planned)
      .when({ type: 'Progress', ...step })
      .then({ type: 'PriceChangeProgressed', data: progress }, written);
    given(drafted, planned, { type: 'PriceChangeProgressed', data: progress })
      .when({ type: 'Progress', ...step })
      .thenNothing();
  });
  it('is taken back as a whole, once it is written', () => {
    given(drafted, planned, written).when(takeBack).then(requested);
    given(drafted, planned).when(takeBack).thenRefused('price_change_being_written');
    given(drafted).when(takeBack).thenRefused('price_change_not_planned');
    given(drafted, planned, requested)
      .when({ type: 'Progress', ...step })
      .thenNothing();
    given(drafted, planned, written, requested)
      .when({
        type: 'ProgressTakeBack',
        ...step,
        prices: 1,
        left: [{ itemNumber: '6306', code: 'price_changed_since' }],
      })
      .then(
        {
          type: 'PriceChangeTakeBackProgressed',
          data: { ...progress, prices: 1, left: [{ itemNumber: '6306', code: 'price_changed_since' }] },
        },
        { type: 'PriceChangeTakenBack', data: of },
      );
  });
});
