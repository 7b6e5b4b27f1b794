import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { CustomerNoteShown } from '#contracts/customer-note/customer-note.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import type { CustomerDetail } from './customer.reader.ts';

const keyOf = (accountId: string) => ['customer-notes', accountId];

/** What staff wrote down about a customer, for each other; the pinned stay on top. */
export function CustomerNotes({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const mayEdit = useMay('customer');
  const { asOf } = useAsOf();
  const [edited, setEdited] = useState<CustomerNoteShown | 'new'>();
  const { accountId } = customer;
  const { data } = useQuery({
    queryKey: [...keyOf(accountId), asOf],
    queryFn: () => client.get('admin/customer/notes', { accountId, ...(asOf ? { asOf } : {}) }),
  });
  return (
    <Panel title={t('customer.notes')}>
      {data && !data.notes.length && <Typography color="text.secondary">{t('customer.noNotes')}</Typography>}
      <Stack sx={{ gap: 1.5 }}>
        {data?.notes.map((note) => (
          <Note key={note.noteId} note={note} of={accountId} mayEdit={mayEdit} onEdit={() => setEdited(note)} />
        ))}
      </Stack>
      {mayEdit && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setEdited('new')}>
          {t('customer.addNote')}
        </Button>
      )}
      {edited && (
        <NoteDialog
          customer={customer}
          {...(edited === 'new' ? {} : { note: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

interface NoteProps {
  readonly note: CustomerNoteShown;
  readonly of: string;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
}

function Note({ note, of, mayEdit, onEdit }: NoteProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { send } = useCommand(keyOf(of));
  const { accountId, noteId, text, pinned, about, by, at, changedAt } = note;
  const pin = () =>
    send('admin/customer/changenote', { accountId, noteId, seen: { pinned }, changed: { pinned: !pinned } });
  const label = t(pinned ? 'customer.unpin' : 'customer.pin');
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'start' }}>
      {mayEdit ? (
        <IconButton size="small" aria-label={label} title={label} onClick={() => void pin()}>
          {pinned ? <PushPin fontSize="inherit" color="primary" /> : <PushPinOutlined fontSize="inherit" />}
        </IconButton>
      ) : (
        pinned && <PushPin fontSize="small" color="primary" aria-label={t('customer.pinned')} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[
            by,
            dayAndTime(at, locale),
            about && t('customer.noteAbout', { name: about }),
            changedAt && t('customer.noteChanged'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {mayEdit && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <Button size="small" onClick={onEdit}>
            {t('customer.change')}
          </Button>
          <Button
            size="small"
            color="error"
            onClick={() => void send('admin/customer/removenote', { accountId, noteId })}
          >
            {t('customer.remove')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface DialogProps {
  readonly customer: CustomerDetail;
  readonly note?: CustomerNoteShown;
  readonly onClose: () => void;
}

function NoteDialog({ customer: { accountId, contacts, kind }, note, onClose }: DialogProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const save = async (form: FormData) => {
    const text = String(form.get('text'));
    const pinned = form.get('pinned') === 'on';
    const contactId = String(form.get('contactId') ?? '');
    if (note) await client.post('admin/customer/changenote', changeOf(note, { text, pinned }));
    else await client.post('admin/customer/addnote', { accountId, text, pinned, ...(contactId ? { contactId } : {}) });
    await queryClient.invalidateQueries({ queryKey: keyOf(accountId) });
  };
  return (
    <CommandDialog
      title={t(note ? 'customer.changeNote' : 'customer.addNote')}
      submit={t('ra.action.save')}
      done="customer.done.saved"
      onClose={onClose}
      onSubmit={save}
    >
      <TextField
        name="text"
        label={t('customer.note')}
        defaultValue={note?.text ?? ''}
        required
        autoFocus
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 4_000 } }}
      />
      {!note && kind === 'dealer' && (
        <TextField
          select
          name="contactId"
          label={t('customer.noteOf')}
          defaultValue=""
          helperText={t('customer.noteOfHint')}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t('customer.noteOfCompany')}</option>
          {contacts.map(({ contactId, firstName, lastName }) => (
            <option key={contactId} value={contactId}>
              {firstName} {lastName}
            </option>
          ))}
        </TextField>
      )}
      <FormControlLabel
        control={<Checkbox name="pinned" defaultChecked={note?.pinned ?? false} />}
        label={t('customer.pinned')}
      />
    </CommandDialog>
  );
}

function changeOf(note: CustomerNoteShown, typed: { readonly text: string; readonly pinned: boolean }) {
  const { accountId, noteId, text, pinned } = note;
  return { accountId, noteId, seen: { text, pinned }, changed: typed };
}
