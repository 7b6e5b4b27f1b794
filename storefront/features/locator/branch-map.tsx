import type { Output } from '#contracts/api.ts';
import { useText } from '#storefront/lib/text.ts';
import styles from './locator.module.css';

type Found = Output<'store/getlocations'>;

/** Drawn by the server: no tiles, no outside service. The list beside it says the same in words. */
export function BranchMap({ found: { Map: map, Locations } }: { readonly found: Found }) {
  const { t } = useText('locator');
  if (!map) return null;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${map.Width} ${map.Height}`}
      width={map.Width}
      height={map.Height}
      role="group"
      aria-label={t('map')}
    >
      <path className={styles.land} d={map.Land} />
      <path className={styles.border} d={map.Borders} />
      {map.X !== null && map.Y !== null && (
        <circle className={styles.from} cx={map.X} cy={map.Y} r={7}>
          <title>{t('you')}</title>
        </circle>
      )}
      {Locations.map(({ LocationID, Name, X, Y }, index) => (
        <a key={LocationID} href={`#${LocationID}`}>
          <title>{Name}</title>
          <circle className={styles.pin} cx={X} cy={Y} r={13} />
          <text className={styles.number} x={X} y={Y} dy="0.35em" textAnchor="middle">
            {index + 1}
          </text>
        </a>
      ))}
    </svg>
  );
}
