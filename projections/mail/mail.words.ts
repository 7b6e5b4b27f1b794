import type { MailEvent } from '#domain/mail/mail.events.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';

export const mailWords = defineWords<MailEvent>({
  category: 'mail',
  group: 'mail',
  of: {
    MailSent: ({ data: { to, subject, language } }, _before, say) => ({
      to,
      subject,
      language: language === 'fr' ? say.term('french') : say.term('english'),
    }),
  },
});
