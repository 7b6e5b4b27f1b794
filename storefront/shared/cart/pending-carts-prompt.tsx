import { useQuery } from '@tanstack/react-query';
import { useText } from '#storefront/lib/text.ts';
import { useFixed } from '#storefront/lib/use-read.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, settingsQuery, useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { pendingCartsExistQuery } from './pending-carts.ts';
import { promptsOnLogin } from './prompts-on-login.ts';

/** Spec 6, ExistingCarts: who signs in is told of carts that wait. Comes after the page: it must not shift it. */
export function PendingCartsPrompt() {
  const { t } = useText('common');
  const isOn = promptsOnLogin(useFixed(settingsQuery)) && isSignedIn(useUser());
  const { data } = useQuery({ ...pendingCartsExistQuery, enabled: isOn });
  if (!isOn || !data?.Exists) return null;
  return (
    <Alert>
      <p>
        {t('cartsWait', { count: data.Count })} <a href={paths.pendingCarts()}>{t('pendingCarts')}</a>
      </p>
    </Alert>
  );
}
