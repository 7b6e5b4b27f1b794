import type { Output } from '#contracts/api.ts';
import type { PartNumberShown } from '#contracts/customer-part-number/customer-part-number.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';
import styles from './search.module.css';

interface SearchNotesProps {
  readonly found: Output<'category/searchbykeyword'>;
  readonly keyword: string;
  /** What the customer calls so. */
  readonly own: PartNumberShown | undefined;
}

/** How the keyword was taken, where not by the letter: what is shown is never passed off as what was asked for. */
export function SearchNotes({ found: { exactMatch, corrected, leftOut, nearby }, keyword, own }: SearchNotesProps) {
  const { t } = useText('category');
  const isNearest = nearby || leftOut.length > 0;
  if (!own && !exactMatch && !corrected && !isNearest) return null;
  return (
    <div className={styles.notes}>
      {own && (
        <p>
          {t('ownNumber', { number: own.Number })}{' '}
          <a href={paths.product({ itemNumber: own.ProductId, seoFriendlyName: own.SEOFriendlyName })}>
            <span className={text.mono}>{own.ProductId}</span> {own.SkuName}
          </a>
        </p>
      )}
      {exactMatch && (
        <p>
          {t(exactMatch.replaces ? 'exactReplaces' : 'exactMatch', { number: exactMatch.replaces })}{' '}
          <a className={text.mono} href={paths.product(exactMatch)}>
            {exactMatch.itemNumber}
          </a>
        </p>
      )}
      {corrected && (
        <p>
          {t('showingFor')} <strong>{corrected}</strong>. {t('nothingSpelled', { keyword })}
        </p>
      )}
      {leftOut.length > 0 && <p>{t('leftOut', { words: leftOut.map((word) => t('quoted', { word })).join(', ') })}</p>}
      {nearby && <p>{t('nearby')}</p>}
      {isNearest && (
        <p>
          <a href={paths.askFor(keyword)}>{t('askUs')}</a>
        </p>
      )}
    </div>
  );
}
