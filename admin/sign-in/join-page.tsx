import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { enter, LinkFrame, LinkPage, linked } from './link-page.tsx';

/** Opened by the link that a member of staff was mailed: they choose their password, and are in. */
export function JoinPage() {
  const t = useTranslate();
  const [token] = useState(() => linked().get('token') ?? '');
  const [done, setDone] = useState(false);
  const submit = async (form: FormData) => {
    const [password = '', confirmPassword = ''] = ['password', 'confirmPassword'].map((name) => String(form.get(name)));
    const { secondFactorNeeded } = await client.post('admin/session/join', { token, password, confirmPassword });
    if (secondFactorNeeded) setDone(true);
    else enter();
  };
  if (done)
    return (
      <LinkFrame title={t('join.title')}>
        <Typography role="status">{t('join.done')}</Typography>
        <Button href="/admin/" variant="contained" size="large">
          {t('join.signIn')}
        </Button>
      </LinkFrame>
    );
  return (
    <LinkPage texts="join" token={token} onSubmit={submit}>
      <TextField
        name="password"
        type="password"
        label={t('administrator.password')}
        autoComplete="new-password"
        helperText={t('signIn.passwordHint')}
        required
        autoFocus
      />
      <TextField
        name="confirmPassword"
        type="password"
        label={t('administrator.confirmPassword')}
        autoComplete="new-password"
        required
      />
    </LinkPage>
  );
}
