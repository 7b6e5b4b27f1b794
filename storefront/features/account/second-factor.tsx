import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Output } from '#contracts/api.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { formValues } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { useCanUsePasskeys } from '#storefront/shared/session/passkey.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { ownSessionsQuery, secondFactorQuery } from './account.queries.ts';
import { AddPasskey } from './add-passkey.tsx';
import { CodeField } from './code-field.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordField } from '#storefront/shared/session/password-field.tsx';
import { ProofField, proofFrom } from './proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './sign-in-security.module.css';
import { usePasskeyWork } from './use-passkey-work.ts';

type Begun = Output<'account/secondfactor/begin'>;

type Step = 'passkey' | 'authenticator' | 'removal' | Begun;

/** With fewer codes left, a lost phone may soon lock its owner out. */
const FEW_CODES = 3;

interface SecondFactorProps {
  /** Nothing else can be done before one is set; then the person goes on. */
  readonly onSet?: () => void;
}

/** Passkeys and an authenticator beside the password: set up, named, and removed by who shows who they are. */
export function SecondFactor({ onSet }: SecondFactorProps) {
  const { t } = useText(['account', 'common']);
  const queryClient = useQueryClient();
  const { isSet, hasAuthenticator, passkeys, recoveryCodes } = useRead(secondFactorQuery);
  const hasPasskeys = useCanUsePasskeys();
  const [step, setStep] = useState<Step>();
  const [codes, setCodes] = useState<readonly string[]>();

  const finish = async (message: string) => {
    if (onSet) return onSet();
    setStep(undefined);
    setCodes(undefined);
    await Promise.all(
      [secondFactorQuery, ownSessionsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    );
    // What had the focus is gone.
    focusHeading();
    announce(message);
  };
  const isNowSet = () => finish(t('factorIsSet'));
  const added = (given: readonly string[]) => (given.length ? setCodes(given) : void isNowSet());
  const cancel = () => setStep(undefined);

  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('secondFactor')}</h2>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void isNowSet()} />
      ) : step === 'passkey' ? (
        <AddPasskey hasPasskeys={passkeys.length > 0} onAdded={added} onCancel={cancel} />
      ) : step === 'authenticator' ? (
        <AddAuthenticator hasPasskeys={passkeys.length > 0} onBegun={setStep} onCancel={cancel} />
      ) : step === 'removal' ? (
        <Remove onRemoved={() => void finish(t('factorRemoved'))} onCancel={cancel} />
      ) : step ? (
        <Confirm begun={step} onConfirmed={added} onCancel={cancel} />
      ) : (
        <>
          <p>{t(isSet ? 'factorIsSet' : 'factorIntro')}</p>
          {passkeys.length > 0 && <Passkeys passkeys={passkeys} onChanged={finish} />}
          {hasAuthenticator && <p>{t('authenticatorIsSet')}</p>}
          {isSet &&
            (recoveryCodes < FEW_CODES ? (
              <Alert>{t('codesLeft', { count: recoveryCodes })}</Alert>
            ) : (
              <p className={text.quiet}>{t('codesLeft', { count: recoveryCodes })}</p>
            ))}
          <div className={layout.row}>
            {hasPasskeys && (
              <Button kind={isSet ? 'plain' : 'ink'} onClick={() => setStep('passkey')}>
                {t('passkeyAdd')}
              </Button>
            )}
            {hasAuthenticator ? (
              <Button onClick={() => setStep('removal')}>{t('factorRemove')}</Button>
            ) : (
              <Button onClick={() => setStep('authenticator')}>{t('factorSet')}</Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

interface AddAuthenticatorProps {
  /** Tells whether one of theirs can stand in for the password. */
  readonly hasPasskeys: boolean;
  readonly onBegun: (begun: Begun) => void;
  readonly onCancel: () => void;
}

/** That it is still they who sit there, before a secret is made. */
function AddAuthenticator({ hasPasskeys, onBegun, onCancel }: AddAuthenticatorProps) {
  const { t } = useText('account');
  const { attempt, pending, problem } = usePasskeyWork();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    return attempt(async () =>
      onBegun(await browserApi.post('account/secondfactor/begin', { proof: await proofFrom(values) })),
    );
  };
  return (
    <form className={`${layout.stack} ${styles.form}`} onSubmit={(event) => void begin(event)} method="post" noValidate>
      {problem && <Alert kind="error">{problem}</Alert>}
      <ProofField hasPasskeys={hasPasskeys} />
      <div className={layout.row}>
        <Button type="submit" kind="action" pending={pending}>
          {t('factorSet')}
        </Button>
        <Button onClick={onCancel}>{t('back')}</Button>
      </div>
    </form>
  );
}

interface ConfirmProps {
  readonly begun: Begun;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The QR code, and a code that shows that the authenticator has read it. */
function Confirm({ begun: { secret, qrCode }, onConfirmed, onCancel }: ConfirmProps) {
  const { t } = useText(['account', 'common']);
  const { run, pending, error } = useCommand('account/secondfactor/confirm');
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await run({ code: formValues(event.currentTarget)['code'] ?? '' });
    if (answer) onConfirmed(answer.recoveryCodes);
  };
  return (
    <form
      className={`${layout.stack} ${styles.form}`}
      onSubmit={(event) => void confirm(event)}
      method="post"
      noValidate
    >
      <p>{t('factorScan')}</p>
      <img src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`} alt={t('factorQrCode')} width={200} height={200} />
      <p className={text.quiet}>
        {t('factorByHand')} <span className={text.mono}>{secret.replace(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <CodeField isNext />
      <div className={layout.row}>
        <Button type="submit" kind="action" pending={pending}>
          {t('factorConfirm')}
        </Button>
        <Button onClick={onCancel}>{t('back')}</Button>
      </div>
    </form>
  );
}

function Remove({ onRemoved, onCancel }: { readonly onRemoved: () => void; readonly onCancel: () => void }) {
  const { t } = useText(['account', 'common']);
  const { run, pending, error } = useCommand('account/secondfactor/remove');
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = '', code = '' } = formValues(event.currentTarget);
    if (await run({ password, code })) onRemoved();
  };
  return (
    <form
      className={`${layout.stack} ${styles.form}`}
      onSubmit={(event) => void remove(event)}
      method="post"
      noValidate
    >
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <PasswordField label={t('currentPassword')} name="password" autoComplete="current-password" />
      <CodeField />
      <div className={layout.row}>
        <Button type="submit" kind="ink" pending={pending}>
          {t('factorRemove')}
        </Button>
        <Button onClick={onCancel}>{t('back')}</Button>
      </div>
    </form>
  );
}
