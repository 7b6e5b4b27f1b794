import { Button, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { CodeField } from '#admin/ui/code-field.tsx';
import { SetSecondFactor } from './set-second-factor.tsx';

/** The code besides the password: set up, or removed by who has both. */
export function SecondFactor() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'set' | 'remove'>();
  const { data } = useQuery({ queryKey: ['sign-in', 'me'], queryFn: () => client.get('admin/session/me', {}) });
  const changed = () => queryClient.invalidateQueries({ queryKey: ['sign-in'] });
  const remove = async (form: FormData) => {
    await client.post('admin/secondfactor/remove', {
      password: String(form.get('password')),
      code: String(form.get('code')),
    });
    await changed();
  };
  const isSet = data?.secondFactor === 'set';
  return (
    <Panel title={t('signIn.secondFactor')}>
      {data && (
        <>
          <Typography sx={{ mb: 1 }}>{t(isSet ? 'signIn.factorSet' : 'signIn.factorNone')}</Typography>
          {isSet ? (
            <Button variant="outlined" onClick={() => setOpen('remove')}>
              {t('signIn.removeFactor')}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => setOpen('set')}>
              {t('signIn.setFactor')}
            </Button>
          )}
        </>
      )}
      {open === 'set' && (
        <SetSecondFactor
          onClose={() => {
            setOpen(undefined);
            void changed();
          }}
        />
      )}
      {open === 'remove' && (
        <CommandDialog
          title={t('signIn.removeFactor')}
          color="error"
          done="signIn.factorRemoved"
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
