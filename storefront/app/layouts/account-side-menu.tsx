import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useLocation } from 'react-router-dom';
import { useDisclosure } from '#storefront/lib/disclosure.ts';
import { PROMPT_ON_LOGIN } from '#storefront/shared/cart/pending-carts.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useIsOn, useSetting, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { WaitingCount, type Waiting } from '#storefront/shared/waiting/waiting-count.tsx';
import text from '#storefront/ui/text.module.css';
import { signOut } from '../shell/sign-out.ts';
import styles from './account-side-menu.module.css';

/** Fixed column on large screens, opened by a My Account button on small ones (spec 2). */
export function AccountSideMenu() {
  const { t } = useText();
  const { pathname } = useLocation();
  const { open, setOpen, container } = useDisclosure<HTMLElement>();
  const history = useIsOn('orderHistory');
  const quotes = useIsOn('quoteHistory');
  const purchased = useIsOn('purchaseHistory');
  const pending = useSetting('ExistingCarts') === PROMPT_ON_LOGIN;
  const wishList = useIsOn('wishList');
  const downloads = useIsOn('downloads');
  const quickOrder = useIsOn('quickOrder');
  const { AllowSaveAsCart } = useUser();
  // Spec 6: the search among orders and quotes also needs the order history.
  const search = useIsOn('orderSearch') && history;
  const newsletter = useIsOn('newsletterPage');
  const addresses = useIsOn('addressBook');
  const entry = (href: string, label: string, waiting?: Waiting) => (
    <li>
      <a className={styles.link} href={href} aria-current={pathname === href ? 'page' : undefined}>
        {label}
        {waiting && <WaitingCount of={waiting} shown />}
      </a>
    </li>
  );
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
        <ul>{entry(paths.dashboard, t('dashboard'))}</ul>
        <h2 className={`${text.legend} ${styles.group}`}>{t('orders')}</h2>
        <ul>
          {history && entry(paths.orders, t('orderHistory'), 'lateOrders')}
          {quotes && entry(paths.quotes, t('quotes'), 'offers')}
          {purchased && entry(paths.purchasedItems, t('purchasedItems'))}
          {quickOrder && entry(paths.expressOrder, t('quickOrder'))}
          {pending && entry(paths.pendingCarts(), t('pendingCarts'))}
          {AllowSaveAsCart && entry(paths.savedCarts, t('savedCarts'))}
          {downloads && entry(paths.downloads, t('downloads'))}
          {entry(paths.messages, t('messages'), 'messages')}
          {search && entry(paths.searchOrders, t('trackOrder'))}
        </ul>
        {wishList && (
          <>
            <h2 className={`${text.legend} ${styles.group}`}>{t('wishList')}</h2>
            <ul>{entry(paths.wishList(), t('wishList'))}</ul>
          </>
        )}
        <h2 className={`${text.legend} ${styles.group}`}>{t('accountSettings')}</h2>
        <ul>
          {addresses && entry(paths.addresses, t('addressBook'))}
          {newsletter && entry(paths.newsletter, t('newsletter'))}
          {entry(paths.signInSecurity, t('signInSecurity'))}
          <li>
            <button type="button" className={styles.link} onClick={() => void signOut()}>
              {t('logOut')}
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}
