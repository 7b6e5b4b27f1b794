import { useLocation } from 'react-router-dom';
import { fileUrl } from '#contracts/client.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { PagedList } from '#storefront/ui/paged-list.tsx';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import text from '#storefront/ui/text.module.css';
import { ImportList } from './import-list.tsx';
import { PartNumberForm } from './part-number-form.tsx';
import { PartNumberTable } from './part-number-table.tsx';
import { PAGE_SIZE, parsePlace, partNumbersHref, partNumbersQuery } from './part-number.queries.ts';
import { RemoveAll } from './remove-all.tsx';
import styles from './part-numbers.module.css';

/** What the account calls the shop's items: kept, found, imported and taken along. */
export function PartNumbersPage() {
  const { t, language } = useText(['customer-part-number', 'common']);
  const place = parsePlace(new URLSearchParams(useLocation().search));
  const { Numbers, Total, Count, Most } = useRead(partNumbersQuery(place));
  const number = (value: number) => value.toLocaleString(`${language}-CA`);
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:partNumbers')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:partNumbers')}</h1>
        {Count > 0 && <p className={text.quiet}>{t('countOf', { count: Count, most: number(Most) })}</p>}
      </div>
      <p className={text.prose}>{t('intro')}</p>
      <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby="part-number-add">
        <h2 id="part-number-add">{t('add')}</h2>
        <PartNumberForm />
      </section>
      {(Count > 0 || place.search) && (
        <div className={styles.tools}>
          <SearchForm label={t('search')} action={paths.partNumbers} search={place.search} />
          <p className={layout.row}>
            <ButtonLink href={fileUrl('customer/exportpartnumbers', {})} download>
              {t('export')}
            </ButtonLink>
            {Count > 0 && <RemoveAll count={Count} />}
          </p>
        </div>
      )}
      {place.search && <p role="status">{t('count', { count: Total })}</p>}
      <PagedList
        isEmpty={Numbers.length === 0}
        none={place.search ? t('noneFound') : t('none')}
        all={place.search ? { href: paths.partNumbers, label: t('all') } : undefined}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={place.page}
        pages={Math.ceil(Total / PAGE_SIZE)}
        href={(page) => partNumbersHref({ ...place, page })}
      >
        <PartNumberTable numbers={Numbers} />
      </PagedList>
      <ImportList />
    </div>
  );
}
