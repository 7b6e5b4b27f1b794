import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { classNames } from '#storefront/lib/class-names.ts';
import { useDisclosure } from '#storefront/lib/disclosure.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { WaitingCount } from '#storefront/shared/waiting/waiting-count.tsx';
import { useAccountEntries } from '../account-entries.ts';
import { signOut } from './sign-out.ts';
import styles from './popup.module.css';

/** The account's pages that are needed most, and the way out. */
export function SignedInMenu() {
  const { t } = useText();
  const user = useUser();
  const entries = useAccountEntries()
    .filter(({ placeInHeader }) => placeInHeader !== undefined)
    .sort((one, other) => Number(one.placeInHeader) - Number(other.placeInHeader));
  const { open, setOpen, container } = useDisclosure();
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
