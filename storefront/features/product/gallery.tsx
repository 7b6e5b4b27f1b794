import { useState } from 'react';
import type { ProductDetails } from '#contracts/product/product.ts';
import { small, srcSet } from '#storefront/shared/product/pictures.ts';
import { useText } from '#storefront/lib/text.ts';
import styles from './gallery.module.css';

const NO_PICTURE = '/pictures/placeholder.svg';

export function Gallery({ pictures, name }: { readonly pictures: ProductDetails['pictures']; readonly name: string }) {
  const { t } = useText('product');
  const [shown, setShown] = useState(0);
  const picture = pictures[shown];
  if (!picture)
    return (
      <div className={styles.stage}>
        <img src={NO_PICTURE} alt="" width={600} height={600} />
      </div>
    );
  const text = ({ kind, altText }: ProductDetails['pictures'][number]) =>
    altText || (kind === 'drawing' ? t('drawingOf', { name }) : name);
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <img
          src={picture.url}
          srcSet={srcSet(picture.url)}
          sizes="(max-width: 767px) 230px, 480px"
          alt={text(picture)}
          width={600}
          height={600}
          fetchPriority="high"
        />
      </div>
      {pictures.length > 1 && (
        <div className={styles.thumbs} role="group" aria-label={t('pictures')}>
          {pictures.map(({ url, kind, altText }, index) => (
            <button
              key={url}
              type="button"
              className={styles.thumb}
              aria-pressed={index === shown}
              aria-label={altText || (kind === 'drawing' ? t('drawing') : t('picture'))}
              onClick={() => setShown(index)}
            >
              <img src={small(url)} alt="" width={62} height={62} loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
