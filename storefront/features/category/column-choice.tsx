import { listHref } from './filter-url.ts';
import { useText } from '#storefront/lib/text.ts';
import type { ListProps } from './list-props.ts';
import facets from './facets.module.css';
import styles from './column-choice.module.css';

/** Which columns the table shows; each is a link, so that the address holds the choice. */
export function ColumnChoice({ list, state, path }: ListProps) {
  const { t } = useText('category');
  const { hidden } = state;
  const toggled = (key: string) => (hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  return (
    <details className={styles.choice}>
      <summary>{t('columns')}</summary>
      <ul>
        {list.columns.map(({ key, name }) => (
          <li key={key}>
            <a
              className={facets.value}
              href={listHref(path, state, { hidden: toggled(key), page: state.page })}
              aria-current={!hidden.includes(key) || undefined}
              rel="nofollow"
              data-scroll="keep"
            >
              <span className={facets.label}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
