import { Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messageOf } from '#admin/lib/message-of.ts';
import { money } from '#admin/lib/format.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { useWarehouses } from '#admin/lib/use-warehouses.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RowLink } from '#admin/ui/resource-list.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { Carriers } from './carriers.tsx';
import { QuoteBox } from './quote-box.tsx';
import { useShipping, type ShippingMethod, type ShippingTable } from './shipping-data.ts';
import { ShippingZones } from './shipping-zones.tsx';

/** Methods with their bands, zones and carriers, and what a cart to an address would cost. */
export function ShippingPage() {
  const t = useTranslate();
  const mayChange = useMay('setting');
  const { data, error } = useShipping();
  useRowKeys();
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.shipping.name')} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1 }} />
        <TimelineLink subject="shipping:shop" />
        {mayChange && (
          <Button component={RouterLink} to="/shipping/create" variant="contained">
            {t('shipping.addMethod')}
          </Button>
        )}
      </Stack>
      {error && <Typography role="alert">{messageOf(error, t)}</Typography>}
      {data && (
        <>
          <Panel title={t('shipping.methods')}>
            <Methods table={data} />
          </Panel>
          <QuoteBox currency={data.currency} />
          <ShippingZones zones={data.zones} />
          <Carriers carriers={data.carriers} />
        </>
      )}
    </Stack>
  );
}

function Methods({ table }: { readonly table: ShippingTable }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  if (!table.methods.length) return <Typography role="status">{t('shipping.noMethods')}</Typography>;
  const { data } = useWarehouses();
  const nameOf = (code: string) => data?.warehouses.find(({ warehouse }) => warehouse === code)?.name[locale] ?? code;
  const columns = ['method', 'zones', 'price', 'freeFrom', 'days', 'offered'] as const;
  const cell = (column: (typeof columns)[number]) => ({ 'data-label': t(`shipping.${column}`) });
  return (
    <Table size="small" sx={stacksOnPhone}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{t(`shipping.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {table.methods.map((method) => (
          <TableRow key={method.shippingMethod} hover>
            <TableCell {...cell('method')}>
              <RowLink to={`/shipping/${method.shippingMethod}/show`}>{method.name[locale]}</RowLink>
            </TableCell>
            <TableCell {...cell('zones')}>
              {method.kind === 'pickup'
                ? t('shipping.pickupIn', { warehouse: nameOf(method.warehouse) })
                : method.rates
                    .map(({ zone }) => table.zones.find(({ zoneId }) => zoneId === zone)?.name[locale] ?? zone)
                    .join(', ')}
            </TableCell>
            <TableCell {...cell('price')}>{pricesOf(method, table.currency, locale)}</TableCell>
            <TableCell {...cell('freeFrom')}>
              {method.rates
                .flatMap(({ freeFrom, currency = table.currency }) =>
                  freeFrom === null ? [] : [money(freeFrom, currency, locale)],
                )
                .join(', ') || '–'}
            </TableCell>
            <TableCell {...cell('days')}>{method.handlingDays + method.transitDays}</TableCell>
            <TableCell {...cell('offered')}>{t(method.active ? 'shipping.yes' : 'shipping.no')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** From the cheapest band to the dearest. */
function pricesOf({ rates }: ShippingMethod, currency: string, locale: string): string {
  const currencies = [...new Set(rates.map((rate) => rate.currency ?? currency))];
  if (!currencies.length) return money(0, currency, locale);
  return currencies
    .map((code) => {
      const own = rates.filter((rate) => (rate.currency ?? currency) === code);
      const prices = own.flatMap(({ bands }) => bands.map(({ price }) => price));
      const [least, most] = [Math.min(...prices), Math.max(...prices)];
      return least === most
        ? money(least, code, locale)
        : `${money(least, code, locale)} – ${money(most, code, locale)}`;
    })
    .join(', ');
}
