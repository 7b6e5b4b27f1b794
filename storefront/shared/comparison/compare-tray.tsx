import { useEffect } from 'react';
import { announce } from '#storefront/lib/announce.ts';
import { useTimedMessage } from '#storefront/lib/timed-message.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { clearCompared, MOST_COMPARED, removeCompared, useCompared } from './compared.ts';
import styles from './compare.module.css';

/** What somebody compares, at the foot of the window: n of 4, and the way to the comparison. */
export function CompareTray() {
  const { t } = useText();
  const { items, refusals } = useCompared();
  const [message, setMessage] = useTimedMessage<string>();
  const tooMany = t('compareTooMany');
  useEffect(() => {
    if (!refusals) return;
    setMessage(tooMany);
    announce(tooMany);
  }, [refusals, setMessage, tooMany]);
  if (!items.length) return null;
  return (
    <aside className={styles.tray} aria-label={t('compareTray')}>
      {message && <p className={styles.message}>{message}</p>}
      <div className={styles.row}>
        <ul className={styles.items}>
          {items.map(({ itemNumber, imageUrl }) => (
            <li key={itemNumber}>
              <button
                type="button"
                className={styles.item}
                aria-label={t('compareRemove', { item: itemNumber })}
                onClick={() => removeCompared(itemNumber)}
              >
                <img src={imageUrl} alt="" width={28} height={28} />
                <span className={styles.number}>{itemNumber}</span>
                <span aria-hidden>×</span>
              </button>
            </li>
          ))}
        </ul>
        <span className={styles.count}>{t('compareCount', { count: items.length, most: MOST_COMPARED })}</span>
        <button type="button" className={styles.clear} onClick={clearCompared}>
          {t('compareClear')}
        </button>
        <ButtonLink kind="ink" href={paths.compare(items.map(({ itemNumber }) => itemNumber))}>
          {t('compare')}
        </ButtonLink>
      </div>
    </aside>
  );
}
