import { useLocation } from 'react-router-dom';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { NewList } from './new-list.tsx';
import { WishListView } from './wish-list-view.tsx';
import { wishListsQuery } from './wish-list.queries.ts';
import styles from './wish-list.module.css';

/** Spec 2, /profile/mywishlist: own lists, those that colleagues share, and all of the company's for who sees all (View All). */
export function WishListPage() {
  const { t } = useText(['wish-list', 'common']);
  const { Lists } = useRead(wishListsQuery);
  const asked = new URLSearchParams(useLocation().search).get('list');
  const chosen = Lists.find(({ ListID }) => ListID === asked) ?? Lists.find(({ IsOwn }) => IsOwn) ?? Lists[0];
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:wishList')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:wishList')}</h1>
        <p className={text.quiet}>{t('lists', { count: Lists.length })}</p>
      </div>
      {Lists.length > 1 && (
        <nav className={styles.lists} aria-label={t('yourLists')}>
          {Lists.map((list) => (
            <a key={list.ListID} href={paths.wishList(list.ListID)} aria-current={list === chosen ? 'page' : undefined}>
              {list.Name || t('common:wishList')}{' '}
              <span className={text.quiet}>
                {list.LineCount}
                {list.Owner && ` · ${list.Owner}`}
              </span>
            </a>
          ))}
        </nav>
      )}
      {chosen ? (
        <WishListView key={chosen.ListID} listId={chosen.ListID} />
      ) : (
        <div className={layout.tight}>
          <p>{t('none')}</p>
          <p>
            <ButtonLink href={paths.categories}>{t('common:toHome')}</ButtonLink>
          </p>
        </div>
      )}
      <NewList />
    </div>
  );
}
