import { paths } from '#storefront/shared/paths.ts';
import { RecentlyViewed } from '#storefront/shared/product/recently-viewed.tsx';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';

export function NothingFound({ keyword }: { readonly keyword?: string }) {
  const { t } = useText(['category', 'common']);
  return (
    <div className={layout.stack}>
      <h1>{keyword ? t('nothingFound', { keyword }) : t('common:search')}</h1>
      <div className={text.prose}>
        <p>{t('searchHelp')}</p>
        <ul>
          <li>{t('searchHelpNumber')}</li>
          <li>{t('searchHelpWords')}</li>
          <li>{t('searchHelpSize')}</li>
        </ul>
      </div>
      <p className={layout.row}>
        <ButtonLink kind="ink" href={paths.categories}>
          {t('common:toHome')}
        </ButtonLink>
        <ButtonLink href={keyword ? paths.askFor(keyword) : paths.contact}>
          {keyword ? t('askUs') : t('common:support')}
        </ButtonLink>
      </p>
      <RecentlyViewed />
    </div>
  );
}
