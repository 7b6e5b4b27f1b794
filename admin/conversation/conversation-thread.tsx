import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { useHasRight, useMay } from '#admin/lib/use-rights.ts';
import type { Conversation, ConversationMessage } from '#contracts/conversation/conversation.ts';
import { ReplyField } from './reply-field.tsx';

/** What buyers write while a page is open comes by itself. */
const POLL_MS = 15_000;

export interface ThreadProps {
  readonly about: Conversation['about'];
  readonly id: string;
  /** Of an account: those who can be written to. */
  readonly contacts?: readonly { readonly contactId: string; readonly name: string }[];
}

/** What was written about a quote, an order or an account, and the answer to it. */
export function ConversationThread({ about, id, contacts = [] }: ThreadProps) {
  const t = useTranslate();
  const { asOf } = useAsOf();
  const mayOrder = useMay('order');
  const mayQuote = useMay('quote');
  const mayAnswer = about === 'quote' ? mayQuote : mayOrder;
  const { data, error } = useQuery({
    queryKey: ['conversation', about, id, asOf],
    queryFn: () => client.get('admin/conversation/show', { about, id, ...(asOf ? { asOf } : {}) }),
    refetchInterval: asOf ? false : POLL_MS,
  });
  useReadMark(data);
  if (error)
    return (
      <Typography role="alert" color="error">
        {messageOf(error, t)}
      </Typography>
    );
  if (!data) return null;
  const canBeAnswered = data.recipient !== '' || contacts.length > 0;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {data.messages.length ? (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {data.messages.map((message) => (
            <Message key={message.messageId} message={message} isForeign={message.about !== about} />
          ))}
        </Box>
      ) : (
        <Typography color="text.secondary">{t('conversation.none')}</Typography>
      )}
      {mayAnswer && canBeAnswered && <AnswerForm conversation={data} contacts={contacts} />}
      {mayAnswer && !canBeAnswered && (
        <Typography color="text.secondary">{t(`conversation.nobody.${about}`)}</Typography>
      )}
    </Stack>
  );
}

/** Whoever has it on the screen has read it. */
function useReadMark(conversation: Conversation | undefined): void {
  const queries = useQueryClient();
  const { asOf } = useAsOf();
  const isWorker = useHasRight('order');
  const last = conversation?.lastFromBuyer;
  const { about, id } = conversation ?? {};
  useEffect(() => {
    if (!last || !about || !id || asOf || !isWorker) return;
    client.post('admin/conversation/markread', { about, id }).then(
      () => queries.invalidateQueries({ queryKey: ['work'] }),
      // It stays marked as unread: the next look tries again.
      () => undefined,
    );
  }, [last, about, id, asOf, isWorker, queries]);
}

const looks = {
  buyer: { bgcolor: '#F3F5F6', borderLeft: '4px solid #51606D' },
  staff: { bgcolor: '#F0F6FC', borderLeft: '4px solid #0B4F94' },
  internal: { bgcolor: '#FFF8EC', borderLeft: '4px solid #8A4B00' },
} as const;

function Message({ message, isForeign }: { readonly message: ConversationMessage; readonly isForeign: boolean }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { side, internal, by, at, text, about } = message;
  return (
    <Box component="li" sx={{ p: 1, ...looks[internal ? 'internal' : side] }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.primary' }}>
        <strong>{by}</strong> · {dayAndTime(at, locale)}
        {internal && ` · ${t('conversation.internal')}`}
        {isForeign && ` · ${t(`conversation.about.${about}`)}`}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
}

interface FormProps {
  readonly conversation: Conversation;
  readonly contacts: NonNullable<ThreadProps['contacts']>;
}

function AnswerForm({ conversation, contacts }: FormProps) {
  const t = useTranslate();
  const { about, id, lastFromBuyer, unanswered } = conversation;
  const [text, setText] = useState('');
  const [to, setTo] = useState(conversation.recipient ? '' : (contacts[0]?.contactId ?? ''));
  const {
    run,
    send: command,
    isBusy: busy,
  } = useCommand(['conversation', about, id], ['work'], ...(about === 'quote' ? [['quote']] : []));
  const post = () =>
    about === 'quote'
      ? client.post('admin/quote/postmessage', { quoteId: id, visibility: 'customer', text })
      : client.post('admin/conversation/answer', { about, id, text, ...(to ? { contactId: to } : {}) });
  const send = async () => {
    if (text.trim() && !busy && (await run(post, 'conversation.sent'))) setText('');
  };
  const close = async () => {
    const closed = { about, id, lastSeen: lastFromBuyer };
    if (await command('admin/conversation/close', closed, 'conversation.closed')) setText('');
  };
  return (
    <Stack
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
      sx={{ gap: 1 }}
    >
      {contacts.length > 0 && (
        <TextField
          select
          label={t('conversation.to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {conversation.recipient && (
            <option value="">{t('conversation.toLast', { name: conversation.recipient })}</option>
          )}
          {contacts.map(({ contactId, name }) => (
            <option key={contactId} value={contactId}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      <ReplyField conversation={conversation} text={text} onText={setText} onSend={() => void send()} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={busy || !text.trim()}>
          {t('conversation.send')}
        </Button>
        {unanswered && (
          <Button variant="outlined" disabled={busy} onClick={() => void close()}>
            {t('conversation.close')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
