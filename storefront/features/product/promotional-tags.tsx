import { useQuery } from '@tanstack/react-query';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import { useText } from '#storefront/lib/text.ts';
import { useSeesPrices } from '#storefront/shared/session/session.ts';
import { promotionalTagsQuery } from './product.queries.ts';
import styles from './promotional-tags.module.css';

/** What runs on a product for whoever looks at it. They are the visitor's own and come after the page: nothing may stand below. */
export function PromotionalTags({ itemNumber }: { readonly itemNumber: string }) {
  const { t } = useText('product');
  const { data } = useQuery({ ...promotionalTagsQuery(itemNumber), enabled: useSeesPrices() });
  if (!data?.Tags.length) return null;
  return (
    <ul className={styles.tags} aria-label={t('promotions')}>
      {data.Tags.map(({ PromotionID, Name, Words: [gives, ...more] }) => (
        <li key={PromotionID}>
          <IconTag aria-hidden size={18} stroke={1.75} />
          <span>
            <strong>{gives}</strong>
            {more.map((words) => ` · ${words}`).join('')}
            <span className={styles.name}>{Name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
