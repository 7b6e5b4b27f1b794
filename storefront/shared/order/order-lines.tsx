import type { OrderLine } from '#contracts/order/order.ts';
import { formatDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { AttachmentButton } from '#storefront/shared/attachment/attachment-button.tsx';
import text from '#storefront/ui/text.module.css';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  readonly currency: string;
  /** Attached files are for who may see the order in their session. */
  readonly withFiles: boolean;
}

/** The lines of a placed order, each with its status (spec 3: 1 New to 4 Cancelled, 0 without a label). */
export function OrderLines({ lines, currency, withFiles }: OrderLinesProps) {
  const { t, language } = useText(['order', 'common']);
  const units = useUnits();
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col" className={styles.number}>
            {t('quantity')}
          </th>
          <th scope="col" className={styles.number}>
            {t('unitPrice')}
          </th>
          <th scope="col" className={styles.number}>
            {t('amount')}
          </th>
          <th scope="col">{t('status')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.LineID}>
            <td>
              <div className={styles.what}>
                {line.ProductImageURL ? (
                  <img src={line.ProductImageURL} alt="" width={48} height={48} loading="lazy" />
                ) : (
                  <span />
                )}
                <div>
                  <span className={`${text.mono} ${text.quiet}`}>{line.ProductId}</span>
                  <br />
                  <a href={paths.product({ itemNumber: line.ProductId, seoFriendlyName: line.SEOFriendlyName })}>
                    {line.SkuName}
                  </a>
                  {line.Options && <p className={text.quiet}>{line.Options}</p>}
                  {line.OwnNumber && <p className={text.quiet}>{t('ownNumber', { number: line.OwnNumber })}</p>}
                  {line.Note && <p className={text.quiet}>{t('lineNote', { note: line.Note })}</p>}
                  {line.GiftRecipient && (
                    <p className={text.quiet}>
                      {t('giftFor', { name: line.GiftRecipient.Name, email: line.GiftRecipient.Email })}
                    </p>
                  )}
                  {line.GiftCertificates?.map(({ Number, SentAt, LetterOn }) => (
                    <p key={Number} className={text.quiet}>
                      {t(SentAt ? 'giftSent' : 'giftWaits', {
                        number: Number,
                        day: formatDay(SentAt || LetterOn, language),
                      })}
                    </p>
                  ))}
                  {line.RelatedOrderLines.map((child) => (
                    <p key={child.ProductId} className={text.quiet}>
                      {units.times(child.Qty, child.Unit)} × {child.SkuName}
                    </p>
                  ))}
                  {line.BackorderedQty > 0 && (
                    <p className={styles.waiting}>
                      {line.BackorderExpected
                        ? t('common:backorderedUntil', {
                            quantity: line.BackorderedQty,
                            day: formatDay(line.BackorderExpected, language),
                          })
                        : t('common:backorderedToConfirm', { quantity: line.BackorderedQty })}
                    </p>
                  )}
                </div>
                {withFiles && line.AttachmentCount > 0 && (
                  <AttachmentButton
                    orderId={line.OrderID}
                    lineId={line.LineID}
                    item={line.ProductId}
                    count={line.AttachmentCount}
                  />
                )}
              </div>
            </td>
            <td className={styles.number}>{units.count(line.Qty, line.Unit)}</td>
            <td className={styles.number}>
              {money(line.ExtendedPrice > 0 ? line.ExtendedPrice : line.UnitPrice)}{' '}
              <span className={text.quiet}>/ {units.per(line)}</span>
            </td>
            <td className={styles.number}>
              <strong>{money(line.LineTotal)}</strong>
              {line.LineDiscount > 0 && (
                <p className={styles.discount}>{t('lineDiscount', { amount: money(line.LineDiscount) })}</p>
              )}
            </td>
            <td className={styles.status} data-status={line.LineStatus}>
              <LineStatus line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineStatus({ line }: { readonly line: OrderLine }) {
  const { t } = useText('order');
  if (line.LineStatus === 0) return null;
  const status = t(`lineStatus.${line.LineStatus}`);
  return line.LineStatus === 2 ? `${status} (${line.ShippedQty}/${line.Qty})` : status;
}
