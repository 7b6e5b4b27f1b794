import type { CategoryNode } from '#contracts/category/category.ts';
import type { MenuLink } from '#contracts/menu/menu.ts';
import { useText } from '#storefront/lib/text.ts';
import { categoryHref } from '#storefront/shared/category/category-tree.ts';
import { paths } from '#storefront/shared/paths.ts';
import styles from './site-map.module.css';

interface Props {
  readonly tree: readonly CategoryNode[];
  /** The dealer's own, of header and footer. */
  readonly links: readonly MenuLink[];
}

/** Every place of the shop that a visitor may want: categories with their children, the dealer's pages, the rest. */
export function SiteMap({ tree, links }: Props) {
  const { t } = useText();
  const own = links.flatMap((link) => [link, ...link.Children]).filter(({ Url }) => Url !== '');
  const others: readonly (readonly [string, string])[] = [
    [paths.storeLocator, t('storeLocator')],
    [paths.trackOrder, t('trackOrder')],
    [paths.login(), t('signIn')],
    [paths.register(), t('register')],
  ];
  const shown = new Map([...own.map(({ Url, Label }) => [Url, Label] as const), ...others]);
  return (
    <div className={styles.map}>
      {tree.map((node) => (
        <ul key={node.CategoryId}>
          <li>
            <a className={styles.parent} href={categoryHref(node)}>
              {node.CategoryName}
            </a>
          </li>
          {node.ChildCategory.map((child) => (
            <li key={child.CategoryId}>
              <a href={categoryHref(child)}>{child.CategoryName}</a>
            </li>
          ))}
        </ul>
      ))}
      <ul>
        <li>
          <a className={styles.parent} href={paths.home}>
            {t('home')}
          </a>
        </li>
        {[...shown].map(([url, label]) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
