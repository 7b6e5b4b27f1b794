import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { money, numberFormat } from '#admin/lib/format.ts';
import { quantityText } from '#admin/lib/units.ts';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { ItemLink } from '#admin/ui/written-page.tsx';
import type { ReturnDetail } from '#contracts/return/return-shapes.ts';

type Line = ReturnDetail['lines'][number];

/** Spec 3, return line: how many of how many, why, the fee and the amount; and what came. */
export function ReturnLines({ one }: { readonly one: ReturnDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const amount = (value: number) => money(value, one.currency, locale);
  const came = (units: Line['received']) =>
    [
      ...(units?.toStock ? [t('return.shelved', { units: units.toStock })] : []),
      ...(units?.toScrap ? [t('return.scrapped', { units: units.toScrap })] : []),
      ...(units?.toBuyer ? [t('return.sentBack', { units: units.toBuyer })] : []),
    ].join(', ') || t('return.neverCame');
  const hasCome = one.lines.some(({ received }) => received);
  return (
    <Table size="small" sx={stacksOnPhone}>
      <TableHead>
        <TableRow>
          <TableCell>{t('return.item')}</TableCell>
          <TableCell align="right">{t('return.quantity')}</TableCell>
          <TableCell>{t('return.why')}</TableCell>
          <TableCell align="right">{t('return.fee')}</TableCell>
          <TableCell align="right">{t('return.value')}</TableCell>
          {hasCome && <TableCell>{t('return.came')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {one.lines.map((line) => (
          <TableRow key={line.LineID}>
            <TableCell>
              <ItemLink itemNumber={line.ProductId} /> {line.SkuName}
            </TableCell>
            <TableCell align="right" data-label={t('return.quantity')}>
              {quantityText(t, line.Quantity, line.Unit)} {t('return.ofOrdered', { ordered: line.OrderedQty })}
            </TableCell>
            <TableCell data-label={t('return.why')} data-lines>
              <div>
                {t(`return.reason.${line.Reason}`)}
                <Typography variant="inherit" color="text.secondary">
                  {t(`return.condition.${line.Condition}`)}
                </Typography>
              </div>
            </TableCell>
            <TableCell align="right" data-label={t('return.fee')} data-lines>
              <div>
                {amount(one.feeWaived ? 0 : line.RestockingFee)}
                {line.FeePercent > 0 && !one.feeWaived && (
                  <Typography variant="inherit" color="text.secondary">
                    {t('return.feePercent', { percent: numberFormat(locale, {}).format(line.FeePercent) })}
                  </Typography>
                )}
              </div>
            </TableCell>
            <TableCell align="right" data-label={t('return.value')}>
              {amount(line.ReturnAmount + (one.feeWaived ? line.RestockingFee : 0))}
            </TableCell>
            {hasCome && <TableCell data-label={t('return.came')}>{came(line.received)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
