import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { CodeField } from '#admin/ui/code-field.tsx';
import { passkeyProblem } from '#admin/lib/passkey-problem.ts';
import { ProofField, proofFrom } from '#admin/ui/proof-field.tsx';
import { mono, RecoveryCodes } from './recovery-codes.tsx';
import { requiredInOwnWords } from '#admin/lib/required-in-own-words.ts';

interface SetSecondFactorProps {
  /** Absent where nothing else can be done before it is set. */
  readonly onClose?: () => void;
  /** The codes on paper were seen. */
  readonly onSet?: () => void;
}

type Begun = Output<'admin/secondfactor/begin'>;

/**
 * That it is still they who sit there; then the QR code and a code that shows that the authenticator has read it; then
 * the codes for a lost phone.
 */
export function SetSecondFactor({ onClose, onSet }: SetSecondFactorProps) {
  const t = useTranslate();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const done = onSet ?? onClose;
  const begin = async (form: FormData) =>
    setBegun(await client.post('admin/secondfactor/begin', { proof: await proofFrom(form) }));
  const confirm = async (form: FormData) => {
    const { recoveryCodes } = await client.post('admin/secondfactor/confirm', { code: String(form.get('code')) });
    // Who has passkeys has codes already.
    if (recoveryCodes.length) setCodes(recoveryCodes);
    else done?.();
  };
  return (
    <Dialog open onClose={codes ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="second-factor-title">
      <DialogTitle id="second-factor-title">{t('signIn.setAuthenticator')}</DialogTitle>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={done} />
      ) : begun ? (
        <Step key="confirm" button="signIn.confirm" onSubmit={confirm} onClose={onClose}>
          <Typography>{t('signIn.scan')}</Typography>
          <Box
            component="img"
            src={`data:image/svg+xml,${encodeURIComponent(begun.qrCode)}`}
            alt={t('signIn.qrCode')}
            width={200}
            height={200}
            sx={{ alignSelf: 'center' }}
          />
          <Typography variant="body2" color="text.secondary">
            {t('signIn.byHand')}{' '}
            <Box component="span" sx={mono}>
              {begun.secret.replace(/.{4}(?=.)/g, '$& ')}
            </Box>
          </Typography>
          <CodeField autoFocus help="signIn.sixDigits" />
        </Step>
      ) : (
        <Step key="proof" button="signIn.setAuthenticator" onSubmit={begin} onClose={onClose}>
          <ProofField />
        </Step>
      )}
    </Dialog>
  );
}

interface StepProps {
  /** Key of what the button says. */
  readonly button: string;
  readonly onSubmit: (form: FormData) => Promise<void>;
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

function Step({ button, onSubmit, onClose, children }: StepProps) {
  const t = useTranslate();
  const { attempt, problem, isBusy: busy } = useAttempt(passkeyProblem);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    await attempt(() => onSubmit(form));
  };
  return (
    <form {...requiredInOwnWords(t)} onSubmit={(event) => void submit(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {children}
          <Typography role="alert" color="error">
            {problem}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        {onClose && <Button onClick={onClose}>{t('ra.action.cancel')}</Button>}
        <Button type="submit" variant="contained" disabled={busy}>
          {t(button)}
        </Button>
      </DialogActions>
    </form>
  );
}
