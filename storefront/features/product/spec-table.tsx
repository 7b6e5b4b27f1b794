import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#contracts/product.ts';
import { asLanguage, locales } from '#storefront/lib/language.ts';
import styles from './spec-table.module.css';

export function SpecTable({ product }: { readonly product: ProductDetails }) {
  const { t, i18n } = useTranslation('product');
  const weight = new Intl.NumberFormat(locales[asLanguage(i18n.language)], { maximumFractionDigits: 3 }).format(product.weightKg);
  const rows = [
    ...product.attributes.map(({ key, name, value, unit }) => ({ key, name, value: unit ? `${value} ${unit}` : value })),
    { key: '_brand', name: t('brand'), value: product.brand },
    ...(product.weightKg > 0 ? [{ key: '_weight', name: t('weight'), value: `${weight} kg` }] : []),
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
