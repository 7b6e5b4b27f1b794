import { Button, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { canUsePasskeys } from '#admin/lib/passkey.ts';
import { useOwnFactors } from '#admin/lib/use-own-factors.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { CodeField } from '#admin/ui/code-field.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { Passkeys } from './passkeys.tsx';
import { SetSecondFactor } from './set-second-factor.tsx';

/** Passkeys and an authenticator beside the password: set up, named, and removed. */
export function SecondFactor() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'passkey' | 'authenticator' | 'remove'>();
  const { data } = useOwnFactors();
  const changed = () => queryClient.invalidateQueries({ queryKey: ['sign-in'] });
  const closed = () => {
    setOpen(undefined);
    void changed();
  };
  const remove = async (form: FormData) => {
    await client.post('admin/secondfactor/remove', {
      password: String(form.get('password')),
      code: String(form.get('code')),
    });
    await changed();
  };
  if (!data) return <Panel title={t('signIn.secondFactor')}>{null}</Panel>;
  const { isSet, hasAuthenticator, passkeys, recoveryCodes } = data;
  return (
    <Panel title={t('signIn.secondFactor')}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{t(isSet ? 'signIn.factorSet' : 'signIn.factorNone')}</Typography>
        <Passkeys passkeys={passkeys} onChanged={changed} />
        {canUsePasskeys() && (
          <Button
            variant={isSet ? 'outlined' : 'contained'}
            onClick={() => setOpen('passkey')}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('signIn.addPasskey')}
          </Button>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ flex: '1 1 240px' }}>
            {t(hasAuthenticator ? 'signIn.authenticatorSet' : 'signIn.authenticatorNone')}
          </Typography>
          <Button
            variant="outlined"
            size="small"
            onClick={() => setOpen(hasAuthenticator ? 'remove' : 'authenticator')}
          >
            {t(hasAuthenticator ? 'signIn.removeAuthenticator' : 'signIn.setAuthenticator')}
          </Button>
        </Stack>
        {isSet && (
          <Typography color={recoveryCodes > 2 ? 'text.secondary' : 'error'}>
            {t('signIn.codesLeft', { smart_count: recoveryCodes })}
          </Typography>
        )}
      </Stack>
      {open === 'passkey' && <AddPasskey onClose={() => setOpen(undefined)} onAdded={closed} />}
      {open === 'authenticator' && <SetSecondFactor onClose={closed} />}
      {open === 'remove' && (
        <CommandDialog
          title={t('signIn.removeAuthenticator')}
          color="error"
          done="signIn.authenticatorRemoved"
          onClose={() => setOpen(undefined)}
          onSubmit={remove}
        >
          <TextField
            name="password"
            type="password"
            label={t('signIn.currentPassword')}
            autoComplete="current-password"
            required
            fullWidth
          />
          <CodeField />
        </CommandDialog>
      )}
    </Panel>
  );
}
