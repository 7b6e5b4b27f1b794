import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useLocation } from 'react-router-dom';
import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import styles from './popup.module.css';

export const SignedInMenu = partOnDemand(async () => (await import('./signed-in-menu.tsx')).SignedInMenu);

/** Guests see Sign In only (Track Order stands in the navigation); the signed-in their account's pages. */
export function AccountMenu() {
  const { t } = useText();
  const { pathname, search } = useLocation();
  if (isSignedIn(useUser())) return <SignedInMenu />;
  return (
    <a className={styles.trigger} href={paths.login(pathname === '/' ? undefined : pathname + search)}>
      <IconUser aria-hidden size={22} stroke={1.75} />
      <span className={styles.word}>{t('signIn')}</span>
    </a>
  );
}
