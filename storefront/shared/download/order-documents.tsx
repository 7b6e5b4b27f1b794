import { Suspense } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { orderDocumentsQuery } from './download.queries.ts';

/** Most orders have none. */
const BuyerDocument = lazyPart(async () => (await import('./buyer-document.tsx')).BuyerDocument);

/** Documents that come with what an order has bought; a guest's order is known by its e-mail. */
export function OrderDocuments({ orderId, email }: { readonly orderId: string; readonly email?: string }) {
  const { t } = useText('common');
  const { data: { documents } = { documents: [] } } = useQuery(orderDocumentsQuery(orderId, email));
  if (documents.length === 0) return null;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
      <h2>{t('buyerDocument.title')}</h2>
      <ul className={layout.tight}>
        {documents.map((document) => (
          <li key={`${document.ProductId} ${document.document}`}>
            <p className={text.quiet}>
              <span className={text.mono}>{document.ProductId}</span> {document.ProductName}
            </p>
            <Suspense>
              <BuyerDocument document={document} {...(email ? { email } : {})} />
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  );
}
