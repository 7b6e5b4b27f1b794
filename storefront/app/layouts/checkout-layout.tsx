import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import { mainId } from '../shell/skip-link.tsx';
import { PlainFooter, PlainHeader } from './plain-header.tsx';
import styles from './plain-header.module.css';

export function CheckoutLayout() {
  const { t } = useText();
  return (
    <>
      <PlainHeader>
        <span className={styles.secure}>
          <IconLock aria-hidden size={16} />
          {t('secureCheckout')}
        </span>
        <a href={paths.cart}>{t('cart')}</a>
      </PlainHeader>
      <main id={mainId} className={`${layout.page} ${layout.main}`} tabIndex={-1}>
        <Outlet />
      </main>
      <PlainFooter />
      <ScrollRestoration />
    </>
  );
}
