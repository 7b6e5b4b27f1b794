import type { FormEventHandler, ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly onSubmit?: FormEventHandler<HTMLElement>;
}

/** A table that scrolls by itself where it is too wide; the keyboard can scroll it, its first column stays. */
export const DataTable = ({ label, children, onSubmit }: DataTableProps) => (
  <div className={styles.scroll} role="region" aria-label={label} tabIndex={0} onSubmit={onSubmit}>
    <table className={styles.table}>{children}</table>
  </div>
);
