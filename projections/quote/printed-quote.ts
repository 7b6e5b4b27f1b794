// A revision of a quote on paper, for who downloads it and for the letter that brings the offer.
import { notFound } from '#domain/shared/domain-error.ts';
import { freightSource } from '#domain/shared/price/priced.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { pickUpOf } from './pick-up.ts';
import { quotePaper } from './quote-pdf.ts';
import { quoteRevisions, revisionId } from './quote-revisions.ts';
import type { QuoteRow } from './quotes.ts';

/** @throws DomainError revision_not_found */
export async function printedQuote(
  read: ReadSide,
  row: QuoteRow,
  revision: number,
  context: OperationContext,
): Promise<{ fileName: string; content: Uint8Array }> {
  const { queries, language } = context;
  const id = revisionId(row.quote_id, revision);
  const { content, hash, published_at } =
    (await loadRows(read.pool, quoteRevisions, [id])).get(id) ?? notFound('revision_not_found');
  const [company, { name: accountName }, { numbers: ownNumbers }] = await Promise.all([
    queries.store.letterhead({ language }),
    queries.account.profile({ accountId: row.account_id }),
    queries.customerPartNumber.ofItems({
      accountId: row.account_id,
      itemNumbers: content.lines.map(({ itemNumber }) => itemNumber),
    }),
  ]);
  const { shipTo, billTo } = row.state.header;
  const [delivery] = content.deliveries;
  const freight = delivery && freightSource(delivery);
  const pickUp = freight && (await pickUpOf(row.state.header, { ...delivery, ...freight }, context, language));
  const printed = {
    content,
    hash,
    publishedAt: published_at,
    company,
    accountName,
    placedBy: row.placed_by,
    ownNumbers,
    ...(shipTo ? { shipTo } : {}),
    ...(billTo ? { billTo } : {}),
    ...(pickUp ? { pickUp } : {}),
  };
  const pdf = await context.services.threads.run(quotePaper, { paper: printed, language });
  return { fileName: `${row.quote_number}-${revision}.pdf`, content: pdf };
}
