import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import { TextArea } from '#storefront/ui/text-field.tsx';
import { useMarkRead } from '#storefront/shared/conversation/use-mark-read.ts';
import { quoteQuery } from './quote.queries.ts';
import styles from '#storefront/shared/conversation/conversation.module.css';

interface ConversationProps {
  readonly quoteId: string;
  /** Absent for the whole quote. */
  readonly lineId?: string;
  readonly messages: WireQuote['Messages'];
}

/** Shows the messages about the quote or one of its lines, and takes the next. */
export function Conversation({ quoteId, lineId, messages }: ConversationProps) {
  const { t, language } = useText('quote');
  useMarkRead(quoteId, messages, 'quote');
  return (
    <div className={styles.conversation}>
      {messages.length > 0 && (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <li
              key={message.messageId}
              className={classNames(styles.message, message.side === 'staff' && styles.staff)}
            >
              <p className={text.quiet}>
                <strong>{message.side === 'staff' ? t('fromUs', { name: message.by }) : message.by}</strong> ·{' '}
                {formatDateTime(message.at, language)}
              </p>
              <p className={styles.words}>{message.text}</p>
            </li>
          ))}
        </ol>
      )}
      <MessageForm quoteId={quoteId} lineId={lineId} label={t('write')} button={t('writeSend')} />
    </div>
  );
}

interface MessageFormProps {
  readonly quoteId: string;
  readonly lineId?: string;
  readonly label: string;
  readonly button: string;
  readonly hint?: string;
  readonly initial?: string;
  /** The step that is wanted of the buyer now. */
  readonly prominent?: boolean;
}

export function MessageForm({
  quoteId,
  lineId,
  label,
  button,
  hint,
  initial = '',
  prominent = false,
}: MessageFormProps) {
  const { t } = useText(['quote', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('quote/postmessage');
  const [words, setWords] = useState(initial);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim() === '' || !(await run({ QuoteId: quoteId, ...(lineId && { LineId: lineId }), text: words })))
      return;
    setWords('');
    announce(t('sent'));
    await queryClient.invalidateQueries({ queryKey: quoteQuery(quoteId).queryKey });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} method="post" noValidate>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <TextArea
        label={label}
        hint={hint}
        name={`message${lineId ?? ''}`}
        rows={2}
        maxLength={2000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div>
        <Button type="submit" kind={prominent ? 'ink' : 'plain'} pending={pending}>
          {button}
        </Button>
      </div>
    </form>
  );
}
