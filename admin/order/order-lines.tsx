import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OrderDetail } from './order.reader.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { quantityText, priceUnitText } from '#admin/lib/units.ts';

export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const currency = order.OrderHeader.CurrencyCode;
  return (
    <Panel title={translate('order.lines')}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('order.item')}</TableCell>
            <TableCell>{translate('order.lineStatus')}</TableCell>
            <TableCell align="right">{translate('order.quantity')}</TableCell>
            <TableCell align="right">{translate('order.shipped')}</TableCell>
            <TableCell align="right">{translate('order.unitPrice')}</TableCell>
            <TableCell align="right">{translate('order.lineTotal')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.OrderLines.map((line) => (
            <TableRow key={line.LineID}>
              <TableCell sx={{ '&&': { display: { xs: 'block', md: 'table-cell' } } }}>
                <Typography component="code" sx={{ fontFamily: '"IBM Plex Mono", monospace', fontSize: 12 }}>
                  {line.ProductId}
                </Typography>
                <div>{line.SkuName}</div>
                {line.Options && (
                  <Typography variant="body2" color="text.secondary">
                    {line.Options}
                  </Typography>
                )}
                {line.OwnNumber && (
                  <Typography variant="body2" color="text.secondary">
                    {translate('customerPartNumber.theirs', { number: line.OwnNumber })}
                  </Typography>
                )}
                {line.Note && (
                  <Typography variant="body2" color="text.secondary">
                    {translate('order.lineNote', { note: line.Note })}
                  </Typography>
                )}
                {line.GiftCertificates?.map((certificate) => (
                  <BoughtCertificate key={certificate.CertificateID} certificate={certificate} />
                ))}
                {line.BackorderedQty > 0 && (
                  <Typography variant="body2" color="warning.main" sx={{ fontWeight: 600 }}>
                    {translate(line.BackorderExpected ? 'order.backordered' : 'order.backorderedToConfirm', {
                      quantity: quantityText(translate, line.BackorderedQty, line.Unit),
                      day: line.BackorderExpected ? dayOnly(line.BackorderExpected, locale) : '',
                    })}
                  </Typography>
                )}
              </TableCell>
              <TableCell data-label={translate('order.lineStatus')}>
                <div>
                  {line.LineStatus ? translate(`status.line.${line.LineStatus}`) : ''}
                  {refundedUnits(order, line.LineID) > 0 && (
                    <Typography variant="body2" color="error.main" sx={{ fontWeight: 600 }}>
                      {translate('order.refundedUnits', {
                        quantity: quantityText(translate, refundedUnits(order, line.LineID), line.Unit),
                      })}
                    </Typography>
                  )}
                </div>
              </TableCell>
              <TableCell align="right" data-label={translate('order.quantity')}>
                {quantityText(translate, line.Qty, line.Unit)}
              </TableCell>
              <TableCell align="right" data-label={translate('order.shipped')}>
                {line.ShippedQty}
                {line.CancelledQty ? ` (−${line.CancelledQty})` : ''}
              </TableCell>
              <TableCell align="right" data-label={translate('order.unitPrice')}>
                {money(line.ExtendedPrice || line.UnitPrice, currency, locale)} {priceUnitText(translate, line)}
              </TableCell>
              <TableCell align="right" data-label={translate('order.lineTotal')}>
                <div>
                  {money(line.LineTotal, currency, locale)}
                  {line.LineDiscount > 0 && (
                    <Typography variant="body2" color="text.secondary">
                      {translate('order.discount', { amount: money(line.LineDiscount, currency, locale) })}
                    </Typography>
                  )}
                </div>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

type Certificate = NonNullable<OrderDetail['OrderLines'][number]['GiftCertificates']>[number];

function BoughtCertificate({ certificate }: { readonly certificate: Certificate }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { CertificateID, Number, SentAt, LetterOn, Status } = certificate;
  return (
    <Typography variant="body2">
      <Link to={`/gift-certificate/${CertificateID}/show`}>
        {translate('order.giftCertificate', { number: Number })}
      </Link>
      {' · '}
      {SentAt
        ? translate('order.giftSent', { day: dayOnly(SentAt, locale) })
        : translate('order.giftWaits', { day: dayOnly(LetterOn, locale) })}
      {Status !== 'open' && ` · ${translate(`giftCertificate.status.${Status}`)}`}
    </Typography>
  );
}

/** Units of a line whose money went back, or is on its way. */
const refundedUnits = ({ Refunds }: OrderDetail, lineId: string): number =>
  Refunds.filter(({ status }) => status !== 'declined')
    .flatMap(({ lines }) => lines)
    .filter(({ LineID }) => LineID === lineId)
    .reduce((sum, { Qty }) => sum + Qty, 0);
