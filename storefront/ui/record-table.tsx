import type { ReactNode } from 'react';
import { classNames } from '#storefront/lib/class-names.ts';
import { DataTable } from './data-table.tsx';
import styles from './record-table.module.css';
import text from './text.module.css';

interface RecordTableProps {
  readonly label: string;
  readonly className?: string;
  /** Names of the columns: number, date, status, total, and what else the rows have. */
  readonly columns: readonly [number: string, date: string, status: string, total: string, ...further: string[]];
  readonly children: ReactNode;
}

/** Orders, quotes and the like: on a phone each row becomes a block. */
export const RecordTable = ({ label, className, columns, children }: RecordTableProps) => (
  <DataTable label={label} className={classNames(styles.records, className)}>
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={column} scope="col" data-number={index === TOTAL || undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </DataTable>
);
const TOTAL = 3;

interface RecordRowProps {
  readonly href: string;
  readonly number: string;
  readonly date: string;
  readonly status: string;
  readonly statusClass: string | undefined;
  readonly total: string;
  /** Further cells, each with its column's name as `data-label` for phones. */
  readonly children: ReactNode;
}

export const RecordRow = ({ href, number, date, status, statusClass, total, children }: RecordRowProps) => (
  <tr>
    <th scope="row">
      <a className={classNames(text.mono, styles.number)} href={href}>
        {number}
      </a>
    </th>
    <td className={text.nowrap}>{date}</td>
    <td className={statusClass}>{status}</td>
    <td data-number className={text.nowrap}>
      {total}
    </td>
    {children}
  </tr>
);
