import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextArea } from '#storefront/ui/text-field.tsx';
import { conversationQuery } from './conversation.queries.ts';
import { useMarkRead } from './use-mark-read.ts';
import styles from './conversation.module.css';

/** What buyer and shop wrote to each other about an order, or without one about the account, and the next message. */
export function Conversation({ orderId }: { readonly orderId?: string }) {
  const { t, language } = useText(['conversation', 'common']);
  const { messages } = useRead(conversationQuery(orderId));
  useMarkRead(orderId, messages, 'account');
  return (
    <section className={`${layout.sheet} ${layout.padded} ${styles.conversation}`} aria-labelledby="conversation-title">
      <h2 id="conversation-title">{t(orderId === undefined ? 'aboutAccount' : 'aboutOrder')}</h2>
      {messages.length > 0 && (
        <ol className={styles.messages}>
          {messages.map(({ messageId, side, by, at, text: words }) => (
            <li key={messageId} className={classNames(styles.message, side === 'staff' && styles.staff)}>
              <p className={text.quiet}>
                <strong>{side === 'staff' ? t('fromUs', { name: by }) : by}</strong> · {formatDateTime(at, language)}
              </p>
              <p className={styles.words}>{words}</p>
            </li>
          ))}
        </ol>
      )}
      <MessageForm orderId={orderId} />
    </section>
  );
}

function MessageForm({ orderId }: { readonly orderId: string | undefined }) {
  const { t } = useText(['conversation', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('customer/postmessage');
  const [words, setWords] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const about = orderId === undefined ? { about: 'account' as const } : { about: 'order' as const, id: orderId };
    if (words.trim() === '' || !(await run({ ...about, text: words }))) return;
    setWords('');
    announce(t('sent'));
    await queryClient.invalidateQueries({ queryKey: conversationQuery(orderId).queryKey });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} method="post" noValidate>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <TextArea
        label={t('write')}
        name="message"
        rows={3}
        maxLength={2000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div>
        <Button type="submit" pending={pending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
