import { useParams } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import { ProductGrid } from '#storefront/shared/product/product-grid.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { Bundle } from './bundle.tsx';
import { BuyBox } from './buy-box.tsx';
import { Documents } from './documents.tsx';
import { Gallery } from './gallery.tsx';
import { Options } from './options.tsx';
import { productQuery, similarQuery } from './product.queries.ts';
import { SpecTable } from './spec-table.tsx';
import styles from './product.module.css';

export function ProductPage() {
  const { t } = useText(['product', 'common']);
  const { id = '' } = useParams();
  const product = useRead(productQuery(id));
  const similar = useRead(similarQuery(id));
  return (
    <>
      <PageTitle>{t('title', { name: product.name, item: product.itemNumber })}</PageTitle>
      <meta name="description" content={product.summary || product.name} />
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[
          { label: t('common:home'), href: paths.home },
          ...product.breadcrumb.map((node) => ({ label: node.CategoryName, href: paths.category(node) })),
          { label: product.itemNumber },
        ]}
      />
      <article className={styles.product}>
        <div className={styles.head}>
          <p>
            <span className={`${text.mono} ${styles.item}`}>{product.itemNumber}</span>{' '}
            <span className={text.quiet}>{product.brand}</span>
          </p>
          <h1>{product.name}</h1>
          {product.isNew && <p className={styles.isNew}>{t('common:isNew')}</p>}
        </div>
        <div className={styles.gallery}>
          {/* A new item begins with its first picture. */}
          <Gallery key={product.itemNumber} pictures={product.pictures} name={product.name} />
        </div>
        <div className={styles.buy}>
          {product.options.length > 0 && <Options options={product.options} />}
          <BuyBox key={product.itemNumber} product={product} />
        </div>
        <div className={styles.facts}>
          {product.description && (
            // Sanitised when it was saved.
            <div className={text.prose} dangerouslySetInnerHTML={{ __html: product.description }} />
          )}
          <section>
            <h2>{t('specifications')}</h2>
            <SpecTable product={product} />
          </section>
          {product.bundle.length > 0 && <Bundle parts={product.bundle} />}
          {product.documents.length > 0 && <Documents product={product} />}
        </div>
      </article>
      {product.accessories.length > 0 && (
        <section className={layout.section}>
          <h2>{t('accessories')}</h2>
          <ProductGrid products={product.accessories} />
        </section>
      )}
      {similar.length > 0 && (
        <section className={layout.section}>
          <h2>{t('similar')}</h2>
          <ProductGrid products={similar} />
        </section>
      )}
    </>
  );
}
