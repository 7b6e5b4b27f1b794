import { useEffect, useState, type ComponentType } from 'react';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useSeesCatalogue, useUser } from '#storefront/shared/session/session.ts';
import { useFixed } from '#storefront/lib/use-read.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import { AccountMenu } from './account-menu.tsx';
import { CartWidget } from './cart-widget.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenuButton } from './mobile-menu-button.tsx';
import { SearchBox } from './search-box.tsx';
import { NavLink } from './nav-link.tsx';
import { menusQuery } from './shell.queries.ts';
import styles from './header.module.css';

export function Header() {
  const { t } = useText();
  const user = useUser();
  const catalogue = useSeesCatalogue();
  const history = useIsOn('orderHistory');
  const quickOrder = useIsOn('quickOrder');
  const rewards = useIsOn('rewardBalance');
  const { Header: menu } = useFixed(menusQuery);
  const track = isSignedIn(user) ? paths.searchOrders : paths.trackOrder;
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <div className={`${layout.page} ${styles.stripRow}`}>
          <a className={styles.locator} href={paths.storeLocator}>
            {t('storeLocator')}
          </a>
          <span className={styles.welcome}>{t('welcome', { name: isSignedIn(user) ? user.Name : t('guest') })}</span>
          {isSignedIn(user) && rewards && <RewardPointsLater />}
          <LanguageSwitch />
        </div>
      </div>
      <div className={`${layout.page} ${styles.bar}`}>
        <div className={styles.logo}>
          <Logo />
        </div>
        <div className={styles.menu}>{catalogue && <MobileMenuButton />}</div>
        <div className={styles.search}>{catalogue && <SearchBox />}</div>
        <div className={styles.account}>
          <LanguageSwitch short className={styles.phoneLanguage} />
          <AccountMenu />
        </div>
        <div className={styles.cart}>{catalogue && <CartWidget />}</div>
      </div>
      <nav className={styles.nav} aria-label={t('mainNavigation')}>
        <ul className={`${layout.page} ${styles.navRow}`}>
          {catalogue && (
            <li>
              <CategoryMenu className={styles.navButton} />
            </li>
          )}
          {menu.map((link) => (
            <NavLink key={link.Label + link.Url} link={link} />
          ))}
          {catalogue && quickOrder && (
            <li className={styles.navEnd}>
              <a href={paths.expressOrder}>{t('quickOrder')}</a>
            </li>
          )}
          {(isSignedIn(user) ? history : catalogue) && (
            <li className={catalogue && quickOrder ? undefined : styles.navEnd}>
              <a href={track}>{t('trackOrder')}</a>
            </li>
          )}
        </ul>
      </nav>
    </header>
  );
}

/** No page waits for it: neither its code nor its answer belongs to a first load. */
function RewardPointsLater() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => void import('./reward-points.tsx').then(({ RewardPoints }) => setPart(() => RewardPoints)), []);
  return Part && <Part />;
}
