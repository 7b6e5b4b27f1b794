import { renderPart, seen } from '../../testing/render.tsx';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { MessageForm } from './later-parts.ts';
import { QuoteStatusCard } from './quote-status.tsx';

const header: WireQuote['QuoteHeader'] = {
  QuoteID: 'quote-1',
  QuoteNumber: 'Q-1',
  QuoteDate: '2026-11-01T15:00:00.000Z',
  QuoteStatus: 'submitted',
  WaitingFor: 'dealer',
  WaitingSince: '2026-11-03T15:00:00.000Z',
  PlacedBy: 'Ada Roy',
  CurrencyCode: 'CAD',
  LineCount: 1,
  SubTotal: 1_000,
  ShippingTotal: 0,
  TaxTotal: 0,
  DiscountTotal: 0,
  PromotionLines: [],
  FeeLines: [],
  OrderTotal: 1_000,
  TaxLines: [],
  Changes: 1,
  Revision: 0,
  RevisionHash: '',
  Email: '',
  ShippingMethod: '',
  ShippingMethodName: '',
  CustomerComments: '',
  Reason: '',
  OrderNumber: '',
  CanConvert: false,
  CanEdit: true,
};
const offer = {
  QuoteStatus: 'approved',
  WaitingFor: 'buyer',
  ExpiryDate: '2026-12-02',
  DaysLeft: 12,
  Revision: 1,
  CanConvert: true,
} as const;
const cardText = (more: Partial<WireQuote['QuoteHeader']>, language: 'en' | 'fr' = 'en') =>
  seen(renderPart(<QuoteStatusCard header={{ ...header, ...more }} />, { language }));

beforeAll(() => MessageForm.preload());

describe('the card above a quote', () => {
  it('says since when the quote waits for us', () =>
    expect(cardText({})).toContain('Requested 3 Nov 2026; we usually answer within a working day.'));
  it('says until when the offer holds, and how long that is', () => {
    expect(cardText(offer)).toContain('Valid until 2 Dec 2026 (12 days left).');
    expect(cardText({ ...offer, DaysLeft: 0 })).toContain('(last day today).');
    expect(cardText(offer, 'fr')).toContain('Valable jusqu’au 2 déc. 2026 (encore 12 jours).');
  });
  it('asks our question, and takes the answer', () =>
    expect(cardText({ QuoteStatus: 'returned', WaitingFor: 'buyer', Reason: 'Which seal?' })).toMatch(
      /Which seal\?.*Your answer.*Send answer/,
    ));
  it('says that a quote is expired, by its date or by its status, and how to ask again', () => {
    for (const expired of [
      { ...offer, CanConvert: false, DaysLeft: -1 },
      { ...offer, QuoteStatus: 'expired' as const, CanConvert: false, DaysLeft: -1 },
    ]) {
      expect(cardText(expired)).toMatch(/Quote is expired\. Our offer held until 2 Dec 2026\..*Ask again/);
      expect(cardText(expired)).not.toContain('Convert To Order');
    }
  });
  it('says why we declined', () =>
    expect(
      cardText({ QuoteStatus: 'declined', WaitingFor: 'nobody', Reason: 'Out of range', CanEdit: false }),
    ).toContain('Reason: Out of range'));
});
