import { Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';

export function ChangePassword() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const field = (name: string, autoComplete: string, helperText?: string) => (
    <TextField
      name={name}
      type="password"
      label={t(`signIn.${name}`)}
      autoComplete={autoComplete}
      helperText={helperText}
      required
      fullWidth
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
  const save = async (form: FormData) => {
    const [currentPassword = '', password = '', confirmPassword = ''] = [
      'currentPassword',
      'password',
      'confirmPassword',
    ].map((name) => String(form.get(name)));
    await client.post('admin/session/changepassword', { currentPassword, password, confirmPassword });
    await queryClient.invalidateQueries({ queryKey: ['sign-in'] });
  };
  return (
    <Panel title={t('signIn.passwordTitle')}>
      <Typography sx={{ mb: 1 }}>{t('signIn.passwordIntro')}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('signIn.changePassword')}
      </Button>
      {open && (
        <CommandDialog
          title={t('signIn.changePassword')}
          done="signIn.passwordChanged"
          onClose={() => setOpen(false)}
          onSubmit={save}
        >
          {field('currentPassword', 'current-password')}
          {field('password', 'new-password', t('signIn.passwordHint'))}
          {field('confirmPassword', 'new-password')}
        </CommandDialog>
      )}
    </Panel>
  );
}
