import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { safeReturnUrl } from '#storefront/shared/session/return-url.ts';
import { useText } from '#storefront/lib/text.ts';
import { Registration } from './registration.tsx';

export function RegisterPage() {
  const { t } = useText('account');
  const { search } = useLocation();
  return (
    <>
      <PageTitle>{t('registerTitle')}</PageTitle>
      <meta name="description" content={t('registerDescription')} />
      <Registration returnUrl={safeReturnUrl(new URLSearchParams(search).get('ReturnUrl'))} />
    </>
  );
}
