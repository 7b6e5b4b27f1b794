import type { MailEvent } from '#domain/mail/mail.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const mailDescriptions = defineDescriptions<MailEvent>({
  category: 'mail',
  group: 'mail',
  of: {
    MailSent: ({ data: { to, subject, language } }, _before, format) => ({
      to,
      subject,
      language: language === 'fr' ? format.term('french') : format.term('english'),
    }),
  },
});
