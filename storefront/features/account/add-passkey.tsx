import { useEffect, useRef, type FormEvent } from 'react';
import { browserName } from '#domain/shared/browser-name.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { formValues } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { makePasskey } from '#storefront/shared/session/passkey.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { ProofField, proofFrom } from './proof-field.tsx';
import styles from './sign-in-security.module.css';
import { usePasskeyWork } from './use-passkey-work.ts';

interface AddPasskeyProps {
  /** Tells whether one of theirs can stand in for the password. */
  readonly hasPasskeys: boolean;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** A name, that it is still they who sit there, and then the browser asks. */
export function AddPasskey({ hasPasskeys, onAdded, onCancel }: AddPasskeyProps) {
  const { t } = useText('account');
  const { attempt, pending, problem } = usePasskeyWork();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    return attempt(async () => {
      const options = await browserApi.post('account/passkey/begin', { proof: await proofFrom(values) });
      const passkey = await makePasskey(options);
      const name = values['name'] ?? '';
      const { recoveryCodes } = await browserApi.post('account/passkey/add', { name, passkey });
      onAdded(recoveryCodes);
    });
  };
  return (
    <form className={`${layout.stack} ${styles.form}`} onSubmit={(event) => void add(event)} method="post" noValidate>
      <p>{t('passkeyIntro')}</p>
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        name="name"
        defaultValue={browserName(navigator.userAgent)}
        maxLength={60}
        ref={field}
      />
      <ProofField hasPasskeys={hasPasskeys} />
      <div className={layout.row}>
        <Button type="submit" kind="action" pending={pending}>
          {t('passkeyAdd')}
        </Button>
        <Button onClick={onCancel}>{t('back')}</Button>
      </div>
    </form>
  );
}
