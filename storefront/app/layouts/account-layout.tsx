import { Outlet } from 'react-router-dom';
import { useUser } from '#storefront/shared/session/session.ts';
import { AccountSideMenu } from './account-side-menu.tsx';
import styles from './account-layout.module.css';

/** Left menu only when ContactId is non-zero (spec 2, my-account layout). */
export function AccountLayout() {
  const user = useUser();
  if (user.ContactId === 0) return <Outlet />;
  return (
    <div className={styles.columns}>
      <AccountSideMenu />
      <div>
        <Outlet />
      </div>
    </div>
  );
}
