import { useParams } from 'react-router-dom';
import { fileUrl } from '#contracts/client.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import { QuestionSection } from '#storefront/shared/question/question-section.tsx';
import { ReviewsWhenNear } from '#storefront/shared/review/reviews-when-near.tsx';
import { ReviewSummary } from '#storefront/shared/review/review-summary.tsx';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { CompareTray } from '#storefront/shared/comparison/compare-tray.tsx';
import { ProductGrid } from '#storefront/shared/product/product-grid.tsx';
import { RecentlyViewed } from '#storefront/shared/product/recently-viewed.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { Options } from './options.tsx';
import { PromotionalTags } from './promotional-tags.tsx';
import { productQuery, similarQuery } from './product.queries.ts';
import { hasSizeTable } from './has-size-table.ts';
import { Bundle, Documents, SizeTable } from './later-parts.ts';
import { SpecTable } from './spec-table.tsx';
import { WishButton } from './wish-button.tsx';
import styles from './product.module.css';

export function ProductPage() {
  const { t } = useText(['product', 'common']);
  const { id = '' } = useParams();
  const product = useRead(productQuery(id));
  const similar = useRead(similarQuery(id));
  const sendsToFriend = useIsOn('sendToFriend');
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
          <ReviewSummary itemNumber={product.itemNumber} />
          {product.isNew && <p className={styles.isNew}>{t('common:isNew')}</p>}
        </div>
        <div className={styles.gallery}>
          {/* A new item begins with its first picture. */}
          <Gallery key={product.itemNumber} pictures={product.pictures} name={product.name} />
        </div>
        <div className={styles.buy}>
          {product.options.length > 0 && <Options options={product.options} />}
          <BuyBox key={product.itemNumber} product={product} />
          <PromotionalTags itemNumber={product.itemNumber} />
          <div className={layout.row}>
            <WishButton key={product.itemNumber} itemNumber={product.itemNumber} path={paths.product(product)} />
          </div>
        </div>
        <div className={styles.facts}>
          {product.description && (
            // Sanitised when it was saved.
            <div className={text.prose} dangerouslySetInnerHTML={{ __html: product.description }} />
          )}
          {hasSizeTable(product) && <SizeTable product={product} />}
          <section>
            <h2>{t('specifications')}</h2>
            <SpecTable product={product} />
          </section>
          {product.bundle.length > 0 && <Bundle product={product} />}
          {product.documents.length > 0 && <Documents product={product} />}
          <ul className={`${text.standalone} ${styles.more}`}>
            <li>
              <a href={fileUrl('product/datasheet', { productId: product.itemNumber })} rel="nofollow" download>
                {t('dataSheet')}
              </a>
            </li>
            <li>
              <Button kind="link" onClick={() => window.print()}>
                {t('print')}
              </Button>
            </li>
            {sendsToFriend && (
              <li>
                <a href={paths.sendToFriend(product.itemNumber)} rel="nofollow">
                  {t('sendToFriend')}
                </a>
              </li>
            )}
          </ul>
        </div>
      </article>
      {product.accessories.length > 0 && (
        <section className={layout.section}>
          <h2>{t('accessories')}</h2>
          <ProductGrid products={product.accessories} aside />
        </section>
      )}
      {similar.length > 0 && (
        <section className={layout.section}>
          <h2>{t('similar')}</h2>
          <ProductGrid products={similar} aside />
        </section>
      )}
      <QuestionSection itemNumber={product.itemNumber} />
      <ReviewsWhenNear itemNumber={product.itemNumber} />
      <RecentlyViewed now={product.itemNumber} />
      <CompareTray />
    </>
  );
}
