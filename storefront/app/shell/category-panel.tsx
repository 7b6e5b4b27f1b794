import { categoryHref, categoryTreeQuery } from '#storefront/shared/category/category-tree.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import styles from './category-panel.module.css';

export function CategoryPanel() {
  const { t } = useText();
  const tree = useRead(categoryTreeQuery);
  return (
    <div id="category-panel" className={styles.panel}>
      <div className={layout.page}>
        <ul className={styles.columns} aria-label={t('categories')}>
          {tree.map((node) => (
            <li key={node.CategoryId} className={styles.group}>
              <a className={styles.parent} href={categoryHref(node)}>
                {node.Pictogram && <img src={node.Pictogram} alt="" width={20} height={20} />}
                {node.CategoryName}
              </a>
              <ul>
                {node.ChildCategory.map((child) => (
                  <li key={child.CategoryId}>
                    <a className={styles.child} href={categoryHref(child)}>
                      {child.CategoryName}
                      <span className={styles.count}>{child.ProductCount}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
