import { Button, List, ListItem, ListItemText, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OwnFactors } from '#contracts/second-factor/second-factor.ts';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { passkeyProblem } from '#admin/lib/passkey-problem.ts';
import { ProofField, proofFrom } from '#admin/ui/proof-field.tsx';

type Passkey = OwnFactors['passkeys'][number];

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => Promise<void>;
}

/** Each by the name that its owner gave it, with when it came and when it last signed in. */
export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState<{ readonly what: 'rename' | 'remove'; readonly passkey: Passkey }>();
  if (passkeys.length === 0) return null;
  const times = ({ addedAt, usedAt }: Passkey) =>
    usedAt
      ? t('signIn.passkeyUsed', { added: dayAndTime(addedAt, locale), used: dayAndTime(usedAt, locale) })
      : t('signIn.passkeyUnused', { added: dayAndTime(addedAt, locale) });
  return (
    <>
      <List dense disablePadding aria-label={t('signIn.passkeys')}>
        {passkeys.map((passkey) => (
          <ListItem
            key={passkey.passkeyId}
            disableGutters
            sx={{ columnGap: 1, flexWrap: 'wrap', borderTop: '1px solid', borderColor: 'divider', py: 1 }}
          >
            <ListItemText
              primary={passkey.name}
              secondary={times(passkey)}
              sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}
            />
            {(['rename', 'remove'] as const).map((what) => (
              <Button
                key={what}
                size="small"
                variant="outlined"
                color={what === 'remove' ? 'error' : 'primary'}
                aria-label={`${t(`signIn.${what}`)}, ${passkey.name}`}
                onClick={() => setOpen({ what, passkey })}
              >
                {t(`signIn.${what}`)}
              </Button>
            ))}
          </ListItem>
        ))}
      </List>
      {open?.what === 'rename' && (
        <CommandDialog
          title={t('signIn.renamePasskey')}
          submit={t('ra.action.save')}
          onClose={() => setOpen(undefined)}
          onSubmit={async (form) => {
            const { passkeyId } = open.passkey;
            await client.post('admin/passkey/rename', { passkeyId, name: String(form.get('name')) });
            await onChanged();
          }}
        >
          <TextField
            name="name"
            label={t('signIn.passkeyName')}
            defaultValue={open.passkey.name}
            required
            fullWidth
            autoFocus
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </CommandDialog>
      )}
      {open?.what === 'remove' && (
        <CommandDialog
          title={t('signIn.removePasskey', { name: open.passkey.name })}
          submit={t('signIn.remove')}
          color="error"
          done="signIn.passkeyRemoved"
          explain={passkeyProblem}
          onClose={() => setOpen(undefined)}
          onSubmit={async (form) => {
            const { passkeyId } = open.passkey;
            await client.post('admin/passkey/remove', { passkeyId, proof: await proofFrom(form) });
            await onChanged();
          }}
        >
          <Typography>{t('signIn.removePasskeyHelp')}</Typography>
          <ProofField />
        </CommandDialog>
      )}
    </>
  );
}
