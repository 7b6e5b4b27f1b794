import type { OpenidEvent } from '#domain/openid/openid.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

interface Known {
  readonly provider: string;
}

export const openidDescriptions = defineDescriptions<OpenidEvent, Known>({
  category: 'openid',
  group: 'account',
  fold: {
    initialState: { provider: '' },
    evolve: (state, event) => (event.type === 'OpenidLinked' ? { provider: event.data.provider } : state),
  },
  of: {
    OpenidLinked: ({ data: { contactId, provider } }, _before, format) => ({
      person: format.person(`contact:${contactId}`),
      provider,
    }),
    OpenidUnlinked: ({ data: { contactId } }, { provider }, format) => ({
      person: format.person(`contact:${contactId}`),
      provider,
    }),
  },
});
