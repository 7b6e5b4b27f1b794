import { specificationFor } from '#domain/testing/decider-specification.ts';
import { mail } from './mail.decider.ts';

const given = specificationFor(mail);
const at = '2026-03-03T08:00:00.000Z';
const sent = {
  mailId: 'email-buyer-when-order-placed.e1.0',
  template: 'email-buyer-when-order-placed',
  letter: 'order-placed',
  letterVersion: 0,
  personId: 'guest:1',
  to: 'ada@example.com',
  language: 'en',
  subject: 'Your order',
  about: { orderId: 'o1' },
  messageId: '<e1@example.com>',
};

describe('a mail', () => {
  it('is on the record with who got what about what', () =>
    given()
      .when({ type: 'RecordSending', ...sent, at })
      .then({ type: 'MailSent', data: { ...sent, sentAt: at } }));
  it('is on the record once, however often its job ran', () =>
    given({ type: 'MailSent', data: { ...sent, sentAt: at } })
      .when({ type: 'RecordSending', ...sent, at: '2026-03-03T09:00:00.000Z' })
      .thenNothing());
});
