// What keeps an edit from being saved, in words, with the ways on.
import { lazy, Suspense } from 'react';
import { errorText, isRefusal } from '#storefront/lib/api-error.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { useChangeText } from './change-text.ts';
import type { Hurdle } from './use-quote-edits.ts';
import styles from './quote.module.css';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

export function EditBlocked({
  hurdle,
  header,
}: {
  readonly hurdle: Hurdle;
  readonly header: WireQuote['QuoteHeader'];
}) {
  const { t, language } = useText(['quote', 'common']);
  const change = hurdle.edit.words;
  switch (hurdle.kind) {
    case 'withdraws':
      return (
        <Suspense>
          <ConfirmDialog title={t('withdrawTitle')} yes={t('withdrawYes')} no={t('withdrawNo')} onAnswer={hurdle.goOn}>
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
      return <Changed hurdle={hurdle} />;
    case 'failed':
      return (
        <div className={styles.hurdle}>
          <Alert kind="error">
            <p>
              <strong>{t('failedTitle', { change })}</strong>
            </p>
            <p>{errorText(hurdle.error, t('common:unreachable'))}</p>
            <p className={layout.row}>
              {!isRefusal(hurdle.error) && <Button onClick={() => hurdle.goOn(true)}>{t('tryAgain')}</Button>}
              <Button onClick={() => hurdle.goOn(false)}>{t('dismiss')}</Button>
            </p>
          </Alert>
        </div>
      );
  }
}

function Changed({ hurdle }: { readonly hurdle: Extract<Hurdle, { kind: 'changed' }> }) {
  const { t } = useText('quote');
  const textOf = useChangeText();
  return (
    <div className={styles.hurdle}>
      <Alert kind="error">
        <h2>{t('conflictTitle')}</h2>
        <ul className={styles.changes}>
          {[...new Set(hurdle.since.map(textOf))].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{t('conflictNow', { change: hurdle.edit.words })}</p>
        <p className={layout.row}>
          <Button kind="ink" onClick={() => hurdle.goOn(true)}>
            {t('conflictAgain')}
          </Button>
          <Button onClick={() => hurdle.goOn(false)}>{t('conflictDrop')}</Button>
        </p>
      </Alert>
    </div>
  );
}
