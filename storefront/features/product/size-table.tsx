// A family of two options as a table: each variant in its cell, with price and stock. It comes when somebody opens it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { amountsShown } from '#domain/shared/price/price-with-tax.ts';
import type { ProductCard, VariantOption } from '#contracts/category/category.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import { useText } from '#storefront/lib/text.ts';
import { StockText } from '#storefront/shared/product/stock-text.tsx';
import { rowTexts } from '#storefront/shared/product/row-texts.ts';
import { TaxBeside } from '#storefront/shared/product/tax-beside.tsx';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { paths } from '#storefront/shared/paths.ts';
import { Button } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import { variantsQuery } from './product.queries.ts';
import styles from './size-table.module.css';

type Product = Pick<ProductDetails, 'itemNumber' | 'options'>;

export function SizeTable({ product }: { readonly product: Product }) {
  const { t } = useText('product');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...variantsQuery(product.itemNumber), enabled: isOpen });
  return (
    <section>
      <Button kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('allSizes')}
      </Button>
      {isOpen && data && <Sizes product={product} variants={data} />}
    </section>
  );
}

const withUnit = (label: string, unit: string) => (unit ? `${label} ${unit}` : label);

export function Sizes({ product, variants }: { readonly product: Product; readonly variants: readonly ProductCard[] }) {
  const { t } = useText('product');
  // What has more values goes down the page: it is as long as it likes.
  const [across, down] = [...product.options].sort((a, b) => a.values.length - b.values.length) as [
    VariantOption,
    VariantOption,
  ];
  const at = new Map(variants.map((variant) => [cellOf(variant, across, down), variant]));
  return (
    <div className={styles.scroll} role="region" aria-label={t('allSizes')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{withUnit(down.name, down.unit && `(${down.unit})`)}</th>
            {across.values.map(({ value, label }) => (
              <th key={value} scope="col">
                {withUnit(label, across.unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.values.map((row) => (
            <tr key={row.value}>
              <th scope="row">{row.label}</th>
              {across.values.map((column) => {
                const variant = at.get(`${column.label}\n${row.label}`);
                return (
                  <td key={column.value}>
                    {variant && <Cell variant={variant} isShown={variant.itemNumber === product.itemNumber} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellOf = ({ attributes }: ProductCard, ...options: readonly VariantOption[]): string =>
  options.map(({ key }) => attributes.find((one) => one.key === key)?.value ?? '').join('\n');

function Cell({ variant, isShown }: { readonly variant: ProductCard; readonly isShown: boolean }) {
  const { t, language } = useText();
  const texts = rowTexts(t, language);
  const priceShown = usePriceShown();
  const { prices, currency, taxClass } = variant;
  const unitPrice = prices?.[0]?.unitPrice;
  // The day stands on the variant's own page: here it would make every column as wide as its longest words.
  const { shipsOn: _, ...availability } = variant.availability;
  return (
    <a href={paths.product(variant)} aria-current={isShown ? 'true' : undefined}>
      <span className={text.hidden}>{variant.itemNumber} </span>
      {unitPrice !== undefined && (
        <>
          <strong>{texts.money(amountsShown(unitPrice, priceShown, taxClass).amount, currency)}</strong>
          <TaxBeside {...{ unitPrice, taxClass, currency, texts }} shown={priceShown} />
        </>
      )}
      <StockText availability={availability} texts={texts.stock} number={texts.number} />
    </a>
  );
}
