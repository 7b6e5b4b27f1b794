import type { CategoryNode } from '#contracts/category/category.ts';
import { categoryHref } from '#storefront/shared/category/category-tree.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { srcSet } from '#storefront/shared/product/pictures.ts';
import { useText } from '#storefront/lib/text.ts';
import styles from './category-tiles.module.css';

/** Enough to show what is inside; the category's page lists all. */
const shownChildren = 5;

export function CategoryTiles({ tree }: { readonly tree: readonly CategoryNode[] }) {
  const { language } = useText('home');
  return (
    <ul className={styles.tiles}>
      {tree.map((node, index) => (
        <li key={node.CategoryId} className={styles.tile}>
          <a className={styles.picture} href={categoryHref(node)} tabIndex={-1} aria-hidden="true">
            <img
              src={node.PictureURL}
              srcSet={srcSet(node.PictureURL)}
              sizes="80px"
              alt=""
              width={112}
              height={112}
              loading={index < 4 ? undefined : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
            />
          </a>
          <div>
            <h2 className={styles.name}>
              <a href={categoryHref(node)}>{node.CategoryName}</a>{' '}
              <span className={styles.count}>{formatNumber(node.ProductCount, language)}</span>
            </h2>
            <ul className={styles.children}>
              {node.ChildCategory.slice(0, shownChildren).map((child) => (
                <li key={child.CategoryId}>
                  <a href={categoryHref(child)}>{child.CategoryName}</a>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
