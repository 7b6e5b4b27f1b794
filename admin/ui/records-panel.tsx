import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Panel, stacksOnPhone } from './panel.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ActionsHead } from './actions-head.tsx';

interface Column<Row> {
  readonly label: string;
  readonly show: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly mayChange: boolean;
  readonly addLabel: string;
  /** The dialog of one of them, or of a new one. */
  readonly dialog: (row: Row | undefined, onClose: () => void) => ReactNode;
  readonly remove: (row: Row) => Promise<void>;
  /** One that the shop cannot do without stays. */
  readonly mayRemove?: (row: Row) => boolean;
  readonly maxWidth?: number;
}

/** A few records on the page of what they belong to, each edited in a dialog: carriers, zones, classes. */
export function RecordsPanel<Row>({
  title,
  rows,
  keyOf,
  nameOf,
  columns,
  mayChange,
  addLabel,
  dialog,
  remove,
  mayRemove = () => true,
  maxWidth,
}: Props<Row>) {
  const t = useTranslate();
  const [open, setOpen] = useState<{ readonly row: Row | undefined }>();
  return (
    <Panel title={title}>
      <Table size="small" sx={maxWidth ? { ...stacksOnPhone, maxWidth } : stacksOnPhone}>
        <TableHead>
          <TableRow>
            {columns.map(({ label }) => (
              <TableCell key={label}>{label}</TableCell>
            ))}
            {mayChange && <ActionsHead />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map(({ label, show }) => (
                <TableCell key={label} data-label={label} sx={{ overflowWrap: 'anywhere' }}>
                  {show(row)}
                </TableCell>
              ))}
              {mayChange && (
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <Button size="small" onClick={() => setOpen({ row })}>
                    {t('ra.action.edit')}
                  </Button>
                  {mayRemove(row) && (
                    <RemoveButton
                      size="small"
                      label={t('ra.action.delete')}
                      sure={t('form.removeSure', { name: nameOf(row) })}
                      remove={() => remove(row)}
                    />
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {mayChange && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setOpen({ row: undefined })}>
          {addLabel}
        </Button>
      )}
      {open && dialog(open.row, () => setOpen(undefined))}
    </Panel>
  );
}
