import { Stack } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { ChangePassword } from './change-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

/** Staff change their second factor and password here, and end their other sessions. */
export function SignInPage() {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 760 }}>
      <Title title={t('resources.sign-in.name', { smart_count: 1 })} />
      <SecondFactor />
      <OwnSessions />
      <ChangePassword />
    </Stack>
  );
}
