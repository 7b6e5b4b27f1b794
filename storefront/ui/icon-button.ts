import { classNames } from '#storefront/lib/class-names.ts';
import styles from './icon-button.module.css';

/** Classes of a button that is a picture alone, for plain elements in rows. `does` colours it when it is pointed at. */
export const iconButtonClass = (does: 'opens' | 'removes', className?: string): string =>
  classNames(styles.button, styles[does], className);
