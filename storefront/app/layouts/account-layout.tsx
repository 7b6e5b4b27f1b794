import { Outlet } from 'react-router-dom';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { AccountSideMenu } from './account-side-menu.tsx';
import styles from './account-layout.module.css';

/** Left menu only when ContactId is non-zero (spec 2, my-account layout), and where there is something to go to. */
export function AccountLayout() {
  const user = useUser();
  const { t } = useText();
  if (user.ContactId === 0 || user.LacksSecondFactor) return <Outlet />;
  return (
    <div className={styles.columns}>
      <AccountSideMenu />
      <div>
        {user.AccountStatus === 'suspended' && (
          <div className={styles.notice}>
            <Alert kind="error">{t('accountSuspended')}</Alert>
          </div>
        )}
        <Outlet />
      </div>
    </div>
  );
}
