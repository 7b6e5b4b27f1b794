import type { VariantOption } from '#contracts/category/category.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import { Swatch } from '#storefront/shared/product/swatch.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';
import styles from './options.module.css';

type Value = VariantOption['values'][number];

/** Words that stand beside each other; more are a list to open. */
const SIDE_BY_SIDE = 12;

/** What the variants differ in. Every value is a link to the variant that has it, so nothing impossible can be chosen. */
export function Options({ options }: Pick<ProductDetails, 'options'>) {
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <Option key={option.key} option={option} />
      ))}
    </div>
  );
}

function Option({ option }: { readonly option: VariantOption }) {
  const { t } = useText('product');
  const { key, name, unit, values } = option;
  const own = values.find(({ selected }) => selected);
  const id = `option-${key}`;
  const isLong = values.length > SIDE_BY_SIDE && values.every(({ colour, imageUrl }) => !colour && !imageUrl);
  const links = (
    <ul className={isLong ? styles.long : styles.values}>
      {values.map((value) => (
        <li key={value.value}>
          <ValueLink optionKey={key} value={value} unit={unit} />
        </li>
      ))}
    </ul>
  );
  return (
    <section id={id} className={styles.option} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={text.legend}>
        {name}
        {own && <span className={styles.own}>{t('ownValue', { value: withUnit(own, unit) })}</span>}
      </h2>
      {isLong ? (
        <details className={styles.select}>
          <summary>{own ? withUnit(own, unit) : name}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </section>
  );
}

const withUnit = ({ label }: Value, unit: string) => (unit ? `${label} ${unit}` : label);

/** The focus stays at the option (the address names it), and the page where it is scrolled to. */
function ValueLink({
  optionKey,
  value,
  unit,
}: {
  readonly optionKey: string;
  readonly value: Value;
  readonly unit: string;
}) {
  const { t } = useText('product');
  const { selected, keepsOthers, colour, imageUrl } = value;
  return (
    <a
      className={styles.value}
      href={`${paths.product(value)}#option-${optionKey}`}
      data-scroll="keep"
      aria-current={selected ? 'true' : undefined}
      data-other={keepsOthers ? undefined : ''}
      title={keepsOthers ? undefined : t('changesOptions')}
    >
      {(colour || imageUrl) && <Swatch colour={colour} imageUrl={imageUrl} />}
      {withUnit(value, unit)}
      {!keepsOthers && <span className={text.hidden}>{` (${t('changesOptions')})`}</span>}
    </a>
  );
}
