import { useState } from 'react';
import type { Proof } from '#contracts/second-factor/second-factor.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { askPasskey } from '#storefront/shared/session/passkey.ts';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { PasswordField } from '#storefront/shared/session/password-field.tsx';

const BY_PASSKEY = 'byPasskey';

/** The password, or a passkey that is there already: that it is still the person who signed in. */
export function ProofField({ hasPasskeys }: { readonly hasPasskeys: boolean }) {
  const { t } = useText('account');
  const [byPasskey, setByPasskey] = useState(false);
  return (
    <div className={layout.stack}>
      {byPasskey ? (
        <>
          <p>{t('proofByPasskey')}</p>
          <input type="hidden" name={BY_PASSKEY} value="1" />
        </>
      ) : (
        <PasswordField label={t('currentPassword')} name="password" autoComplete="current-password" />
      )}
      {hasPasskeys && (
        <div>
          <Button kind="link" onClick={() => setByPasskey(!byPasskey)}>
            {t(byPasskey ? 'withPassword' : 'withPasskey')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the field says; a passkey is asked for now. */
export async function proofFrom(values: Readonly<Record<string, string>>): Promise<Proof> {
  if (!(BY_PASSKEY in values)) return { password: values['password'] ?? '' };
  return { passkey: await askPasskey(await browserApi.post('account/passkey/prove', {})) };
}
