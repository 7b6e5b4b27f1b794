import type { FormEventHandler, ReactNode } from 'react';
import { classNames } from '#storefront/lib/class-names.ts';
import styles from './data-table.module.css';

interface DataTableProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly onSubmit?: FormEventHandler<HTMLElement>;
}

/** A table that scrolls by itself where it is too wide; the keyboard can scroll it, its first column stays. */
export const DataTable = ({ label, className, children, onSubmit }: DataTableProps) => (
  <div
    className={classNames(styles.scroll, className)}
    role="region"
    aria-label={label}
    tabIndex={0}
    onSubmit={onSubmit}
  >
    <table className={styles.table}>{children}</table>
  </div>
);
