import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { DISPUTE_REASONS, type DisputeReason } from '#domain/dispute/dispute.events.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Select } from '#storefront/ui/select.tsx';
import { TextArea } from '#storefront/ui/text-field.tsx';

const MOST_WORDS = 2_000;

interface FormProps {
  readonly invoiceId: string;
  readonly onDone: () => void;
}

/** Says what is wrong with an invoice. */
export function DisputeForm({ invoiceId, onDone }: FormProps) {
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
    onDone();
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
        <Button onClick={onDone}>{t('disputeGiveUp')}</Button>
      </p>
    </form>
  );
}

/** Writes to the shop about a dispute. */
export function AnswerForm({ invoiceId, onDone }: FormProps) {
  const { t } = useText(['invoice', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('customer/answerdispute');
  const [words, setWords] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim() === '' || !(await run({ InvoiceId: invoiceId, Text: words }))) return;
    announce(t('disputeSent'));
    onDone();
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
      <p className={layout.row}>
        <Button type="submit" pending={pending}>
          {t('disputeSend')}
        </Button>
        <Button onClick={onDone}>{t('disputeGiveUp')}</Button>
      </p>
    </form>
  );
}
