import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import type { Dispute } from '#contracts/dispute/dispute.ts';
import { DISPUTE_REASONS, type DisputeReason } from '#domain/dispute/dispute.events.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { TextArea } from '#storefront/ui/text-field.tsx';
import styles from './invoice.module.css';

const MOST_WORDS = 2_000;

/** What is wrong with an invoice, and what became of it; or the way to say so. */
export function InvoiceDispute({ invoice }: { readonly invoice: Output<'customer/getinvoicedetails'> }) {
  const { t } = useText('invoice');
  const [isAsking, setIsAsking] = useState(false);
  const { InvoiceId, Dispute, IsDisputed, AmountPayable } = invoice;
  const canDispute = !IsDisputed && AmountPayable > 0;
  if (!Dispute && !canDispute) return null;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby="dispute-title">
      <h2 id="dispute-title">{t('dispute')}</h2>
      {Dispute && <Thread dispute={Dispute} />}
      {IsDisputed && <AnswerForm invoiceId={InvoiceId} />}
      {canDispute && !isAsking && (
        <>
          <p className={text.quiet}>{t('disputeHint')}</p>
          <div>
            <Button onClick={() => setIsAsking(true)}>{t('disputeThis')}</Button>
          </div>
        </>
      )}
      {canDispute && isAsking && <DisputeForm invoiceId={InvoiceId} onGiveUp={() => setIsAsking(false)} />}
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

function DisputeForm({ invoiceId, onGiveUp }: { readonly invoiceId: string; readonly onGiveUp: () => void }) {
  const { t } = useText(['invoice', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('customer/disputeinvoice');
  const [reason, setReason] = useState<DisputeReason>(DISPUTE_REASONS[0]);
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsMissing(words.trim() === '');
    if (words.trim() === '' || !(await run({ InvoiceId: invoiceId, Reason: reason, Text: words }))) return;
    announce(t('isDisputedNow'));
    await queryClient.invalidateQueries();
  };
  return (
    <form className={layout.tight} onSubmit={(event) => void send(event)} method="post" noValidate>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <Select
        label={t('disputeWhy')}
        value={reason}
        options={DISPUTE_REASONS.map((one) => ({ value: one, label: t(`disputeReason.${one}`) }))}
        onChange={({ target }) => setReason(DISPUTE_REASONS.find((one) => one === target.value) ?? DISPUTE_REASONS[0])}
      />
      <TextArea
        label={t('disputeWords')}
        rows={4}
        maxLength={MOST_WORDS}
        value={words}
        error={isMissing ? t('disputeWordsMissing') : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={layout.row}>
        <Button type="submit" kind="ink" pending={pending}>
          {t('disputeSend')}
        </Button>
        <Button onClick={onGiveUp}>{t('disputeGiveUp')}</Button>
      </p>
    </form>
  );
}

function AnswerForm({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useText(['invoice', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('customer/answerdispute');
  const [words, setWords] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim() === '' || !(await run({ InvoiceId: invoiceId, Text: words }))) return;
    setWords('');
    announce(t('disputeSent'));
    await queryClient.invalidateQueries();
  };
  return (
    <form className={layout.tight} onSubmit={(event) => void send(event)} method="post" noValidate>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <TextArea
        label={t('disputeAnswer')}
        rows={3}
        maxLength={MOST_WORDS}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div>
        <Button type="submit" pending={pending}>
          {t('disputeSendAnswer')}
        </Button>
      </div>
    </form>
  );
}
