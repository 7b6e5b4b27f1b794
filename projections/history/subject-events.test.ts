import wordsEn from '#locales/en/admin-history.json' with { type: 'json' };
import wordsFr from '#locales/fr/admin-history.json' with { type: 'json' };
import { SUBJECT_KINDS, replayKinds } from '#contracts/history/subject-kinds.ts';
import { eventDescriptions, historySubjects, readModels } from '../registry.ts';

const { definitions, belongings } = historySubjects;
const belongingTo = (id: string) =>
  belongings
    .filter((one) => one.of === id)
    .map(({ prefix, several }) => (several ? `${prefix}… and more` : prefix))
    .sort();

describe('what the auditor can look at', () => {
  it('is defined by a feature for every kind but a stream and a run, which are no feature’s, and found in their order', () =>
    expect([...definitions.map(({ kind }) => kind), 'stream', 'run']).toEqual(SUBJECT_KINDS));
  it('has read models where it can be replayed, and only there', () => {
    expect(definitions.flatMap(({ kind, readModels: names }) => (names ? [kind] : [])).sort()).toEqual(
      [...replayKinds].sort(),
    );
    const known = readModels.map(({ name }) => name);
    for (const { readModels: names = [] } of definitions) expect(known).toEqual(expect.arrayContaining([...names]));
  });
  it('of an order is all that carries its id, from the cart to the work that it made', () =>
    expect(belongingTo('order')).toEqual([
      'attachment-',
      'cart-',
      'checkout-',
      'conversation-',
      'dispute-… and more',
      'download-',
      'gift-recipient-',
      'invoice-… and more',
      'line-note-',
      'order-',
      'payment-… and more',
      'quote-',
      'return-',
      'work-approval.',
      'work-attachment.… and more',
      'work-message.',
      'work-order-message.',
      'work-payment.',
      'work-quote.',
      'work-refund.',
    ]));
  it('of an account is its credit and its registration, too', () =>
    expect(belongingTo('account')).toEqual([
      'account-',
      'credit-',
      'customer-note-',
      'customer-part-number-',
      'erasure-… and more',
      'statement-… and more',
      'tax-exemption-',
      'work-account-message.',
      'work-registration.',
    ]));
  it('is "other" for what staff and the shop itself do beside the business alone', () => {
    expect(
      eventDescriptions
        .filter(({ group }) => !group)
        .map(({ category }) => category)
        .sort(),
    ).toEqual(['access-log', 'effect', 'work']);
  });
  it('is filtered by groups that have a name in both languages', () => {
    const groups = eventDescriptions.map(({ group = 'other' }) => group);
    for (const words of [wordsEn.kind, wordsFr.kind])
      expect(Object.keys(words)).toEqual(expect.arrayContaining(groups));
  });
});
