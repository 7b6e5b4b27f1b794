import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { browserName } from '#domain/shared/browser-name.ts';
import { client } from '#admin/lib/client.ts';
import { makePasskey } from '#admin/lib/passkey.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { passkeyProblem } from '#admin/lib/passkey-problem.ts';
import { ProofField, proofFrom } from '#admin/ui/proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { requiredInOwnWords } from '#admin/lib/required-in-own-words.ts';

interface AddPasskeyProps {
  /** Absent where nothing else can be done before one is set. */
  readonly onClose?: (() => void) | undefined;
  /** It is added, and the codes on paper were seen. */
  readonly onAdded: () => void;
}

/** A name, that it is still they who sit there, and then the browser asks. */
export function AddPasskey({ onClose, onAdded }: AddPasskeyProps) {
  const t = useTranslate();
  const [codes, setCodes] = useState<readonly string[]>();
  const { attempt, problem, isBusy: busy } = useAttempt(passkeyProblem);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    await attempt(async () => {
      const options = await client.post('admin/passkey/begin', { proof: await proofFrom(form) });
      const passkey = await makePasskey(options);
      const { recoveryCodes } = await client.post('admin/passkey/add', { name: String(form.get('name')), passkey });
      if (recoveryCodes.length) setCodes(recoveryCodes);
      else onAdded();
    });
  };
  return (
    <Dialog open onClose={codes ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="passkey-title">
      <DialogTitle id="passkey-title">{t('signIn.addPasskey')}</DialogTitle>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onAdded} />
      ) : (
        <form {...requiredInOwnWords(t)} onSubmit={(event) => void add(event)}>
          <DialogContent>
            <Stack sx={{ gap: 2, pt: 1 }}>
              <Typography>{t('signIn.passkeyIntro')}</Typography>
              <TextField
                name="name"
                label={t('signIn.passkeyName')}
                helperText={t('signIn.passkeyNameHint')}
                defaultValue={browserName(navigator.userAgent)}
                required
                fullWidth
                autoFocus
                slotProps={{ htmlInput: { maxLength: 60 } }}
              />
              <ProofField />
              <Typography role="alert" color="error">
                {problem}
              </Typography>
            </Stack>
          </DialogContent>
          <DialogActions>
            {onClose && <Button onClick={onClose}>{t('ra.action.cancel')}</Button>}
            <Button type="submit" variant="contained" disabled={busy}>
              {t('signIn.addPasskey')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
