// Tells the buyer what keeps an edit from being saved, with the ways on.
import type { QuoteChange } from '#contracts/quote/quote-shapes.ts';
import { Suspense } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { errorText, isRefusal } from '#storefront/lib/api-error.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import type { Blocker } from './use-quote-edits.ts';
import styles from './quote.module.css';

const ConfirmDialog = lazyPart(async () => (await import('#storefront/shared/confirm-dialog.tsx')).ConfirmDialog);

export function EditBlocked({
  blocker,
  header,
}: {
  readonly blocker: Blocker;
  readonly header: WireQuote['QuoteHeader'];
}) {
  const { t, language } = useText(['quote', 'common']);
  const change = blocker.edit.words;
  switch (blocker.kind) {
    case 'withdraws':
      return (
        <Suspense>
          <ConfirmDialog title={t('withdrawTitle')} yes={t('withdrawYes')} no={t('withdrawNo')} onAnswer={blocker.goOn}>
            <p>
              {t('withdrawText', {
                total: formatMoney(header.OrderTotal, header.CurrencyCode, language),
                revision: header.Revision,
                change,
              })}
            </p>
          </ConfirmDialog>
        </Suspense>
      );
    case 'changed':
      return <Changed blocker={blocker} />;
    case 'failed':
      return (
        <div className={styles.blocker}>
          <Alert kind="error">
            <p>
              <strong>{t('failedTitle', { change })}</strong>
            </p>
            <p>{errorText(blocker.error, t('common:unreachable'))}</p>
            <p className={layout.row}>
              {!isRefusal(blocker.error) && <Button onClick={() => blocker.goOn(true)}>{t('tryAgain')}</Button>}
              <Button onClick={() => blocker.goOn(false)}>{t('dismiss')}</Button>
            </p>
          </Alert>
        </div>
      );
  }
}

function Changed({ blocker }: { readonly blocker: Extract<Blocker, { kind: 'changed' }> }) {
  const { t } = useText('quote');
  const textOf = useChangeText();
  return (
    <div className={styles.blocker}>
      <Alert kind="error">
        <h2>{t('conflictTitle')}</h2>
        <ul className={styles.changes}>
          {[...new Set(blocker.since.map(textOf))].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{t('conflictNow', { change: blocker.edit.words })}</p>
        <p className={layout.row}>
          <Button kind="ink" onClick={() => blocker.goOn(true)}>
            {t('conflictAgain')}
          </Button>
          <Button onClick={() => blocker.goOn(false)}>{t('conflictDrop')}</Button>
        </p>
      </Alert>
    </div>
  );
}

/**
 * Says what somebody else did to the quote. Of a change that is not published, the buyer learns only that it happened.
 */
function useChangeText(): (change: QuoteChange) => string {
  const { t } = useText('quote');
  return ({ type, by: name, itemName: item, before, after }) => {
    switch (type) {
      case 'QuoteLineQuantityChanged':
        return before && after
          ? t('changed.quantityTo', { name, item, before, after })
          : t('changed.quantity', { name, item });
      case 'QuoteLineAdded':
        return t('changed.added', { name, item });
      case 'QuoteLineRemoved':
        return t('changed.removed', { name, item });
      case 'QuoteAlternativeChosen':
        return t('changed.alternativeChosen', { name, item });
      case 'QuoteAlternativeOffered':
      case 'QuoteAlternativeWithdrawn':
        return t('changed.alternative', { name, item });
      case 'QuoteHeaderChanged':
        return t('changed.header', { name });
      case 'QuoteLinePriceOverridden':
      case 'QuoteLinePriceReset':
      case 'QuoteLineDiscounted':
      case 'QuoteLineDiscountRemoved':
      case 'QuoteDiscounted':
      case 'QuoteDiscountRemoved':
      case 'QuoteRepriced':
        return t('changed.prices', { name });
      default:
        return t('changed.other', { name });
    }
  };
}
