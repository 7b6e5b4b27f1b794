import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import { ChangePassword } from './change-password.tsx';
import { SecondFactor } from './second-factor.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** The password, the second factor, and where one is signed in (security.md S26). */
export function SignInSecurityPage() {
  const { t } = useText(['account', 'common']);
  return (
    <div className={layout.stack}>
      <PageTitle>{t('securityTitle')}</PageTitle>
      <h1>{t('common:signInSecurity')}</h1>
      <OwnSessions />
      <SecondFactor />
      <ChangePassword />
    </div>
  );
}
