import { listHref, type ListState } from './filter-url.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';

/** An empty list says what to do next. */
export function NothingFits({ state, path }: { readonly state: ListState; readonly path: string }) {
  const { t } = useText(['category', 'common']);
  const filtered = state.filters.size > 0 || state.page > 1;
  return (
    <div className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
      <p>{filtered ? t('nothingFits') : t('nothingHere')}</p>
      <p className={layout.row}>
        {filtered && (
          <ButtonLink kind="ink" href={listHref(path, state, { filters: new Map() })}>
            {t('clearAll')}
          </ButtonLink>
        )}
        <ButtonLink href={paths.categories}>{t('common:toHome')}</ButtonLink>
      </p>
    </div>
  );
}
