import { useState, type FormEvent } from 'react';
import type { Proof } from '#contracts/second-factor/second-factor.ts';
import { formValues } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { ProofField, proofFrom } from './proof-field.tsx';
import styles from './sign-in-security.module.css';
import { usePasskeyWork } from './use-passkey-work.ts';

interface ProvenActionProps {
  readonly label: string;
  readonly hasPasskeys: boolean;
  readonly onProof: (proof: Proof) => Promise<void>;
}

/** A button that asks first whether it is still the person who signed in. */
export function ProvenAction({ label, hasPasskeys, onProof }: ProvenActionProps) {
  const { t } = useText('account');
  const { attempt, pending, problem, forget } = usePasskeyWork();
  const [isOpen, setIsOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    return attempt(async () => {
      await onProof(await proofFrom(values));
      setIsOpen(false);
    });
  };
  const leave = () => {
    forget();
    setIsOpen(false);
  };
  return isOpen ? (
    <form
      className={`${layout.stack} ${styles.form}`}
      onSubmit={(event) => void submit(event)}
      method="post"
      noValidate
    >
      {problem && <Alert kind="error">{problem}</Alert>}
      <ProofField hasPasskeys={hasPasskeys} />
      <div className={layout.row}>
        <Button type="submit" kind="ink" pending={pending}>
          {label}
        </Button>
        <Button onClick={leave}>{t('back')}</Button>
      </div>
    </form>
  ) : (
    <div>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
    </div>
  );
}
