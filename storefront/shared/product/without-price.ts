import { useLocation } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { useSeesPrices } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';

/** Stands in place of a price. */
export interface WithoutPrice {
  readonly href: string;
  readonly label: string;
}

/** Who may not see prices signs in; who may asks for one that is not there. */
export function useWithoutPrice(): WithoutPrice {
  const { t } = useText();
  const { pathname, search } = useLocation();
  return useSeesPrices()
    ? { href: paths.contact, label: t('priceOnRequest') }
    : { href: paths.login(pathname + search), label: t('loginToBuy') };
}
