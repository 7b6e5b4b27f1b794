import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { errorCode } from '#storefront/lib/api-error.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { paths } from '#storefront/shared/paths.ts';
import { askPasskey, useCanUsePasskeys } from '#storefront/shared/session/passkey.ts';
import { safeReturnUrl } from '#storefront/shared/session/return-url.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { CodeField } from './code-field.tsx';
import { OpenidButtons } from './openid-buttons.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInFields } from './sign-in-fields.tsx';
import { usePasskeyWork } from './use-passkey-work.ts';

const route = 'account/login';
/** What is asked for beside the password, by the refusal that says so. */
const ASKED_BY: Readonly<Record<string, 'passkey' | 'code'>> = {
  passkey_required: 'passkey',
  second_factor_required: 'code',
};
const schema = async () => (await import('#contracts/account/account.ts')).accountOperations[route].input;

export function LoginPage() {
  const { t } = useText(['account', 'common']);
  const { search } = useLocation();
  const returnUrl = safeReturnUrl(new URLSearchParams(search).get('ReturnUrl'));
  const { submit, onInput, pending, error, errors, clear } = useFormCommand(route, schema);
  const passkey = usePasskeyWork();
  // Once it was asked for, the way stays: a wrong code is typed again.
  const [asked, setAsked] = useState<'passkey' | 'code'>();
  const wanted = asked ?? ASKED_BY[errorCode(error)];
  const tried = useRef<Readonly<Record<string, string>>>({});

  const hasPasskeys = useCanUsePasskeys();
  // A full load: prices and rights are another person's now.
  const goOn = () => location.assign(returnUrl);
  const withPasskey = (values: Readonly<Record<string, string>>) =>
    passkey.attempt(async () => {
      const { userName = '', password = '' } = values;
      const options = await browserApi.post('account/passkey/ask', { credentials: { userName, password } });
      await browserApi.post(route, { userName, password, passkey: await askPasskey(options) });
      goOn();
    });
  const alone = () =>
    passkey.attempt(async () => {
      const options = await browserApi.post('account/passkey/ask', {});
      await browserApi.post('account/loginwithpasskey', { passkey: await askPasskey(options) });
      goOn();
    });
  const signIn = async (sent: HTMLFormElement) => {
    passkey.forget();
    const values = formValues(sent);
    const { userName = '', password = '', code = '' } = values;
    if (wanted === 'passkey') return withPasskey(values);
    tried.current = values;
    if (wanted) setAsked(wanted);
    if (await submit(sent, { userName, password, ...(code ? { code } : {}) })) goOn();
  };
  const chooseCode = () => {
    passkey.forget();
    clear();
    setAsked('code');
  };
  // Name and password were right: the browser asks at once, without another press.
  const isAskedFirst = asked === undefined && wanted === 'passkey';
  const askNow = useEffectEvent(() => {
    if (!hasPasskeys) return setAsked('code');
    setAsked('passkey');
    void withPasskey(tried.current);
  });
  useEffect(() => {
    if (isAskedFirst) askNow();
  }, [isAskedFirst]);

  return (
    <>
      <PageTitle>{t('loginTitle')}</PageTitle>
      <meta name="description" content={t('loginDescription')} />
      <SignInCard
        title={t('common:signIn')}
        button={wanted === 'passkey' ? t('passkeyUse') : t('common:signIn')}
        pending={pending || passkey.pending}
        error={wanted === undefined || asked === 'code' ? error : undefined}
        problem={passkey.problem}
        onSubmit={(form) => void signIn(form)}
        onInput={onInput}
        foot={
          <div className={`${text.standalone} ${layout.tight}`}>
            {wanted === 'passkey' && (
              <p>
                <Button kind="link" onClick={chooseCode}>
                  {t('passkeyUseCode')}
                </Button>
              </p>
            )}
            {wanted === undefined && hasPasskeys && (
              <p>
                <Button wide large pending={passkey.pending} onClick={() => void alone()}>
                  {t('passkeyAlone')}
                </Button>
              </p>
            )}
            {wanted === undefined && <OpenidButtons purpose="sign-in" returnUrl={returnUrl} />}
            <p>
              {t('newHere')}{' '}
              <a href={paths.register(returnUrl === '/' ? undefined : returnUrl)}>{t('common:register')}</a>
            </p>
            <p>
              <a href={paths.trackOrder}>{t('trackAsGuest')}</a>
            </p>
          </div>
        }
      >
        <SignInFields errors={errors} />
        {wanted === 'code' && <CodeField isNext />}
        <p className={text.standalone}>
          <a href={paths.forgotPassword}>{t('forgotPassword')}</a>
        </p>
      </SignInCard>
    </>
  );
}
