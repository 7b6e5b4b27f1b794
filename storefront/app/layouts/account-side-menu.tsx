import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { useDisclosure } from '#storefront/lib/disclosure.ts';
import { useText } from '#storefront/lib/text.ts';
import { ACCOUNT_SECTIONS } from '#storefront/shared/feature.ts';
import { WaitingCount } from '#storefront/shared/waiting/waiting-count.tsx';
import text from '#storefront/ui/text.module.css';
import { useAccountEntries } from '../account-entries.ts';
import { signOut } from '../shell/sign-out.ts';
import styles from './account-side-menu.module.css';

/** Fixed column on large screens, opened by a My Account button on small ones (spec 2). */
export function AccountSideMenu() {
  const { t } = useText();
  const { pathname } = useLocation();
  const { open, setOpen, container } = useDisclosure<HTMLElement>();
  const entries = useAccountEntries();
  const entriesOf = (section: (typeof ACCOUNT_SECTIONS)[number]) =>
    entries
      .filter((entry) => entry.section === section)
      .map(({ path, label, waiting }) => (
        <li key={path}>
          <a className={styles.link} href={path} aria-current={pathname === path ? 'page' : undefined}>
            {t(label)}
            {waiting && <WaitingCount of={waiting} shown />}
          </a>
        </li>
      ));
  return (
    <nav aria-label={t('myAccount')} className={styles.menu} ref={container}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="account-side-menu"
        onClick={() => setOpen(!open)}
      >
        {t('myAccount')}
        <IconChevronDown aria-hidden size={18} />
      </button>
      <div id="account-side-menu" className={styles.body} data-open={open || undefined}>
        {ACCOUNT_SECTIONS.map((section) => {
          const shown = entriesOf(section);
          if (section === 'accountSettings')
            shown.push(
              <li key="log-out">
                <button type="button" className={styles.link} onClick={() => void signOut()}>
                  {t('logOut')}
                </button>
              </li>,
            );
          if (!shown.length) return null;
          return (
            <Fragment key={section}>
              {section !== 'overview' && <h2 className={`${text.legend} ${styles.group}`}>{t(section)}</h2>}
              <ul>{shown}</ul>
            </Fragment>
          );
        })}
      </div>
    </nav>
  );
}
