import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';
import { priceUnitText, quantityText } from '#admin/lib/units.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { ItemLink } from '#admin/ui/written-page.tsx';
import { QuantityField } from './quantity-field.tsx';
import { cartKey, type CartLine, type DeskCart } from './use-live-cart.ts';

export function CartLines({ of, mayEdit }: { readonly of: DeskCart; readonly mayEdit: boolean }) {
  const t = useTranslate();
  return (
    <Table size="small" sx={stacksOnPhone} aria-label={t('cart.lines')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('cart.item')}</TableCell>
          <TableCell align="right">{t('cart.quantity')}</TableCell>
          <TableCell align="right">{t('cart.unitPrice')}</TableCell>
          <TableCell align="right">{t('cart.lineTotal')}</TableCell>
          {mayEdit && <ActionsHead />}
        </TableRow>
      </TableHead>
      <TableBody>
        {of.cart.OrderLines.map((line) => (
          <Line key={line.LineID} line={line} currency={of.cart.OrderHeader.CurrencyCode} mayEdit={mayEdit} />
        ))}
      </TableBody>
    </Table>
  );
}

interface LineProps {
  readonly line: CartLine;
  readonly currency: string;
  readonly mayEdit: boolean;
}

function Line({ line, currency, mayEdit }: LineProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { send, isBusy } = useCommand(cartKey(line.OrderID));
  return (
    <TableRow>
      <TableCell sx={{ '&&': { display: { xs: 'block', md: 'table-cell' } } }}>
        <Item line={line} />
      </TableCell>
      <TableCell align="right" data-label={t('cart.quantity')}>
        {mayEdit ? <QuantityField line={line} /> : quantityText(t, line.Qty, line.Unit)}
      </TableCell>
      <TableCell align="right" data-label={t('cart.unitPrice')}>
        {money(line.ExtendedPrice || line.UnitPrice, currency, locale)} {priceUnitText(t, line)}
      </TableCell>
      <TableCell align="right" data-label={t('cart.lineTotal')}>
        {money(line.LineTotal, currency, locale)}
      </TableCell>
      {mayEdit && (
        <TableCell align="right">
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            aria-label={t('cart.removeLine', { item: line.ProductId })}
            onClick={() => void send('admin/cart/removeline', { orderId: line.OrderID, lineId: line.LineID })}
          >
            {t('cart.remove')}
          </Button>
        </TableCell>
      )}
    </TableRow>
  );
}

/** The item with what its buyer calls it and noted, and how many of it there are. */
function Item({ line }: { readonly line: CartLine }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { status, quantity, leadTimeDays } = line.Availability;
  const missing = status === 'in-stock' && line.Qty > quantity;
  return (
    <>
      <ItemLink itemNumber={line.ProductId} />
      <div>{line.SkuName}</div>
      {line.Options && (
        <Typography variant="body2" color="text.secondary">
          {line.Options}
        </Typography>
      )}
      {line.OwnNumber && (
        <Typography variant="body2" color="text.secondary">
          {t('customerPartNumber.theirs', { number: line.OwnNumber })}
        </Typography>
      )}
      {line.Note && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('cart.note', { note: line.Note })}
        </Typography>
      )}
      <Typography variant="body2" color={status === 'in-stock' && !missing ? 'text.secondary' : 'warning.main'}>
        {t(`quote.stock.${status}`, { quantity: quantity.toLocaleString(locale), smart_count: leadTimeDays })}
      </Typography>
    </>
  );
}
