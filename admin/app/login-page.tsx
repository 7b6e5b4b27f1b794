import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { ApiError } from '#contracts/client.ts';
import { CodeField } from '#admin/ui/code-field.tsx';

export function LoginPage() {
  const login = useLogin();
  const translate = useTranslate();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [codeNeeded, setCodeNeeded] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    try {
      await login({
        username: form.get('username'),
        password: form.get('password'),
        code: form.get('code') ?? undefined,
      });
    } catch (error) {
      if (error instanceof ApiError && error.answer.code === 'second_factor_required') setCodeNeeded(true);
      setProblem(error instanceof ApiError ? error.message : translate('error.unreachable'));
      setBusy(false);
    }
  };

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}
    >
      <Paper
        component="form"
        onSubmit={submit}
        sx={{ p: 3, width: '100%', maxWidth: 360, display: 'grid', gap: 2, borderTop: '3px solid #16212B' }}
      >
        <Typography variant="h5" component="h1">
          {translate('login.title')}
        </Typography>
        <TextField
          name="username"
          label={translate('ra.auth.username')}
          autoComplete="username"
          autoFocus
          required
          fullWidth
        />
        <TextField
          name="password"
          type="password"
          label={translate('ra.auth.password')}
          autoComplete="current-password"
          required
          fullWidth
        />
        {codeNeeded && <CodeField autoFocus />}
        <Typography role="alert" color="error" sx={{ minHeight: 20 }}>
          {problem}
        </Typography>
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {translate('ra.auth.sign_in')}
        </Button>
      </Paper>
    </Box>
  );
}
