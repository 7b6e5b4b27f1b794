import { useLocation } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';

/** Shown where prices are for the signed-in only (spec 1). */
export function LoginToBuy() {
  const { t } = useText();
  const { pathname } = useLocation();
  return (
    <ButtonLink kind="action" large wide href={paths.login(pathname)} data-prefetch="off">
      {t('loginToBuy')}
    </ButtonLink>
  );
}

/** Whoever may see prices can ask for one where an item has none at present. */
export function AskForPrice() {
  const { t } = useText();
  return (
    <ButtonLink large wide href={paths.contact}>
      {t('priceOnRequest')}
    </ButtonLink>
  );
}
