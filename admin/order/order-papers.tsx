import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { fileUrl } from '#contracts/client.ts';
import type { OrderRow } from './order.reader.ts';

interface Props {
  readonly orderIds: readonly string[];
  /** The slip of what is in this one; without it of all that is still to ship. */
  readonly shipmentId?: string;
}

export function PackingSlipLink({ orderIds, shipmentId }: Props) {
  const t = useTranslate();
  const href = fileUrl('admin/order/packingslips', {
    orderIds: orderIds.join(','),
    ...(shipmentId ? { shipmentId } : {}),
  });
  return (
    <Button component="a" href={href} download size="small" startIcon={<Print />}>
      {t('order.packingSlip', { smart_count: orderIds.length })}
    </Button>
  );
}

export function PickListLink({ orderIds }: Props) {
  const t = useTranslate();
  return (
    <Button
      component="a"
      href={fileUrl('admin/order/picklist', { orderIds: orderIds.join(',') })}
      download
      size="small"
      startIcon={<Print />}
    >
      {t('order.pickList')}
    </Button>
  );
}

/** Of the orders that are chosen in the list. */
export function ChosenPapers() {
  const { selectedIds } = useListContext<OrderRow>();
  return (
    <>
      <PickListLink orderIds={selectedIds} />
      <PackingSlipLink orderIds={selectedIds} />
    </>
  );
}
