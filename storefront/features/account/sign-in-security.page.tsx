import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { safeReturnUrl } from '#storefront/shared/session/return-url.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import layout from '#storefront/ui/layout.module.css';
import { ChangePassword } from './change-password.tsx';
import { CompanyFactor } from './company-factor.tsx';
import { CompanyProvider } from './company-provider.tsx';
import { OpenidLinks } from './openid-links.tsx';
import { SecondFactor } from './second-factor.tsx';
import { OwnSessions } from './own-sessions.tsx';

/**
 * The password, the second factor, and where one is signed in (security.md S26); who has yet to set the factor that their
 * company demands sees nothing else, and goes on to where they wanted to be.
 */
export function SignInSecurityPage() {
  const { t } = useText(['account', 'common']);
  const { search } = useLocation();
  const { LacksSecondFactor, Role } = useUser();
  const onSet = () => location.assign(safeReturnUrl(new URLSearchParams(search).get('ReturnUrl')));
  return (
    <div className={layout.stack}>
      <PageTitle>{t('securityTitle')}</PageTitle>
      <h1>{t('common:signInSecurity')}</h1>
      {LacksSecondFactor ? (
        <>
          <Alert kind="info">{t('factorDemanded')}</Alert>
          <SecondFactor onSet={onSet} />
        </>
      ) : (
        <>
          <OwnSessions />
          <SecondFactor />
          <OpenidLinks />
          {Role === 'admin-contact' && (
            <>
              <CompanyFactor />
              <CompanyProvider />
            </>
          )}
          <ChangePassword />
        </>
      )}
    </div>
  );
}
