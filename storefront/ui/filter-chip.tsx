import type { ReactNode } from 'react';
import { classNames } from '#storefront/lib/class-names.ts';
import styles from './filter-chip.module.css';

export const FilterChipRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.row} role="group" aria-label={label}>
    {children}
  </div>
);

interface FilterChipProps {
  readonly text: string;
  readonly href: string;
  /** Says what following the link does, e.g. "Remove filter Brand: Norvik". */
  readonly label?: string;
  readonly plain?: boolean;
}

export const FilterChip = ({ text, href, label, plain = false }: FilterChipProps) => (
  <a
    className={classNames(styles.chip, plain && styles.plain)}
    href={href}
    aria-label={label}
    rel="nofollow"
    data-scroll="keep"
  >
    {text}
  </a>
);
