import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { ApiError } from '#contracts/client.ts';
import { client } from '#admin/lib/client.ts';
import { askPasskey, canUsePasskeys } from '#admin/lib/passkey.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { CodeField } from '#admin/ui/code-field.tsx';

/** What is asked for beside the password, once it turned out to be right. */
type Asked = 'passkey' | 'code' | undefined;

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.answer.code : '');

/** A passkey alone, or name and password and then the second factor: a passkey first, else a code. */
export function LoginPage() {
  const login = useLogin();
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked>();

  const { attempt, problem, forgetProblem, isBusy } = useAttempt((error) => {
    // Who would rather not use a passkey, or cannot, is told so by the browser, for reasons that it keeps to itself.
    const text = asked === 'passkey' || !(error instanceof TypeError) ? 'signIn.passkeyNotUsed' : 'error.unreachable';
    return error instanceof ApiError ? error.message : translate(text);
  });

  const withPasskey = async (username: string, password: string) => {
    const options = await client.post('admin/passkey/ask', { credentials: { userName: username, password } });
    await login({ username, password, passkey: await askPasskey(options) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [username, password] = [String(form.get('username')), String(form.get('password'))];
    return attempt(async () => {
      if (asked === 'passkey') return withPasskey(username, password);
      try {
        await login({ username, password, code: form.get('code') ?? undefined });
      } catch (error) {
        const code = codeOf(error);
        if (code === 'second_factor_required') setAsked('code');
        if (code !== 'passkey_required') throw error;
        if (!canUsePasskeys()) {
          setAsked('code');
          throw error;
        }
        setAsked('passkey');
        await withPasskey(username, password);
      }
    });
  };
  const alone = () =>
    attempt(async () => login({ passkey: await askPasskey(await client.post('admin/passkey/ask', {})) }));

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}
    >
      <Paper
        component="form"
        onSubmit={(event) => void submit(event)}
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
        {asked === 'code' && <CodeField autoFocus />}
        <Typography role="alert" color="error" sx={{ minHeight: 20 }}>
          {problem}
        </Typography>
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {translate(asked === 'passkey' ? 'signIn.usePasskey' : 'ra.auth.sign_in')}
        </Button>
        {asked === 'passkey' && (
          <Button
            onClick={() => {
              setAsked('code');
              forgetProblem();
            }}
          >
            {translate('signIn.useCode')}
          </Button>
        )}
        {asked === undefined && canUsePasskeys() && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void alone()}>
            {translate('signIn.passkeyAlone')}
          </Button>
        )}
      </Paper>
    </Box>
  );
}
