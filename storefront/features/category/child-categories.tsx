import type { CategoryNode } from '#contracts/category/category.ts';
import { categoryHref } from '#storefront/shared/category/category-tree.ts';
import styles from './child-categories.module.css';

export const ChildCategories = ({ nodes }: { readonly nodes: readonly CategoryNode[] }) => (
  <ul className={styles.list}>
    {nodes.map((node) => (
      <li key={node.CategoryId} className={styles.node}>
        <a href={categoryHref(node)}>
          {node.PictureURL && (
            <img src={node.PictureURL} alt="" width={48} height={48} decoding="async" loading="lazy" />
          )}
          <span>{node.CategoryName}</span>
          <span className={styles.count}>{node.ProductCount}</span>
        </a>
      </li>
    ))}
  </ul>
);
