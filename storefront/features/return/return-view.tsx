// A return as its buyer sees it: what happens next, its steps, its items.
import type { ReturnRecord } from '#contracts/return/return-shapes.ts';
import { formatDateTime, formatDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { ReturnActions } from './return-actions.tsx';
import { ReturnPhotos } from './return-photos.tsx';
import styles from './return.module.css';

interface ReturnViewProps {
  readonly one: ReturnRecord;
  /** Of a guest's order. */
  readonly email?: string;
}

export function ReturnView({ one, email }: ReturnViewProps) {
  const { t, language } = useText('return');
  const units = useUnits();
  // Until staff decide otherwise no money goes back.
  const isReplacement = one.Status === 'replaced' || (one.Resolution === 'replacement' && one.Status !== 'settled');
  const money = (amount: number) => formatMoney(amount, one.CurrencyCode, language);
  return (
    <>
      <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
        <p>
          <strong className={styles[one.Status]}>{t(`status.${one.Status}`)}</strong>
        </p>
        <p>
          {t(one.StoreCredit > 0 ? 'next.settledAsCredit' : `next.${one.Status}`, {
            credit: money(one.StoreCredit),
            day: one.ExpiresOn && formatDay(one.ExpiresOn, language),
            amount: money(one.ReturnAmount),
            reason: one.Refusal,
          })}
        </p>
        {one.Status === 'approved' && (
          <address className={styles.address}>
            {[...one.ShipTo, one.ReturnNumber].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
        <ReturnActions one={one} {...(email ? { email } : {})} />
      </section>
      <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-label={t('items')}>
        <h2>{t('items')}</h2>
        <ul className={layout.tight}>
          {one.Lines.map((line) => {
            const came = one.Received.find(({ LineID }) => LineID === line.LineID);
            return (
              <li key={line.LineID} className={styles.item}>
                <div>
                  {units.times(line.Quantity, line.Unit)} × <span className={text.mono}>{line.ProductId}</span>{' '}
                  {line.SkuName}
                  <p className={text.quiet}>
                    {t(`reason.${line.Reason}`)} · {t(`condition.${line.Condition}`)}
                  </p>
                  {line.RestockingFee > 0 && !one.FeeWaived && !isReplacement && (
                    <p className={text.quiet}>
                      {t('fee')} −{money(line.RestockingFee)}
                    </p>
                  )}
                  {came && <p>{t('received', { kept: came.Kept, back: came.SentBack })}</p>}
                </div>
                {!isReplacement && (
                  <strong>{money(line.ReturnAmount + (one.FeeWaived ? line.RestockingFee : 0))}</strong>
                )}
              </li>
            );
          })}
        </ul>
        {one.FeeWaived && <p>{t('feeWaived')}</p>}
        {!isReplacement && (
          <p className={styles.sum}>
            <strong>{t('total')}</strong>
            <strong>{money(one.ReturnAmount)}</strong>
          </p>
        )}
        {one.Resolution !== 'refund' && <p>{t('wanted', { what: t(`resolution.${one.Resolution}`) })}</p>}
        {one.Comments && (
          <>
            <h2 className={text.legend}>{t('comments')}</h2>
            <p className={styles.words}>{one.Comments}</p>
          </>
        )}
      </section>
      <ReturnPhotos one={one} {...(email ? { email } : {})} />
      <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-label={t('steps')}>
        <h2>{t('steps')}</h2>
        <ol className={layout.tight}>
          {one.Steps.map(({ Step, At }) => (
            <li key={`${Step} ${At}`} className={styles.item}>
              <span>{t(`step.${Step}`)}</span>
              <span className={text.quiet}>{formatDateTime(At, language)}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
