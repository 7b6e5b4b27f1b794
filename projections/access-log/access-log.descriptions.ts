import type { AccessLogEvent } from '#domain/access-log/access-log.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const accessLogDescriptions = defineDescriptions<AccessLogEvent>({
  category: 'access-log',
  of: {
    PersonalDataViewed: ({ data: { subject, shown, route, file } }) => ({
      subject: shown?.join(', ') ?? (file ? `${subject}, ${file.kind}, ${file.filter}, ${file.accounts}` : subject),
      route,
    }),
  },
});
