import type { QuoteEvent, RevisionContent } from '#domain/quote/quote.events.ts';
import { defineReadModel, put } from '#platform/kernel/read-model/read-model.ts';

export interface QuoteRevisionRow {
  /** `<quoteId>.<revision>` */
  readonly revision_id: string;
  readonly quote_id: string;
  readonly revision: number;
  readonly hash: string;
  readonly published_at: string;
  readonly published_by: string;
  readonly content: RevisionContent;
}

export const revisionId = (quoteId: string, revision: number) => `${quoteId}.${revision}`;

/** Every revision that was ever offered, as it was frozen. */
export const quoteRevisions = defineReadModel<QuoteRevisionRow, QuoteEvent>({
  name: 'quote_revision',
  version: 2,
  key: 'revision_id',
  columns: {
    revision_id: 'text',
    quote_id: 'text',
    revision: 'integer',
    hash: 'text',
    published_at: 'timestamptz',
    published_by: 'text',
    content: 'jsonb',
  },
  indexes: ['(quote_id, revision)'],
  streams: ({ quote_id }) => [`quote-${quote_id}`],
  on: {
    QuoteRevisionPublished: ({ data: { quoteId, content, hash, by }, at }) =>
      put<QuoteRevisionRow>(revisionId(quoteId, content.revision), {
        revision_id: revisionId(quoteId, content.revision),
        quote_id: quoteId,
        revision: content.revision,
        hash,
        published_at: at,
        published_by: by,
        content,
      }),
  },
});
