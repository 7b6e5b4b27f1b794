import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';

/** What the printed link carries behind its #, where no server learns it. */
const linked = () => new URLSearchParams(window.location.hash.slice(1));

/** Opened by the link that the shop prints: whoever has it becomes an administrator. */
export function AdministratorPage() {
  const t = useTranslate();
  const [link] = useState(linked);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const token = link.get('token') ?? '';
  const email = link.get('email');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name = '', address = '', password = '', confirmPassword = ''] = [
      'name',
      'email',
      'password',
      'confirmPassword',
    ].map((field) => String(form.get(field)));
    setBusy(true);
    setProblem('');
    try {
      await client.post('admin/session/becomeadministrator', {
        token,
        name,
        email: address,
        password,
        confirmPassword,
      });
      // A whole load: everything that was asked before was asked as nobody.
      window.location.assign('/admin/');
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };

  const field = (name: string, autoComplete: string, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      name={name}
      label={t(`administrator.${name}`)}
      autoComplete={autoComplete}
      required
      fullWidth
      {...more}
    />
  );
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}
    >
      <Paper
        component="form"
        onSubmit={submit}
        sx={{ p: 3, width: '100%', maxWidth: 420, display: 'grid', gap: 2, borderTop: '3px solid #16212B' }}
      >
        <Typography variant="h5" component="h1">
          {t('administrator.title')}
        </Typography>
        {token ? (
          <>
            <Typography>{t('administrator.intro')}</Typography>
            {field('name', 'name', { autoFocus: true, slotProps: { htmlInput: { maxLength: 80 } } })}
            {field('email', 'username', {
              type: 'email',
              helperText: t('administrator.emailHint'),
              ...(email ? { defaultValue: email, slotProps: { htmlInput: { readOnly: true } } } : {}),
            })}
            {field('password', 'new-password', { type: 'password', helperText: t('signIn.passwordHint') })}
            {field('confirmPassword', 'new-password', { type: 'password' })}
            <Typography role="alert" color="error" sx={{ minHeight: 20 }}>
              {problem}
            </Typography>
            <Button type="submit" variant="contained" size="large" disabled={busy}>
              {t('administrator.submit')}
            </Button>
          </>
        ) : (
          <Typography role="alert">{t('administrator.noToken')}</Typography>
        )}
      </Paper>
    </Box>
  );
}
