import type { ProductDocument } from '#domain/product/product.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ProductRow } from './products.ts';

/** The file of a document. @throws DomainError document_not_found also where this reader may not have it */
export async function documentOf(
  { data }: Pick<ProductRow, 'data'>,
  document: string,
  { services }: OperationContext,
  mayHave: (document: ProductDocument) => boolean,
): Promise<{ fileName: string; content: Buffer }> {
  const found = data.documents.find((one) => one.document === document);
  if (!found || !mayHave(found)) return notFound('document_not_found');
  return { fileName: found.fileName, content: await services.blobs.get(document) };
}
