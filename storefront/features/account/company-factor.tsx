import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { announce } from '#storefront/lib/announce.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { formValues } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { secondFactorQuery } from './account.queries.ts';
import { ProofField, proofFrom } from './proof-field.tsx';
import styles from './sign-in-security.module.css';
import { usePasskeyWork } from './use-passkey-work.ts';

/** Whether everybody of the company signs in with a second factor: its administrators decide. */
export function CompanyFactor() {
  const { t } = useText('account');
  const queryClient = useQueryClient();
  const { isDemanded, isSet, passkeys } = useRead(secondFactorQuery);
  const { attempt, pending, problem, forget } = usePasskeyWork();
  const [isLifting, setIsLifting] = useState(false);
  const changed = async (message: string) => {
    setIsLifting(false);
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    announce(message);
  };
  const demand = () =>
    attempt(async () => {
      await browserApi.post('account/demandsecondfactor', { isDemanded: true });
      await changed(t('companyFactorOn'));
    });
  const lift = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    return attempt(async () => {
      await browserApi.post('account/demandsecondfactor', { isDemanded: false, proof: await proofFrom(values) });
      await changed(t('companyFactorOff'));
    });
  };
  const leave = () => {
    forget();
    setIsLifting(false);
  };
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-labelledby="company-factor">
      <h2 id="company-factor">{t('companyFactor')}</h2>
      <p>{t(isDemanded ? 'companyFactorOn' : 'companyFactorOff')}</p>
      {!isDemanded && !isSet && <p>{t('companyFactorOwn')}</p>}
      {problem && <Alert kind="error">{problem}</Alert>}
      {isLifting ? (
        <form
          className={`${layout.stack} ${styles.form}`}
          onSubmit={(event) => void lift(event)}
          method="post"
          noValidate
        >
          <ProofField hasPasskeys={passkeys.length > 0} />
          <div className={layout.row}>
            <Button type="submit" kind="ink" pending={pending}>
              {t('companyFactorLift')}
            </Button>
            <Button onClick={leave}>{t('back')}</Button>
          </div>
        </form>
      ) : (
        <div>
          <Button pending={pending} onClick={() => (isDemanded ? setIsLifting(true) : void demand())}>
            {t(isDemanded ? 'companyFactorLift' : 'companyFactorDemand')}
          </Button>
        </div>
      )}
    </section>
  );
}
