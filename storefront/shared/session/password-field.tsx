import { useState } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { Field } from '#storefront/ui/field.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string;
  readonly hint?: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, name, autoComplete, error, hint }: PasswordFieldProps) {
  const { t } = useText('account');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            maxLength={200}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" className={styles.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t('showPassword')}
          </button>
        </div>
      )}
    </Field>
  );
}
