import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { minorDigits } from '#admin/lib/format.ts';
import { NumberCell, TextCell } from '#admin/ui/cells.tsx';
import { onlyHeard, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RemoveRow } from '#admin/ui/record-form/row-buttons.tsx';
import { rowsOf } from '#admin/ui/record-form/rows.ts';
import { pastedLines, type PriceLine } from './price-lines.ts';
import { OfKeys } from '#admin/ui/keys-hint.tsx';

interface Props {
  readonly lines: readonly PriceLine[];
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChange: (lines: readonly PriceLine[]) => void;
}

/** A table that is typed in like a spreadsheet: Ctrl+Enter adds a line, cells of a spreadsheet can be pasted. */
export function TiersEditor({ lines, currency, disabled, onChange }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const table = useRef<HTMLTableElement>(null);
  const digits = minorDigits(currency);
  const { set, add, remove } = rowsOf(lines, onChange);
  const addNext = () => {
    const { from = '', until = '', quantity = 0 } = lines.at(-1) ?? {};
    add({ from, until, quantity: quantity ? quantity * 10 : 1, unitPrice: Number.NaN });
    // The new line is there after the next rendering.
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLInputElement>('tbody tr:last-of-type td:nth-of-type(3) input')?.focus(),
    );
  };
  const byKey = (event: KeyboardEvent) => {
    if (disabled || event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    addNext();
  };
  const paste = (event: ClipboardEvent, index: number) => {
    const line = lines[index];
    const pasted = pastedLines(
      event.clipboardData.getData('text/plain'),
      line ?? { from: '', until: '' },
      digits,
      locale,
    );
    if (disabled || !pasted) return;
    event.preventDefault();
    onChange([...lines.slice(0, index), ...pasted, ...lines.slice(index + pasted.length)]);
  };
  return (
    <Box onKeyDown={byKey}>
      <Table size="small" ref={table} sx={{ ...stacksOnPhone, '& td, & th': { px: 0.5 } }}>
        <TableHead>
          <TableRow>
            {(['from', 'until', 'quantity', 'unitPrice'] as const).map((column) => (
              <TableCell key={column}>
                {t(`price.${column}`)}
                {column === 'unitPrice' && ` (${currency})`}
              </TableCell>
            ))}
            <TableCell>
              <Box component="span" sx={onlyHeard}>
                {t('price.removeLine')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            <TableRow key={index} onPaste={(event) => paste(event, index)}>
              <TableCell data-label={t('price.from')} sx={{ width: { md: 150 } }}>
                <TextCell
                  type="date"
                  label={t('price.from')}
                  value={line.from}
                  disabled={disabled}
                  onChange={(from) => set(index, { from })}
                />
              </TableCell>
              <TableCell data-label={t('price.until')} sx={{ width: { md: 150 } }}>
                <TextCell
                  type="date"
                  label={t('price.until')}
                  value={line.until}
                  disabled={disabled}
                  onChange={(until) => set(index, { until })}
                />
              </TableCell>
              <TableCell data-label={t('price.quantity')} sx={{ width: { md: 100 } }}>
                <NumberCell
                  label={t('price.quantity')}
                  value={line.quantity}
                  disabled={disabled}
                  onChange={(quantity) => set(index, { quantity: quantity ?? Number.NaN })}
                />
              </TableCell>
              <TableCell data-label={t('price.unitPrice')} sx={{ width: { md: 130 } }}>
                <NumberCell
                  label={t('price.unitPrice')}
                  value={Number.isNaN(line.unitPrice) ? null : line.unitPrice}
                  scale={10 ** digits}
                  decimals={digits}
                  mayBeEmpty
                  isMoney
                  disabled={disabled}
                  onChange={(unitPrice) => set(index, { unitPrice: unitPrice ?? Number.NaN })}
                />
              </TableCell>
              <TableCell sx={{ width: 40 }}>
                {!disabled && <RemoveRow label={t('price.removeLine')} onClick={() => remove(index)} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {!lines.length && <Typography color="text.secondary">{t('price.none')}</Typography>}
      {!disabled && (
        <>
          <Button size="small" onClick={addNext} title="Ctrl+Enter">
            {t('price.addLine')}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {t('price.editHelp')}
            <OfKeys>{t('price.editKeys')}</OfKeys>
          </Typography>
        </>
      )}
    </Box>
  );
}
