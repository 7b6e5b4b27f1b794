// Sums as every page of the back office shows them: each fee and each tax by its name.
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { sumRows, type SumRow, type Sums } from '#contracts/shared/sum-rows.ts';
import { money, numberFormat } from '#admin/lib/format.ts';
import { MoneyRow } from './money-row.tsx';

interface NamedRow extends SumRow {
  readonly label: string;
}

/** What is nothing in every column is left out, but for goods, freight and the total. */
export function useSumRows(columns: readonly (Sums | undefined)[]): readonly NamedRow[] {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const nameOf = ({ sum, name, rate }: SumRow) => {
    if (sum === 'Promotion') return t('sums.Promotion', { name });
    // Many a tax has its rate in its name already.
    return rate === undefined || name.includes('%')
      ? name || t(`sums.${sum}`)
      : `${name} ${percent.format(rate / 100)}`;
  };
  return sumRows(columns)
    .filter(({ sum, amounts }) => isAlwaysShown(sum) || amounts.some(Boolean))
    .map((row) => ({ ...row, label: nameOf(row) }));
}

const isAlwaysShown = (sum: SumRow['sum']) => sum === 'SubTotal' || sum === 'ShippingTotal' || sum === 'OrderTotal';

interface SumLinesProps {
  readonly of: Sums;
  readonly currency: string;
  /** In what way it is sent. */
  readonly shippingMethodName?: string;
}

/** The sums of one order or refund, above its total. */
export function SumLines({ of, currency, shippingMethodName }: SumLinesProps) {
  const [locale] = useLocaleState();
  return useSumRows([of])
    .filter(({ sum }) => sum !== 'OrderTotal')
    .map(({ sum, key, label, amounts: [amount = 0] }) => (
      <MoneyRow
        key={key}
        label={sum === 'ShippingTotal' && shippingMethodName ? `${label} (${shippingMethodName})` : label}
        value={money(amount, currency, locale)}
      />
    ));
}

interface SumTableProps {
  readonly caption: string;
  /** A column without sums is empty, such as the offer of a quote that has none yet. */
  readonly columns: readonly { readonly name: string; readonly sums: Sums | undefined }[];
  readonly currency: string;
  /** Further rows. */
  readonly children?: ReactNode;
}

/** Sums of several moments beside each other; the last column is what is to come. */
export function SumTable({ caption, columns, currency, children }: SumTableProps) {
  const [locale] = useLocaleState();
  const rows = useSumRows(columns.map(({ sums }) => sums));
  return (
    <Box component="table" sx={table} aria-label={caption}>
      <thead>
        <tr>
          <td />
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sum, key, label, amounts }) => (
          <tr key={key} className={sum}>
            <th scope="row">{label}</th>
            {columns.map(({ name }, column) => {
              const amount = amounts[column];
              return <td key={name}>{amount === undefined ? '–' : money(amount, currency, locale)}</td>;
            })}
          </tr>
        ))}
        {children}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: 12.5,
  '& td, & th': { p: '3px 4px', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th[scope=row]': { textAlign: 'left', pl: 0, whiteSpace: 'normal' },
  '& thead th': { fontWeight: 700, fontStretch: '85%', borderBottom: '2px solid', borderColor: 'text.primary' },
  '& tr > :last-child': { fontWeight: 700 },
  '& tr.OrderTotal > *': { fontWeight: 700, borderTop: '1px solid', borderColor: 'divider' },
} as const;
