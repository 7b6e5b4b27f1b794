import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { canUsePasskeys } from '#admin/lib/passkey.ts';
import { AddPasskey } from './add-passkey.tsx';
import { SetSecondFactor } from './set-second-factor.tsx';

/**
 * Where the shop demands a second factor that is not set yet, nothing else is shown: the server answers nothing else
 * either.
 */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: ['sign-in', 'me'], queryFn: () => client.get('admin/session/me', {}) });
  return data?.secondFactor === 'demanded' ? (
    <ChooseFactor onSet={() => void queryClient.invalidateQueries()} />
  ) : (
    children
  );
}

/** A passkey or an authenticator; where the browser knows no passkeys, there is nothing to choose. */
function ChooseFactor({ onSet }: { readonly onSet: () => void }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<'passkey' | 'authenticator' | undefined>(
    canUsePasskeys() ? undefined : 'authenticator',
  );
  if (chosen === 'passkey') return <AddPasskey onClose={() => setChosen(undefined)} onAdded={onSet} />;
  if (chosen === 'authenticator') return <SetSecondFactor onSet={onSet} />;
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="choose-factor-title">
      <DialogTitle id="choose-factor-title">{t('signIn.setFactor')}</DialogTitle>
      <DialogContent>
        <Typography>{t('signIn.factorDemanded')}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setChosen('authenticator')}>{t('signIn.setAuthenticator')}</Button>
        <Button variant="contained" onClick={() => setChosen('passkey')} autoFocus>
          {t('signIn.addPasskey')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
