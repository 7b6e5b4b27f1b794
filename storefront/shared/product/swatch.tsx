import styles from './swatch.module.css';

interface SwatchProps {
  /** `#rrggbb`, or nothing. */
  readonly colour: string;
  readonly imageUrl: string;
}

/** A value as it looks; its name stands beside it or is said by who shows it. */
export const Swatch = ({ colour, imageUrl }: SwatchProps) =>
  imageUrl ? (
    <img className={styles.swatch} src={imageUrl} alt="" width={20} height={20} loading="lazy" />
  ) : (
    <span className={styles.swatch} style={{ background: colour }} />
  );
