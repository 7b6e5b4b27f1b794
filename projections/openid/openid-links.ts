import { openidStream, type OpenidEvent } from '#domain/openid/openid.events.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface OpenidLinkRow {
  readonly link_id: string;
  readonly contact_id: string;
  readonly provider: string;
  readonly linked_at: string;
  readonly linked: boolean;
}

/** Persons of providers, and whom each signs in as, or did last. */
export const openidLinks = defineReadModel<OpenidLinkRow, OpenidEvent>({
  name: 'openid_link',
  version: 1,
  key: 'link_id',
  columns: {
    link_id: 'text',
    contact_id: 'text',
    provider: 'text',
    linked_at: 'timestamptz',
    linked: 'boolean',
  },
  indexes: ['(contact_id, linked_at)'],
  streams: ({ link_id }) => [openidStream(link_id)],
  on: {
    OpenidLinked: ({ data: { linkId, contactId, provider, at } }) =>
      put<OpenidLinkRow>(linkId, {
        link_id: linkId,
        contact_id: contactId,
        provider,
        linked_at: at,
        linked: true,
      }),
    OpenidUnlinked: ({ data: { linkId } }) => update<OpenidLinkRow>(linkId, (row) => ({ ...row, linked: false })),
  },
});
