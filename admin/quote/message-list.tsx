import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { dayAndTime } from '#admin/lib/format.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import type { QuoteDesk } from './quote.reader.ts';
import type { useDesk } from './desk-commands.tsx';
import { problemText } from './error-message.ts';

type Message = QuoteDesk['messages'][number];
type Visibility = Message['visibility'];

/**
 * Who may read a message is told by word, border and ground: what is meant for colleagues must never pass for an e-mail.
 */
const looks: Readonly<Record<Visibility, object>> = {
  internal: { bgcolor: '#FFF8EC', borderLeft: '4px solid #8A4B00' },
  customer: { bgcolor: '#F0F6FC', borderLeft: '4px solid #0B4F94' },
};

export function MessageList({
  messages,
  lineName,
}: {
  readonly messages: readonly Message[];
  readonly lineName?: (lineId: string) => string;
}) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (messages.length === 0)
    return (
      <Typography color="text.secondary" sx={{ pb: 1 }}>
        {t('quote.noMessages')}
      </Typography>
    );
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, pb: 1 }}>
      {messages.map((message) => (
        <Box component="li" key={message.messageId} sx={{ p: 1, ...looks[message.visibility] }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.primary' }}>
            <strong>
              {t(message.side === 'buyer' ? 'quote.fromBuyer' : `quote.visibility.${message.visibility}`)}
            </strong>{' '}
            · {message.by} · {dayAndTime(message.at, locale)}
            {message.lineId && lineName && <> · {lineName(message.lineId)}</>}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

interface FormProps {
  readonly tell: ReturnType<typeof useDesk>['tell'];
  readonly lineId?: string;
}

/** Internal unless one says otherwise: the other mistake cannot be taken back. */
export function MessageForm({ tell, lineId }: FormProps) {
  const t = useTranslate();
  const [visibility, setVisibility] = useState<Visibility>('internal');
  const [text, setText] = useState('');
  const { attempt, problem } = useAttempt(problemText);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const message = { visibility, text, ...(lineId ? { lineId } : {}) };
    if (await attempt(() => tell('admin/quote/postmessage', message))) setText('');
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1, p: 1, maxWidth: 560, ...looks[visibility] }}>
      <TextField
        select
        size="small"
        label={t('quote.readableBy')}
        value={visibility}
        onChange={(event) => setVisibility(event.target.value as Visibility)}
      >
        {(['internal', 'customer'] as const).map((one) => (
          <MenuItem key={one} value={one}>
            {t(`quote.visibility.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        multiline
        minRows={2}
        label={t('quote.message')}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2_000, 'data-answer': true } }}
      />
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start', bgcolor: '#fff' }}>
        {t(`quote.send.${visibility}`)}
      </Button>
    </Stack>
  );
}
