import fc from 'fast-check';
import { lineTotal } from '#domain/shared/price/priced.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { bearingPrices, dearerPrices } from '#domain/testing/samples.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { revisionOf } from './quote-desk.ts';
import { quote, type QuoteCommand } from './quote.decider.ts';
import type { QuoteEvent } from './quote.events.ts';
import {
  accepted,
  approved,
  buyer,
  byBuyer,
  byCsr,
  at,
  csr,
  EXPIRES_AT,
  hashOf,
  item,
  otherCsr,
  priced,
  published,
  quoteId,
  recalculated,
  requested,
  submitted,
  tax,
  underReview,
  VALID_UNTIL,
} from './quote.samples.ts';

const given = specificationFor(quote);
const changesOf = (events: readonly QuoteEvent[]) => events.reduce(quote.evolve, quote.initialState).changes;
const fourToSix = (changesSeen: number, by = buyer): QuoteCommand => ({
  type: 'ChangeQuantity',
  quoteId,
  by,
  at,
  changesSeen,
  lineId: '1',
  quantity: 6,
  price: priceAt(bearingPrices, 6),
});
const changed: QuoteEvent = {
  type: 'QuoteLineQuantityChanged',
  data: { ...byBuyer, lineId: '1', from: 4, to: 6, price: priceAt(bearingPrices, 6) },
};
const publish = (events: readonly QuoteEvent[], more: object = {}): QuoteCommand => ({
  type: 'Publish',
  ...byCsr,
  changesSeen: changesOf(events),
  revision: 1,
  validUntil: VALID_UNTIL,
  expiresAt: EXPIRES_AT,
  hash: hashOf(1),
  maxDiscount: 15_000,
  ...more,
});
const accept = (more: object = {}): QuoteCommand => ({
  type: 'Accept',
  ...byBuyer,
  revision: 1,
  hash: hashOf(1),
  attempt: 1,
  ...more,
});
const message = (by: string, when = at) => ({
  quoteId,
  by,
  at: when,
  messageId: 'm1',
  lineId: '',
  visibility: 'customer' as const,
  text: 'Two seals',
});
const write = (by: string, when?: string): QuoteCommand => ({ type: 'PostMessage', ...message(by, when) });
const written = (by: string, when?: string): QuoteEvent => ({
  type: 'QuoteMessagePosted',
  data: { ...message(by, when), personId: buyer },
});

describe('no quote yet', () => {
  const lines = [item('1', 4)];
  const request: QuoteCommand = {
    type: 'Request',
    ...byBuyer,
    quoteNumber: 'Q-1',
    personId: buyer,
    accountId: 'a1',
    language: 'en',
    currency: 'CAD',
    placedBy: 'Ada Roy',
    attempt: 0,
    lines,
    header: { comments: 'Soon' },
  };

  it('begins with what the buyer asks for', () =>
    given()
      .when(request)
      .then({
        type: 'QuoteRequested',
        data: {
          ...byBuyer,
          quoteNumber: 'Q-1',
          personId: buyer,
          accountId: 'a1',
          language: 'en',
          currency: 'CAD',
          placedBy: 'Ada Roy',
          attempt: 0,
          lines,
          comments: 'Soon',
        },
      }));
  it('needs a line', () =>
    given()
      .when({ ...request, lines: [] } as QuoteCommand)
      .thenRefused('cart_empty'));
  it('begins once', () => given(requested).when(request).thenNothing());
  it("is nobody else's", () =>
    given(requested)
      .when({ ...request, personId: 'contact:9' } as QuoteCommand)
      .thenRefused('quote_exists'));
  it('cannot be edited', () => given().when(fourToSix(0)).thenRefused('quote_not_found'));
});

describe('an alternative that is chosen', () => {
  it('brings its own tax class, length, unit and options, and keeps none of what it replaces', () => {
    const { lineId, quantity, ...alternative } = item('1', 4, 'SEAL');
    const special = {
      ...item('1', 4),
      ...{ taxClass: 'reduced', lengthMm: 2_400, unit: { code: 'pk', pieces: 12 } },
      options: [{ name: { en: 'Size', fr: 'Taille' }, value: { en: 'M', fr: 'M' } }],
    };
    const history: readonly QuoteEvent[] = [
      { ...requested, data: { ...requested.data, lines: [special] } } as QuoteEvent,
      { type: 'QuoteAlternativeOffered', data: { ...byCsr, lineId, alternative } },
      { type: 'QuoteAlternativeChosen', data: { ...byBuyer, lineId, itemNumber: 'SEAL' } },
    ];
    const [line] = history.reduce(quote.evolve, quote.initialState).lines;
    expect(line).toEqual({ lineId, quantity, ...alternative, alternatives: [] });
  });
});

describe('a quote that waits for a CSR', () => {
  it('is taken into review once', () => {
    given(requested)
      .when({ type: 'StartReview', ...byCsr, changesSeen: 0 })
      .then(underReview);
    given(requested, underReview)
      .when({ type: 'StartReview', ...byCsr, changesSeen: 0 })
      .thenNothing();
  });
  it('may still be edited by the buyer', () => given(requested).when(fourToSix(1)).then(changed));
  it('keeps a line: an empty quote is cancelled instead', () => {
    const removed: QuoteEvent = { type: 'QuoteLineRemoved', data: { ...byBuyer, lineId: '2' } };
    given(requested, removed)
      .when({ type: 'RemoveLine', ...byBuyer, changesSeen: 2, lineId: '1' })
      .thenRefused('quote_last_line');
  });
  it('refuses an edit of contents that were not seen', () =>
    given(requested, changed).when(fourToSix(1, csr)).thenRefused('quote_changed', { changes: 2, changesSeen: 1 }));
  it('never gives a line number twice', () => {
    const removed: QuoteEvent = { type: 'QuoteLineRemoved', data: { ...byBuyer, lineId: '2' } };
    const { lineId: _, ...seal } = item('x', 1, 'SEAL');
    given(requested, removed)
      .when({ type: 'AddLine', ...byBuyer, changesSeen: 2, item: seal })
      .then({ type: 'QuoteLineAdded', data: { ...byBuyer, lineId: '3', ...seal } });
  });
  it('cannot be accepted', () => given(requested).when(accept()).thenRefused('quote_not_approved'));
});

describe('prices set by a CSR', () => {
  const override: QuoteCommand = {
    type: 'OverridePrice',
    ...byCsr,
    changesSeen: 2,
    lineId: '1',
    unitPrice: 940,
    reason: 'Matches a competitor',
  };
  const overridden: QuoteEvent = {
    type: 'QuoteLinePriceOverridden',
    data: { ...byCsr, lineId: '1', from: 1_000, to: 940, reason: 'Matches a competitor' },
  };

  it('say what they were, who set them and why', () =>
    given(...priced)
      .when(override)
      .then(overridden));
  it('are not negative', () =>
    given(...priced)
      .when({ ...override, unitPrice: -1 } as QuoteCommand)
      .thenRefused('price_invalid'));
  it('stay when the quantity changes', () => {
    const { price } = given(...priced, overridden).state().lines[0]!;
    given(...priced, overridden)
      .when(fourToSix(3))
      .then({ type: 'QuoteLineQuantityChanged', data: { ...byBuyer, lineId: '1', from: 4, to: 6, price } });
    expect(price).toMatchObject({ unitPrice: 940, override: { from: 1_000, by: csr } });
  });
  it("stay when the catalogue's prices are taken over, and the others follow", () =>
    given(...priced, overridden)
      .when({ type: 'UpdatePrices', ...byCsr, changesSeen: 3, prices: { 6205: dearerPrices, SEAL: dearerPrices } })
      .then({ type: 'QuoteRepriced', data: { ...byCsr, lines: [{ lineId: '2', price: priceAt(dearerPrices, 1) }] } }));
  it("go back to the catalogue's", () =>
    given(...priced, overridden)
      .when({ type: 'ResetPrice', ...byCsr, changesSeen: 3, lineId: '1' })
      .then({ type: 'QuoteLinePriceReset', data: { ...byCsr, lineId: '1', from: 940, to: 1_000 } }));
});

describe('a discount', () => {
  const onQuote = (discount: { kind: 'percent' | 'amount' | 'total'; value: number }): QuoteCommand => ({
    type: 'DiscountQuote',
    ...byCsr,
    changesSeen: 2,
    discount,
    reason: 'Framework contract',
  });

  it.each([
    [{ kind: 'amount', value: 5_001 }, 'discount_exceeds_total'],
    [{ kind: 'percent', value: 100_001 }, 'discount_exceeds_total'],
    [{ kind: 'total', value: 5_001 }, 'discount_negative'],
    [{ kind: 'amount', value: -1 }, 'discount_negative'],
  ] as const)('%j off goods of 50.00 is refused: %s', (discount, code) =>
    given(...priced)
      .when(onQuote(discount))
      .thenRefused(code),
  );
  it('may take everything', () =>
    given(...priced)
      .when(onQuote({ kind: 'total', value: 0 }))
      .then({
        type: 'QuoteDiscounted',
        data: { ...byCsr, discount: { kind: 'total', value: 0 }, reason: 'Framework contract' },
      }));
  it('is shared out over the lines to the cent', () => {
    const state = given(...priced, {
      type: 'QuoteDiscounted',
      data: { ...byCsr, discount: { kind: 'amount', value: 333 }, reason: 'Round' },
    }).state();
    const { lines, totals } = revisionOf(quoteId, state, VALID_UNTIL);
    expect(lines.map(({ steps }) => steps.at(-1))).toEqual([
      { kind: 'quote-discount', amount: -266, source: { by: csr }, reason: 'Round' },
      { kind: 'quote-discount', amount: -67, source: { by: csr }, reason: 'Round' },
    ]);
    expect(totals).toEqual({ subTotal: 5_000, discount: 333, shipping: 1_000, tax: 283, total: 5_950 });
  });
  it('of an amount never takes more than is left of its line', () => {
    const events: QuoteEvent[] = [
      ...priced,
      {
        type: 'QuoteLineDiscounted',
        data: { ...byCsr, lineId: '1', discount: { kind: 'amount', value: 3_000 }, reason: 'x' },
      },
      {
        type: 'QuoteLineQuantityChanged',
        data: { ...byBuyer, lineId: '1', from: 4, to: 1, price: priceAt(bearingPrices, 1) },
      },
    ];
    expect(revisionOf(quoteId, given(...events).state(), VALID_UNTIL).totals).toMatchObject({
      subTotal: 2_000,
      discount: 1_000,
    });
  });
});

describe('publishing a revision', () => {
  it('freezes lines, prices, totals and validity', () => {
    const content = revisionOf(quoteId, given(...priced).state(), VALID_UNTIL);
    given(...priced)
      .when(publish(priced))
      .then({ type: 'QuoteRevisionPublished', data: { ...byCsr, content, hash: hashOf(1), expiresAt: EXPIRES_AT } });
    expect(content).toMatchObject({
      revision: 1,
      validUntil: VALID_UNTIL,
      totals: { subTotal: 5_000, total: 6_300 },
      deliveries: [{ destination: { country: 'CA', state: 'QC' } }],
    });
  });
  it('needs freight and taxes', () =>
    given(requested)
      .when(publish([requested]))
      .thenRefused('quote_incomplete', { missing: ['shippingMethod'] }));
  it('refuses a date in the past', () =>
    given(...priced)
      .when(publish(priced, { expiresAt: at }))
      .thenRefused('valid_until_past'));
  it('refuses contents that were not seen', () =>
    given(...priced, changed)
      .when(publish(priced))
      .thenRefused('quote_changed'));
  it('is refused when somebody else has just published the same contents', () =>
    given(...approved)
      .when(publish(approved))
      .thenRefused('quote_changed'));

  describe('far below the catalogue', () => {
    const cheap: QuoteEvent[] = [
      ...priced,
      {
        type: 'QuoteDiscounted',
        data: { ...byCsr, discount: { kind: 'percent', value: 20_000 }, reason: 'Big order' },
      },
    ];
    const approve = (by: string): QuoteCommand => ({ type: 'ApprovePricing', quoteId, by, at, changesSeen: 3 });
    const secondApproved: QuoteEvent = {
      type: 'QuotePricingApproved',
      data: { quoteId, by: otherCsr, at, changes: 3 },
    };

    it('needs a second CSR', () =>
      given(...cheap)
        .when(publish(cheap))
        .thenRefused('pricing_needs_approval', { percent: 20, limit: 15 }));
    it('is not approved by who set the price', () =>
      given(...cheap)
        .when(approve(csr))
        .thenRefused('second_csr_needed'));
    it('is approved by another', () =>
      given(...cheap)
        .when(approve(otherCsr))
        .then(secondApproved));
    it('is published then', () =>
      expect(
        quote.decide(publish(cheap), [...cheap, secondApproved].reduce(quote.evolve, quote.initialState)),
      ).toHaveLength(1));
    it('needs approval again after any change', () => {
      const events = [...cheap, secondApproved, changed];
      given(...events)
        .when(publish(events))
        .thenRefused('pricing_needs_approval');
    });
  });
});

describe('an approved quote', () => {
  it('waits for a CSR again once the buyer edits it', () =>
    given(...approved)
      .when(fourToSix(2))
      .then(changed, submitted));
  it('cannot be accepted after such an edit', () =>
    given(...approved, changed, submitted)
      .when(accept())
      .thenRefused('quote_not_approved'));
  it('is accepted as it was seen', () =>
    given(...approved)
      .when(accept())
      .then(accepted));
  it('is not accepted under another hash', () =>
    given(...approved)
      .when(accept({ hash: 'other' }))
      .thenRefused('quote_revision_superseded'));
  it('is not accepted in an old revision', () => {
    const next = [...approved, published(approved)];
    given(...next)
      .when(accept())
      .thenRefused('quote_revision_superseded', { revision: 1, current: 2 });
  });
  it('stays acceptable as published while a CSR works on the next revision', () =>
    given(...approved, {
      type: 'QuoteLineDiscounted',
      data: { ...byCsr, lineId: '1', discount: { kind: 'percent', value: 5_000 }, reason: 'x' },
    })
      .when(accept())
      .then(accepted));
  it('cannot be accepted from its last moment on, even before the timer came', () =>
    given(...approved)
      .when(accept({ at: EXPIRES_AT }))
      .thenRefused('quote_expired'));
  it('expires when its time has come', () =>
    given(...approved)
      .when({ type: 'Expire', quoteId, revision: 1, at: EXPIRES_AT })
      .then({ type: 'QuoteExpired', data: { quoteId, revision: 1, at: EXPIRES_AT } }));
  it('does not expire by the timer of an older revision', () =>
    given(...approved, published(approved))
      .when({ type: 'Expire', quoteId, revision: 1, at: EXPIRES_AT })
      .thenNothing());
  it('does not expire before its time', () =>
    given(...approved)
      .when({ type: 'Expire', quoteId, revision: 1, at })
      .thenNothing());
});

describe('a message', () => {
  const returned: QuoteEvent = { type: 'QuoteReturned', data: { ...byCsr, personId: buyer, question: 'Which seal?' } };

  it('of the buyer answers the question of a returned quote, which waits for a CSR again', () =>
    given(...priced, returned)
      .when(write(buyer))
      .then(written(buyer), submitted));
  it('of a CSR leaves the question open', () =>
    given(...priced, returned)
      .when(write(csr))
      .then(written(csr)));
  it('leaves an offer standing', () =>
    given(...approved)
      .when(write(buyer))
      .then(written(buyer)));
});

describe('what the buyer wrote last', () => {
  const close = (lastSeen: string): QuoteCommand => ({ type: 'CloseMessages', quoteId, by: csr, at, lastSeen });
  it('needs no answer once a CSR says so who has seen it', () =>
    given(...approved, written(buyer))
      .when(close('m1'))
      .then({ type: 'QuoteMessagesClosed', data: byCsr }));
  it('needs one where it arrived meanwhile', () =>
    given(...approved, written(buyer))
      .when(close('m0'))
      .thenRefused('message_arrived_meanwhile'));
});

describe('an expired quote', () => {
  const expired: QuoteEvent[] = [...approved, { type: 'QuoteExpired', data: { quoteId, revision: 1, at: EXPIRES_AT } }];

  it('cannot be accepted', () =>
    given(...expired)
      .when(accept())
      .thenRefused('quote_expired'));
  it('is asked for again by editing it', () =>
    given(...expired)
      .when(fourToSix(2))
      .then(changed, submitted));
  it('is asked for again by writing', () =>
    given(...expired)
      .when(write(buyer))
      .then(written(buyer), submitted));
  it('is asked for again from its last moment on, even before the timer came', () =>
    given(...approved)
      .when(write(buyer, EXPIRES_AT))
      .then(written(buyer, EXPIRES_AT), { ...submitted, data: { ...submitted.data, at: EXPIRES_AT } } as QuoteEvent));
});

describe('a quote that is being converted', () => {
  const converting = given(...approved, accepted);

  it('is not accepted twice', () => converting.when(accept({ attempt: 2 })).thenRefused('quote_converting'));
  it('cannot be edited', () => converting.when(fourToSix(2)).thenRefused('quote_converting'));
  it('gets no further revision', () => converting.when(publish(approved)).thenRefused('quote_converting'));
  it('opens again only for the attempt that accepted it', () => {
    converting.when({ type: 'Reopen', quoteId, attempt: 2, reason: 'card_declined' }).thenNothing();
    converting
      .when({ type: 'Reopen', quoteId, attempt: 1, reason: 'card_declined' })
      .then({ type: 'QuoteReopened', data: { quoteId, attempt: 1, reason: 'card_declined' } });
  });
  it('is converted under the hash that was accepted', () =>
    converting
      .when({ type: 'MarkConverted', quoteId, attempt: 1 })
      .then({ type: 'QuoteConverted', data: { quoteId, attempt: 1, revision: 1, hash: hashOf(1) } }));
});

describe('a quote that is over', () => {
  const over: [string, QuoteEvent, string][] = [
    [
      'converted',
      { type: 'QuoteConverted', data: { quoteId, attempt: 1, revision: 1, hash: hashOf(1) } },
      'quote_converted',
    ],
    ['declined', { type: 'QuoteDeclined', data: { ...byCsr, reason: 'Out of range' } }, 'quote_declined'],
    ['cancelled', { type: 'QuoteCancelled', data: { ...byBuyer, reason: '' } }, 'quote_cancelled'],
  ];

  it.each(over)('and %s takes no edit, revision or acceptance', (_status, event, code) => {
    const events = [...approved, event];
    for (const command of [fourToSix(2), publish(approved), accept()])
      given(...events)
        .when(command)
        .thenRefused(code);
  });
});

describe('any history of a quote', () => {
  const command = fc.oneof(
    fc.record({
      type: fc.constant('ChangeQuantity' as const),
      lineId: fc.constantFrom('1', '2'),
      quantity: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({
      type: fc.constant('OverridePrice' as const),
      lineId: fc.constantFrom('1', '2'),
      unitPrice: fc.integer({ min: 0, max: 2_000 }),
      reason: fc.constant('r'),
    }),
    fc.record({
      type: fc.constant('DiscountLine' as const),
      lineId: fc.constantFrom('1', '2'),
      discount: fc.record({
        kind: fc.constantFrom('percent' as const, 'amount' as const, 'total' as const),
        value: fc.integer({ min: 0, max: 60_000 }),
      }),
      reason: fc.constant('r'),
    }),
    fc.record({
      type: fc.constant('DiscountQuote' as const),
      discount: fc.record({
        kind: fc.constantFrom('percent' as const, 'amount' as const, 'total' as const),
        value: fc.integer({ min: 0, max: 60_000 }),
      }),
      reason: fc.constant('r'),
    }),
    fc.record({ type: fc.constant('Recalculate' as const), tax: fc.constant(tax) }),
    fc.record({ type: fc.constant('Publish' as const), maxDiscount: fc.constant(100_000) }),
    fc.record({ type: fc.constant('Accept' as const) }),
  );

  it('keeps every total the sum of its parts, and never below nothing', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
        let state = [requested, recalculated].reduce(quote.evolve, quote.initialState);
        for (const each of commands) {
          const revision = (state.published?.content.revision ?? 0) + (each.type === 'Publish' ? 1 : 0);
          const full = {
            ...byCsr,
            changesSeen: state.changes,
            validUntil: VALID_UNTIL,
            expiresAt: EXPIRES_AT,
            hash: hashOf(revision),
            revision,
            attempt: state.attempt + 1,
            ...each,
          } as unknown as QuoteCommand;
          try {
            state = quote.decide(full, state).reduce(quote.evolve, state);
          } catch {
            continue; // A refusal changes nothing; the totals below must hold all the same.
          }
          const { totals, lines } = revisionOf(
            quoteId,
            {
              ...state,
              shipping: {
                ...recalculated.data,
                shippingMethod: 'ground',
                name: { en: '', fr: '' },
                price: 1_000,
                grams: 1,
              },
            },
            VALID_UNTIL,
          );
          const nets = lines.map(lineTotal);
          expect(Math.min(...nets)).toBeGreaterThanOrEqual(0);
          expect(totals.subTotal - totals.discount).toBe(nets.reduce((a, b) => a + b, 0));
          expect(totals.total).toBe(totals.subTotal - totals.discount + totals.shipping + totals.tax);
        }
      }),
    );
  });
});
