import type { RedirectEvent } from '#domain/redirect/redirect.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

/** A sentence names so many; the event itself has all. */
const NAMED = 5;

const some = (parts: readonly string[], list: (parts: readonly string[]) => string) =>
  list(parts.length > NAMED ? [...parts.slice(0, NAMED), `+${parts.length - NAMED}`] : parts);

export const redirectDescriptions = defineDescriptions<RedirectEvent>({
  category: 'redirect',
  group: 'content',
  of: {
    RedirectsSaved: ({ data: { redirects } }, _before, format) => ({
      redirects: some(
        redirects.map(({ from, to }) => `${from} → ${to || format.term('gone')}`),
        format.list,
      ),
    }),
    RedirectsRemoved: ({ data: { from } }, _before, format) => ({ from: some(from, format.list) }),
  },
});
