import { specificationFor } from '#domain/testing/decider-specification.ts';
import { cannedReply } from './canned-reply.decider.ts';
import type { CannedReplyData, CannedReplyEvent } from './canned-reply.events.ts';
import { filledReply, unknownPlaceholder } from '#domain/shared/reply-placeholders.ts';

const given = specificationFor(cannedReply);
const late: CannedReplyData = {
  name: { en: 'Late', fr: 'En retard' },
  text: { en: 'Sorry, {{buyer.name}}.', fr: 'Désolés, {{buyer.name}}.' },
};
const added: CannedReplyEvent = { type: 'CannedReplyAdded', data: { cannedReply: 'late', ...late } };

describe('a canned reply', () => {
  it('is added with what it says in both languages', () =>
    given().when({ type: 'Add', id: 'late', data: late }).then(added));
  it('has a name of its own', () =>
    given(added)
      .when({ type: 'Add', id: 'other', data: { ...late, name: { en: 'Other', fr: 'En retard' } } })
      .thenRefused('name_taken'));
  it('names no placeholder that stands for nothing', () =>
    given()
      .when({ type: 'Add', id: 'late', data: { ...late, text: { en: 'Hi {{card.number}}', fr: 'Oui' } } })
      .thenRefused('reply_placeholder_unknown', { name: 'card.number' }));
  it('is not written over by who has not seen it', () =>
    given(added)
      .when({
        type: 'Change',
        id: 'late',
        seen: { name: { en: 'L', fr: 'L' } },
        changed: { name: { en: 'A', fr: 'B' } },
      })
      .thenRefused('changed_meanwhile'));
});

describe('placeholders of a reply', () => {
  const values = { 'buyer.name': 'Ada', company: 'Roy Ltd', number: 'Q-1', 'staff.name': 'Priya', 'shop.name': 'Mill' };
  it('are filled in, with blanks inside the braces too', () =>
    expect(filledReply('Hi {{ buyer.name }}, {{number}} of {{company}}', values)).toBe('Hi Ada, Q-1 of Roy Ltd'));
  it('leave what somebody typed as it is', () =>
    expect(filledReply('{{buyer.name}}', { ...values, 'buyer.name': '{{company}}' })).toBe('{{company}}'));
  it.each([
    ['{{buyer.name', '{{buyer.name'],
    ['{{}}', ''],
    ['{{constructor}}', 'constructor'],
  ])('that are wrong are found: %s', (text, found) => expect(unknownPlaceholder(text)).toBe(found));
});
