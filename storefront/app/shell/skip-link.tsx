import { useText } from '#storefront/lib/text.ts';
import styles from './skip-link.module.css';

export const mainId = 'main';

export function SkipLink() {
  const { t } = useText();
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {t('skipToContent')}
    </a>
  );
}
