import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { redirectKinds, type Redirect, type RedirectKind } from '#domain/redirect/redirect.events.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

export interface RedirectDraft extends Redirect {
  /** As it was when it was opened; absent for a new one. */
  readonly seen?: Redirect;
}

interface Props {
  readonly draft: RedirectDraft;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RedirectDialog({ draft, onClose, onDone }: Props) {
  const t = useTranslate();
  const { send } = useCommand(['redirect']);
  const [kind, setKind] = useState<RedirectKind>(draft.kind);
  const { seen } = draft;
  const remove = async (from: string) => {
    if (!(await send('admin/redirect/remove', { from: [from] }, 'redirect.removed'))) return;
    onDone();
    onClose();
  };
  return (
    <CommandDialog
      title={t(seen ? 'redirect.edit' : 'redirect.new')}
      submit={t('ra.action.save')}
      done="redirect.saved"
      onClose={onClose}
      onSubmit={async (form) => {
        const redirect = { from: String(form.get('from')), to: String(form.get('to') ?? ''), kind };
        await client.post('admin/redirect/save', { redirect, ...(seen ? { seen } : {}) });
        onDone();
      }}
    >
      <TextField
        name="from"
        label={t('redirect.from')}
        helperText={t('redirect.fromHelp')}
        defaultValue={draft.from}
        required
        autoFocus={!draft.from}
      />
      {kind !== 'gone' && (
        <TextField
          name="to"
          label={t('redirect.to')}
          helperText={t('redirect.toHelp')}
          defaultValue={draft.to}
          required
          autoFocus={draft.from !== ''}
        />
      )}
      <TextField
        select
        label={t('redirect.kind.name')}
        value={kind}
        helperText={t(`redirect.kindHelp.${kind}`)}
        onChange={({ target }) => setKind(target.value as RedirectKind)}
      >
        {redirectKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`redirect.kind.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {seen && (
        <Button color="error" sx={{ alignSelf: 'start' }} onClick={() => void remove(seen.from)}>
          {t('redirect.remove')}
        </Button>
      )}
    </CommandDialog>
  );
}
