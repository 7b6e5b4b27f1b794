import type { Output } from '#contracts/api.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import styles from './neighbours.module.css';

type Neighbour = NonNullable<Output<'category/getpreviousnextimage'>['Next']>;

interface NeighboursProps {
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** The way on to the categories beside this one. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useText('category');
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {previous && (
        <a
          rel="prev"
          href={paths.category(previous)}
          aria-label={t('previousCategory', { name: previous.CategoryName })}
        >
          <span aria-hidden>←</span>
          <Picture of={previous} />
          <span>{previous.CategoryName}</span>
        </a>
      )}
      {next && (
        <a rel="next" href={paths.category(next)} aria-label={t('nextCategory', { name: next.CategoryName })}>
          <span>{next.CategoryName}</span>
          <Picture of={next} />
          <span aria-hidden>→</span>
        </a>
      )}
    </nav>
  );
}

const Picture = ({ of: { PictureURL } }: { readonly of: Neighbour }) =>
  PictureURL && <img src={PictureURL} alt="" width={36} height={36} decoding="async" loading="lazy" />;
