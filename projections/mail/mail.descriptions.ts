import type { MailEvent } from '#domain/mail/mail.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const mailDescriptions = defineDescriptions<MailEvent>({
  category: 'mail',
  group: 'mail',
  of: {
    MailSent: ({ data: { to, copiesTo = [], subject, language } }, _before, format) => ({
      to: [to, ...copiesTo.map((one) => format.person(one))].join(', '),
      subject,
      language: language === 'fr' ? format.term('french') : format.term('english'),
    }),
  },
});
