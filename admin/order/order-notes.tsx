import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import type { OrderDetail } from './order.reader.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useMay } from '#admin/lib/use-rights.ts';

/** Staff leave each other notes about the order; the buyer never sees them. */
export function OrderNotes({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayWork = useMay('order');
  return (
    <Panel title={t('orderDesk.notes')}>
      {order.Notes.length === 0 && <Typography color="text.secondary">{t('orderDesk.noNotes')}</Typography>}
      {order.Notes.map((note) => (
        <Stack key={note.noteId} sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
          <Typography variant="caption" color="text.secondary">
            {note.by}, {dayAndTime(note.at, locale)}
          </Typography>
        </Stack>
      ))}
      {mayWork && <NoteForm orderId={order.id} />}
    </Panel>
  );
}

function NoteForm({ orderId }: { readonly orderId: string }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand();
  const [text, setText] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await send('admin/order/addnote', { orderId, text })) setText('');
  };
  return (
    <Stack component="form" onSubmit={(event) => void save(event)} sx={{ gap: 1, mt: 1, alignItems: 'flex-start' }}>
      <TextField
        label={t('orderDesk.note')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        fullWidth
        multiline
        minRows={2}
        size="small"
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <Button type="submit" variant="outlined" size="small" disabled={isBusy || !text.trim()}>
        {t('orderDesk.addNote')}
      </Button>
    </Stack>
  );
}
