import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Proof } from '#contracts/second-factor/second-factor.ts';
import { client } from '#admin/lib/client.ts';
import { askPasskey } from '#admin/lib/passkey.ts';
import { useOwnFactors } from '#admin/lib/use-own-factors.ts';

/** The password, or a passkey that is there already: that it is still the person who signed in. */
export function ProofField() {
  const t = useTranslate();
  const { data: own } = useOwnFactors();
  const [byPasskey, setByPasskey] = useState(false);
  return (
    <div>
      {byPasskey ? (
        <>
          <Typography>{t('signIn.proofByPasskey')}</Typography>
          <input type="hidden" name={BY_PASSKEY} value="1" />
        </>
      ) : (
        <TextField
          name="password"
          type="password"
          label={t('signIn.currentPassword')}
          autoComplete="current-password"
          required
          fullWidth
        />
      )}
      {own !== undefined && own.passkeys.length > 0 && (
        <Button size="small" onClick={() => setByPasskey(!byPasskey)}>
          {t(byPasskey ? 'signIn.withPassword' : 'signIn.withPasskey')}
        </Button>
      )}
    </div>
  );
}

const BY_PASSKEY = 'byPasskey';

/** What the field says; a passkey is asked for now. */
export async function proofFrom(form: FormData): Promise<Proof> {
  if (!form.has(BY_PASSKEY)) return { password: String(form.get('password')) };
  return { passkey: await askPasskey(await client.post('admin/passkey/prove', {})) };
}
