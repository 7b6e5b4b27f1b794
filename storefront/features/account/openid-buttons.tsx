import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { openidProvidersQuery } from './account.queries.ts';
import { rememberFlow, type OpenidFlow } from './openid-flow.ts';
import { usePasskeyWork } from './use-passkey-work.ts';

type OpenidButtonsProps = Omit<OpenidFlow, 'flow'>;

const LABELS = {
  'sign-in': 'openidSignIn',
  letter: 'openidSignIn',
  register: 'registerWith',
  link: 'openidConnect',
} as const;

/** A button for each provider of OpenID Connect (spec 1, social login); nothing where the shop has none. */
export function OpenidButtons(begun: OpenidButtonsProps) {
  const { t } = useText('account');
  const { data: { providers } = { providers: [] } } = useQuery(openidProvidersQuery);
  const { attempt, pending, problem } = usePasskeyWork();
  const isSignIn = begun.purpose !== 'link';
  const go = (provider: string) =>
    attempt(async () => {
      const { url, flow } = await browserApi.post('account/openid/begin', { provider });
      rememberFlow({ ...begun, flow });
      location.assign(url);
    });
  return (
    <>
      {problem && <Alert kind="error">{problem}</Alert>}
      {providers.map(({ id, name }) => (
        <p key={id}>
          <Button wide={isSignIn} large={isSignIn} pending={pending} onClick={() => void go(id)}>
            {t(LABELS[begun.purpose], { provider: name })}
          </Button>
        </p>
      ))}
    </>
  );
}
