// Shows the quote's address, shipping method and comments; the buyer may open them for a change.
import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { CommentsField } from './comments-field.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import type { QuoteEdits } from './use-quote-edits.ts';
import styles from './quote.module.css';

const DeliveryFields = lazyPart(async () => (await import('./delivery-fields.tsx')).DeliveryFields);

export function Delivery({ header, edits }: { readonly header: WireQuote['QuoteHeader']; readonly edits: QuoteEdits }) {
  const { t } = useText('quote');
  const [changing, setChanging] = useState(false);
  if (!header.CanEdit) return <QuoteFacts header={header} />;
  return (
    <div className={layout.tight}>
      <div className={`${layout.headRow} ${styles.deliveryHead}`}>
        <h2>{t('delivery')}</h2>
        <Button kind="link" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {changing ? t('done') : t('change')}
        </Button>
      </div>
      {changing ? (
        <Suspense fallback={<QuoteFacts header={header} withComments={false} />}>
          <DeliveryFields header={header} edits={edits} />
        </Suspense>
      ) : (
        <QuoteFacts header={header} withComments={false} />
      )}
      <div className={`${layout.sheet} ${layout.padded}`}>
        <CommentsField comments={header.CustomerComments} edits={edits} />
      </div>
    </div>
  );
}
