import type { ProductDetails } from '#contracts/product/product.ts';
import { locales } from '#storefront/lib/language.ts';
import { useText } from '#storefront/lib/text.ts';
import { measureText } from '#storefront/shared/product/measure.ts';
import styles from './spec-table.module.css';

export function SpecTable({ product }: { readonly product: ProductDetails }) {
  const { t, language } = useText('product');
  const weight = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 }).format(product.weightKg);
  const { lengthMm, widthMm, heightMm } = product.dimensions;
  const isMeasured = lengthMm > 0 && widthMm > 0 && heightMm > 0;
  const rows = [
    ...product.attributes.map(({ key, name, value, unit }) => ({
      key,
      name,
      value: measureText(value, unit, language),
    })),
    { key: '_brand', name: t('brand'), value: product.brand },
    ...(product.manufacturerNumber
      ? [{ key: '_manufacturer', name: t('manufacturerNumber'), value: product.manufacturerNumber }]
      : []),
    ...(product.gtin ? [{ key: '_gtin', name: t('gtin'), value: product.gtin }] : []),
    ...(product.weightKg > 0 ? [{ key: '_weight', name: t('weight'), value: `${weight} kg` }] : []),
    ...(isMeasured
      ? [{ key: '_dimensions', name: t('dimensions'), value: `${lengthMm} × ${widthMm} × ${heightMm} mm` }]
      : []),
  ];
  return (
    <dl className={styles.specs}>
      {rows.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
