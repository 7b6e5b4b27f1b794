import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useLocation } from 'react-router-dom';
import { classNames } from '#storefront/lib/class-names.ts';
import { useDisclosure } from '#storefront/lib/disclosure.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { WaitingCount } from '#storefront/shared/waiting/waiting-count.tsx';
import { useAccountEntries } from '../account-entries.ts';
import { signOut } from './sign-out.ts';
import styles from './popup.module.css';

/** Guests see Sign In only (Track Order stands in the navigation); the signed-in their account's pages. */
export function AccountMenu() {
  const { t } = useText();
  const user = useUser();
  const entries = useAccountEntries()
    .filter(({ placeInHeader }) => placeInHeader !== undefined)
    .sort((one, other) => Number(one.placeInHeader) - Number(other.placeInHeader));
  const { pathname, search } = useLocation();
  const { open, setOpen, container } = useDisclosure();
  if (!isSignedIn(user)) {
    return (
      <a className={styles.trigger} href={paths.login(pathname === '/' ? undefined : pathname + search)}>
        <IconUser aria-hidden size={22} stroke={1.75} />
        <span className={styles.word}>{t('signIn')}</span>
      </a>
    );
  }
  return (
    <div className={styles.around} ref={container}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        <IconUser aria-hidden size={22} stroke={1.75} />
        <span className={classNames(styles.word, styles.name)}>{user.Name || t('myAccount')}</span>
        <IconChevronDown aria-hidden size={16} />
      </button>
      <ul className={styles.popup} id="account-menu" hidden={!open}>
        <li>
          <a href={paths.dashboard}>{t('myAccount')}</a>
        </li>
        {entries.map(({ path, label, waiting }) => (
          <li key={path}>
            <a href={path}>
              {t(label)}
              {waiting && <WaitingCount of={waiting} shown={open} />}
            </a>
          </li>
        ))}
        <li className={styles.rule}>
          <button type="button" onClick={() => void signOut()}>
            {t('logOut')}
          </button>
        </li>
      </ul>
    </div>
  );
}
