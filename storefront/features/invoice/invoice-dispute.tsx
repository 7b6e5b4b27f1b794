import { useState } from 'react';
import type { Output } from '#contracts/api.ts';
import type { Dispute } from '#contracts/dispute/dispute.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { AnswerForm, DisputeForm } from './dispute-forms.tsx';
import styles from './invoice.module.css';

/** What is wrong with an invoice, and what became of it; or the way to say so. */
export function InvoiceDispute({ invoice }: { readonly invoice: Output<'customer/getinvoicedetails'> }) {
  const { t } = useText('invoice');
  const [isWriting, setIsWriting] = useState(false);
  const { InvoiceId, Dispute, IsDisputed, AmountPayable } = invoice;
  const canDispute = !IsDisputed && AmountPayable > 0;
  if (!Dispute && !canDispute) return null;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby="dispute-title">
      <h2 id="dispute-title">{t('dispute')}</h2>
      {Dispute && <Thread dispute={Dispute} />}
      {canDispute && !isWriting && <p className={text.quiet}>{t('disputeHint')}</p>}
      {(IsDisputed || canDispute) && !isWriting && (
        <div>
          <Button onClick={() => setIsWriting(true)}>{t(IsDisputed ? 'disputeAnswer' : 'disputeThis')}</Button>
        </div>
      )}
      {isWriting && canDispute && <DisputeForm invoiceId={InvoiceId} onDone={() => setIsWriting(false)} />}
      {isWriting && IsDisputed && <AnswerForm invoiceId={InvoiceId} onDone={() => setIsWriting(false)} />}
    </section>
  );
}

function Thread({ dispute }: { readonly dispute: Dispute }) {
  const { t, language } = useText('invoice');
  return (
    <>
      <p>
        <strong>{t(`disputeStatus.${dispute.Status}`)}</strong> · {t(`disputeReason.${dispute.Reason}`)}
      </p>
      <ol className={styles.messages}>
        {dispute.Messages.map((message) => (
          <li key={message.MessageId}>
            <p className={text.quiet}>
              <strong>{message.Side === 'staff' ? t('fromUs', { name: message.By }) : message.By}</strong> ·{' '}
              {formatDateTime(message.At, language)}
            </p>
            <p className={styles.words}>{message.Text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
