import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Output } from '#contracts/api.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { formValues } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { ownSessionsQuery, secondFactorQuery } from './account.queries.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in-security.module.css';

type Begun = Output<'account/secondfactor/begin'>;

/** A code from an authenticator beside the password: set up, or removed by who has both. */
export function SecondFactor() {
  const { t } = useText(['account', 'common']);
  const queryClient = useQueryClient();
  const { isSet } = useRead(secondFactorQuery);
  const { run, pending, error } = useCommand('account/secondfactor/begin');
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isRemoving, setRemoving] = useState(false);

  const finish = async (said: string) => {
    setBegun(undefined);
    setCodes(undefined);
    setRemoving(false);
    await Promise.all(
      [secondFactorQuery, ownSessionsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    );
    // What had the focus is gone.
    focusHeading();
    announce(said);
  };
  const begin = async () => {
    const answer = await run({});
    if (answer) setBegun(answer);
  };
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('secondFactor')}</h2>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void finish(t('factorIsSet'))} />
      ) : begun ? (
        <Confirm begun={begun} onConfirmed={setCodes} onCancel={() => setBegun(undefined)} />
      ) : isRemoving ? (
        <Remove onRemoved={() => void finish(t('factorRemoved'))} onCancel={() => setRemoving(false)} />
      ) : (
        <>
          <p>{t(isSet ? 'factorIsSet' : 'factorIntro')}</p>
          <div>
            {isSet ? (
              <Button onClick={() => setRemoving(true)}>{t('factorRemove')}</Button>
            ) : (
              <Button kind="ink" pending={pending} onClick={() => void begin()}>
                {t('factorSet')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
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

/** Shown once: only their hashes are kept. */
function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const { t } = useText('account');
  return (
    <>
      <Alert kind="ok">{t('recoveryIntro')}</Alert>
      <ul className={`${styles.codes} ${text.mono}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.row}>
        <Button kind="action" onClick={onKept}>
          {t('codesKept')}
        </Button>
        <a href={`data:text/plain,${encodeURIComponent(codes.join('\n'))}`} download="codes.txt">
          {t('saveCodes')}
        </a>
      </div>
    </>
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
