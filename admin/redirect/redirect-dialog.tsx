import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { redirectKinds, type Redirect, type RedirectKind } from '#domain/redirect/redirect.events.ts';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';

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
  const [kind, setKind] = useState<RedirectKind>(draft.kind);
  const { seen } = draft;
  return (
    <CommandDialog
      title={t(seen ? 'redirect.edit' : 'redirect.new')}
      submit={t('ra.action.save')}
      done="redirect.saved"
      onClose={onClose}
      field={{
        label: (name) => (name === 'kind' ? 'redirect.kind.name' : `redirect.${name}`),
        shown: (name, value) => (name === 'kind' ? t(`redirect.kind.${value}`) : value),
      }}
      onSubmit={async (form, present) => {
        const wanted = form.get('kind') as RedirectKind;
        const to = wanted === 'gone' ? '' : String(form.get('to') ?? '');
        const redirect = { from: String(form.get('from')), to, kind: wanted };
        await client.post('admin/redirect/save', { redirect, ...(seen ? { seen: { ...seen, ...present } } : {}) });
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
        name="kind"
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
        <Box>
          <RemoveButton
            label={t('redirect.remove')}
            sure={t('form.removeSure', { name: seen.from })}
            remove={async () => {
              await client.post('admin/redirect/remove', { from: [seen.from] });
              onClose();
            }}
          />
        </Box>
      )}
    </CommandDialog>
  );
}
