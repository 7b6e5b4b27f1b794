import { Link, Table, TableBody, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  /** What is looked at first where it is more than nothing. */
  readonly isBad?: boolean;
  readonly to?: string;
}

/** Names with their numbers; each leads to its list. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Table size="small">
    <TableBody>
      {figures.map(({ name, value, isBad = false, to }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row" sx={{ pl: 0 }}>
            {to ? (
              <Link component={RouterLink} to={to}>
                {name}
              </Link>
            ) : (
              name
            )}
          </TableCell>
          <TableCell
            align="right"
            sx={{
              pr: 0,
              fontVariantNumeric: 'tabular-nums',
              ...(isBad ? { color: 'error.main', fontWeight: 600 } : {}),
            }}
          >
            {value}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
