import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { errorCode, errorText } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { safeReturnUrl } from '#storefront/shared/session/return-url.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { CodeField } from './code-field.tsx';
import { takeFlow, type OpenidFlow } from './openid-flow.ts';
import { ProofField, proofFrom } from './proof-field.tsx';
import { Registration } from './registration.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInFields } from './sign-in-fields.tsx';
import { usePasskeyWork } from './use-passkey-work.ts';

type Found = Output<'account/openid/finish'>;

/** Where a provider of OpenID Connect sends the browser back to. */
export function OpenidPage() {
  const { t } = useText(['account', 'common']);
  const { search } = useLocation();
  const [flow, setFlow] = useState<OpenidFlow>();
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState('');

  const finish = useEffectEvent(async () => {
    const begun = takeFlow();
    if (!begun) return setProblem(t('openidNothingBegun'));
    setFlow(begun);
    try {
      const person = await browserApi.post('account/openid/finish', { flow: begun.flow, query: search });
      setFound(begun.purpose === 'letter' ? await linkByLetter(person, begun) : person);
    } catch (error) {
      setProblem(errorText(error, t('common:unreachable')));
    }
  });
  useEffect(() => {
    void finish();
  }, []);

  return (
    <>
      <PageTitle>{t('common:signIn')}</PageTitle>
      {found && flow ? <Known found={found} flow={flow} /> : <Waiting problem={problem} />}
    </>
  );
}

/** The letter shows whom it was sent to: neither name nor password is asked for. */
async function linkByLetter(person: Found, { token = '' }: OpenidFlow): Promise<Found> {
  await browserApi.post('account/openid/linkbyletter', { identity: person.identity, token });
  return { ...person, isLinked: true };
}

/** While the shop is asked, and what came of it where nobody is signed in. */
function Waiting({ problem }: { readonly problem: string }) {
  const { t } = useText(['account', 'common']);
  return (
    <div className={`${layout.narrow} ${layout.stack}`}>
      <h1>{t('common:signIn')}</h1>
      {problem ? (
        <>
          <Alert kind="error">{problem}</Alert>
          <p>
            <ButtonLink href={paths.login()}>{t('openidBack')}</ButtonLink>
          </p>
        </>
      ) : (
        <p role="status">{t('openidWorking')}</p>
      )}
    </div>
  );
}

interface KnownProps {
  readonly found: Found;
  readonly flow: OpenidFlow;
}

/** A full load follows each: prices and rights are another person's now. */
function Known({ found, flow: { purpose, returnUrl } }: KnownProps) {
  const [isNew, setIsNew] = useState(purpose === 'register');
  const goOn = () => location.assign(safeReturnUrl(returnUrl));
  if (purpose === 'link') return <Connect found={found} onDone={goOn} />;
  if (found.isLinked) return <Enter found={found} onDone={goOn} />;
  return isNew ? (
    <Registration returnUrl={safeReturnUrl(returnUrl)} openid={found} />
  ) : (
    <FirstTime found={found} onDone={goOn} onRegister={() => setIsNew(true)} />
  );
}

interface StepProps {
  readonly found: Found;
  readonly onDone: () => void;
}

const loginRoute = 'account/loginwithopenid';
const loginSchema = async () => (await import('#contracts/openid/openid.ts')).openidOperations[loginRoute].input;

/** Signs in at once; a second factor is asked for where one is set. */
function Enter({ found: { identity, provider }, onDone }: StepProps) {
  const { t } = useText(['account', 'common']);
  const { submit, onInput, pending, error } = useFormCommand(loginRoute, loginSchema);
  const [first, setFirst] = useState<unknown>();
  const enter = useEffectEvent(async () => {
    try {
      await browserApi.post(loginRoute, { identity });
      onDone();
    } catch (refused) {
      setFirst(refused);
    }
  });
  useEffect(() => {
    void enter();
  }, []);
  if (first === undefined) return <Waiting problem="" />;
  if (errorCode(first) !== 'second_factor_required')
    return (
      <Waiting
        problem={
          errorCode(first) === 'passkey_required' ? t('openidPasskey') : errorText(first, t('common:unreachable'))
        }
      />
    );
  return (
    <SignInCard
      title={t('common:signIn')}
      intro={t('openidCode', { provider })}
      button={t('common:signIn')}
      pending={pending}
      error={error}
      onInput={onInput}
      onSubmit={(form) =>
        void submit(form, { identity, code: formValues(form)['code'] ?? '' }).then((entered) => entered && onDone())
      }
    >
      <CodeField isNext />
    </SignInCard>
  );
}

const linkRoute = 'account/linkopenid';
const linkSchema = async () => (await import('#contracts/openid/openid.ts')).openidOperations[linkRoute].input;

interface FirstTimeProps extends StepProps {
  readonly onRegister: () => void;
}

/** Whom nobody is linked to yet: once by name and password, from then on without. */
function FirstTime({ found: { identity, provider, email }, onDone, onRegister }: FirstTimeProps) {
  const { t } = useText(['account', 'common']);
  const { submit, onInput, pending, error, errors } = useFormCommand(linkRoute, linkSchema);
  const [asksCode, setAsksCode] = useState(false);
  const wantsCode = asksCode || errorCode(error) === 'second_factor_required';
  const send = async (form: HTMLFormElement) => {
    setAsksCode(wantsCode);
    const { userName = '', password = '', code = '' } = formValues(form);
    if (await submit(form, { identity, userName, password, ...(code ? { code } : {}) })) onDone();
  };
  return (
    <SignInCard
      title={t('openidFirstTitle', { provider })}
      intro={email ? t('openidFirst', { provider, email }) : t('openidFirstNameless', { provider })}
      button={t('openidFirstButton')}
      pending={pending}
      error={wantsCode && !asksCode ? undefined : error}
      onInput={onInput}
      onSubmit={(form) => void send(form)}
      foot={
        <div className={text.standalone}>
          <p>
            {t('newHere')}{' '}
            <Button kind="link" onClick={onRegister}>
              {t('registerWith', { provider })}
            </Button>
          </p>
        </div>
      }
    >
      <SignInFields errors={errors} userName={email} />
      {wantsCode && <CodeField isNext />}
    </SignInCard>
  );
}

/** Who is signed in adds a way to sign in. */
function Connect({ found: { identity, provider, email }, onDone }: StepProps) {
  const { t } = useText(['account', 'common']);
  const { attempt, pending, problem } = usePasskeyWork();
  const connect = (form: HTMLFormElement) => {
    const values = formValues(form);
    return attempt(async () => {
      await browserApi.post('account/openid/link', { identity, proof: await proofFrom(values) });
      onDone();
    });
  };
  return (
    <SignInCard
      title={t('openidConnect', { provider })}
      intro={t('openidConnectHelp', { provider, email })}
      button={t('openidConnectButton')}
      pending={pending}
      error={undefined}
      problem={problem}
      onInput={() => undefined}
      onSubmit={(form) => void connect(form)}
      foot={
        <p className={text.standalone}>
          <a href={paths.signInSecurity}>{t('back')}</a>
        </p>
      }
    >
      <ProofField hasPasskeys={false} />
    </SignInCard>
  );
}
