import { Box, Button, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { Show, useLocaleState, useRecordContext, useShowContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime, dayOnly } from '#admin/lib/format.ts';
import { showAsOf } from '#admin/lib/use-as-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { StockDialog, type StockAction } from './stock-dialog.tsx';
import type { StockDetail } from './stock.reader.ts';
import { useWarehouseNames } from './use-warehouse-names.ts';

export const StockShow = () => (
  <Show {...showAsOf(undefined)} actions={false} component="div">
    <Stock />
  </Show>
);

function Stock() {
  const t = useTranslate();
  const item = useRecordContext<StockDetail>();
  const { error } = useShowContext();
  const mayChange = useMay('stock');
  const [action, setAction] = useState<StockAction>();
  if (error) return <Typography role="alert">{(error as Error).message}</Typography>;
  if (!item) return null;
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h5" component="h2">
          <code>{item.itemNumber}</code> {item.name}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <TimelineLink subject={`stock:${item.itemNumber}`} />
        {mayChange &&
          (['adjust', 'count', 'transfer', 'expect', 'safety'] as const).map((kind) => (
            <Button key={kind} size="small" variant="outlined" onClick={() => setAction({ kind })}>
              {t(`stock.action.${kind}`)}
            </Button>
          ))}
      </Stack>
      <Warehouses item={item} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Deliveries item={item} mayChange={mayChange} onAct={setAction} />
        <Transfers item={item} mayChange={mayChange} onAct={setAction} />
      </Box>
      <Movements item={item} />
      {action && <StockDialog item={item} action={action} onClose={() => setAction(undefined)} />}
    </Stack>
  );
}

function Warehouses({ item }: { readonly item: StockDetail }) {
  const t = useTranslate();
  const { nameOf } = useWarehouseNames();
  const numbers = ['onHand', 'held', 'available', 'safety', 'expected'] as const;
  return (
    <Panel title={t('stock.byWarehouse')}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{t('stock.warehouse')}</TableCell>
            {numbers.map((number) => (
              <TableCell key={number} align="right">
                {t(`stock.${number}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {item.warehouses.map((one) => (
            <TableRow key={one.warehouse}>
              <TableCell data-label={t('stock.warehouse')}>{nameOf(one.warehouse)}</TableCell>
              {numbers.map((number) => (
                <TableCell key={number} align="right" data-label={t(`stock.${number}`)}>
                  {number === 'available' && one.available < one.safety ? (
                    <strong>
                      {one.available} {t('stock.short')}
                    </strong>
                  ) : (
                    one[number]
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {item.backordered > 0 && (
        <Typography sx={{ mt: 1 }}>{t('stock.waiting', { quantity: item.backordered })}</Typography>
      )}
    </Panel>
  );
}

interface PartProps {
  readonly item: StockDetail;
  readonly mayChange: boolean;
  readonly onAct: (action: StockAction) => void;
}

function Deliveries({ item, mayChange, onAct }: PartProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { nameOf } = useWarehouseNames();
  return (
    <Panel title={t('stock.deliveries')}>
      {!item.deliveries.length && <Typography color="text.secondary">{t('stock.noDeliveries')}</Typography>}
      <Table size="small">
        <TableBody>
          {item.deliveries.map((delivery) => (
            <TableRow key={delivery.deliveryId}>
              <TableCell>{dayOnly(delivery.day, locale)}</TableCell>
              <TableCell align="right">{delivery.quantity}</TableCell>
              <TableCell>{nameOf(delivery.warehouse)}</TableCell>
              <TableCell>{delivery.note}</TableCell>
              {mayChange && (
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <Button size="small" onClick={() => onAct({ kind: 'receive', delivery })}>
                    {t('stock.action.receive')}
                  </Button>
                  <Button size="small" onClick={() => onAct({ kind: 'expect', delivery })}>
                    {t('ra.action.edit')}
                  </Button>
                  <Button size="small" color="error" onClick={() => onAct({ kind: 'cancel', delivery })}>
                    {t('stock.action.cancel')}
                  </Button>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function Transfers({ item, mayChange, onAct }: PartProps) {
  const t = useTranslate();
  const { nameOf } = useWarehouseNames();
  return (
    <Panel title={t('stock.transfers')}>
      {!item.transfers.length && <Typography color="text.secondary">{t('stock.noTransfers')}</Typography>}
      <Table size="small">
        <TableBody>
          {item.transfers.map((transfer) => (
            <TableRow key={transfer.transferId}>
              <TableCell align="right">{transfer.quantity}</TableCell>
              <TableCell>{t('stock.fromTo', { from: nameOf(transfer.from), to: nameOf(transfer.to) })}</TableCell>
              {mayChange && (
                <TableCell align="right">
                  <Button size="small" onClick={() => onAct({ kind: 'arrive', transfer })}>
                    {t('stock.action.receive')}
                  </Button>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

/** The ledger behind the numbers: each movement with who made it, why, and what lay there afterwards. */
function Movements({ item }: { readonly item: StockDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { nameOf } = useWarehouseNames();
  const reasonOf = ({ kind, reason }: StockDetail['movements'][number]): string => {
    if (kind === 'transferOut' || kind === 'transferIn') return nameOf(reason);
    const [code = '', ...note] = reason.split(': ');
    return kind === 'adjusted' ? [t(`stock.reason.${code}`), ...note].join(': ') : reason;
  };
  const columns = ['at', 'what', 'warehouse', 'change', 'balance', 'by'] as const;
  return (
    <Panel title={t('stock.movements')}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={column === 'change' || column === 'balance' ? 'right' : 'left'}>
                {t(`stock.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {item.movements.map((one) => (
            <TableRow key={`${one.event} ${one.warehouse}`}>
              <TableCell data-label={t('stock.at')}>{dayAndTime(one.at, locale)}</TableCell>
              <TableCell data-label={t('stock.what')}>
                {t(`stock.kind.${one.kind}`)}
                {one.reason && ` (${reasonOf(one)})`}{' '}
                {one.orderId && (
                  <Link component={RouterLink} to={`/order/${one.orderId}/show`}>
                    {t('stock.order')}
                  </Link>
                )}
              </TableCell>
              <TableCell data-label={t('stock.warehouse')}>{nameOf(one.warehouse)}</TableCell>
              <TableCell data-label={t('stock.change')} align="right">
                {one.change === undefined ? '–' : one.change > 0 ? `+${one.change}` : one.change}
              </TableCell>
              <TableCell data-label={t('stock.balance')} align="right">
                {one.balance ?? '–'}
              </TableCell>
              <TableCell data-label={t('stock.by')}>{one.by}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {!item.complete && <Typography color="text.secondary">{t('stock.olderInTimeline')}</Typography>}
    </Panel>
  );
}
