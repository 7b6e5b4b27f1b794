import { TextField } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { shopDayIn } from '#admin/lib/format.ts';
import { DialogProblem } from '#admin/lib/message-of.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { ADJUSTMENT_REASONS, type AdjustmentReason } from '#domain/stock/stock.events.ts';
import type { StockDetail } from './stock.reader.ts';
import { useWarehouseNames } from './use-warehouse-names.ts';

type Delivery = StockDetail['deliveries'][number];
type Transfer = StockDetail['transfers'][number];

export type StockAction =
  | { readonly kind: 'adjust' | 'count' | 'transfer' | 'safety' }
  | { readonly kind: 'expect'; readonly delivery?: Delivery }
  | { readonly kind: 'receive' | 'cancel'; readonly delivery: Delivery }
  | { readonly kind: 'arrive'; readonly transfer: Transfer };

interface Props {
  readonly item: StockDetail;
  readonly action: StockAction;
  readonly onClose: () => void;
}

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const whole = (form: FormData, name = 'quantity') => Number(text(form, name));

/** One command on one item. */
export function StockDialog({ item, action, onClose }: Props) {
  const t = useTranslate();
  const refresh = useRefresh();
  const submit = async (form: FormData) => {
    await send(item.itemNumber, action, form);
    refresh();
  };
  return (
    <CommandDialog
      title={t(`stock.action.${action.kind}`)}
      submit={t('ra.action.save')}
      done="form.saved"
      onClose={onClose}
      onSubmit={submit}
    >
      <Fields item={item} action={action} />
    </CommandDialog>
  );
}

/** A line of a sheet that was refused is an error of the one line that there is. */
function unlessRefused({ refused }: { readonly refused: readonly { readonly message: string }[] }): void {
  if (refused[0]) throw new DialogProblem(refused[0].message);
}

async function send(itemNumber: string, action: StockAction, form: FormData): Promise<void> {
  const warehouse = text(form, 'warehouse');
  const note = text(form, 'note');
  switch (action.kind) {
    case 'adjust':
      await client.post('admin/stock/adjust', {
        itemNumber,
        warehouse,
        quantity: whole(form),
        reason: text(form, 'reason') as AdjustmentReason,
        note,
      });
      return;
    case 'count':
      unlessRefused(
        await client.post('admin/stock/count', { warehouse, lines: [{ itemNumber, quantity: whole(form) }] }),
      );
      return;
    case 'transfer':
      unlessRefused(
        await client.post('admin/stock/shiptransfer', {
          from: warehouse,
          to: text(form, 'to'),
          lines: [{ itemNumber, quantity: whole(form) }],
        }),
      );
      return;
    case 'safety':
      await client.post('admin/stock/setsafety', { itemNumber, warehouse, quantity: whole(form) });
      return;
    case 'expect':
      await client.post('admin/stock/expect', {
        itemNumber,
        warehouse,
        quantity: whole(form),
        day: text(form, 'day'),
        note,
        ...(action.delivery ? { deliveryId: action.delivery.deliveryId } : {}),
      });
      return;
    case 'receive': {
      const { deliveryId } = action.delivery;
      await client.post('admin/stock/receivedelivery', { itemNumber, deliveryId, quantity: whole(form) });
      return;
    }
    case 'cancel': {
      const { deliveryId } = action.delivery;
      await client.post('admin/stock/canceldelivery', { itemNumber, deliveryId, reason: text(form, 'reason') });
      return;
    }
    case 'arrive': {
      const { transferId } = action.transfer;
      await client.post('admin/stock/receivetransfer', { itemNumber, transferId, quantity: whole(form) });
    }
  }
}

function Fields({ item, action }: Omit<Props, 'onClose'>) {
  const t = useTranslate();
  const { choices } = useWarehouseNames();
  const warehouse = (name: string, label: string, initial?: string) => (
    <TextField
      select
      name={name}
      label={t(label)}
      key={`${name}${choices.length}`}
      defaultValue={initial}
      slotProps={native}
    >
      {choices.map(({ id, name: shown }) => (
        <option key={id} value={id}>
          {shown} ({item.warehouses.find((one) => one.warehouse === id)?.available ?? 0})
        </option>
      ))}
    </TextField>
  );
  const quantity = (initial?: number, min = 0) => (
    <TextField
      type="number"
      name="quantity"
      label={t('stock.quantity')}
      defaultValue={initial ?? ''}
      required
      autoFocus
      slotProps={{ htmlInput: { min, step: 1 } }}
    />
  );
  const note = <TextField name="note" label={t('stock.note')} slotProps={{ htmlInput: { maxLength: 200 } }} />;
  switch (action.kind) {
    case 'adjust':
      return (
        <>
          {warehouse('warehouse', 'stock.warehouse')}
          {quantity(undefined, -999_999)}
          <TextField select name="reason" label={t('stock.why')} defaultValue="damaged" slotProps={native}>
            {ADJUSTMENT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`stock.reason.${reason}`)}
              </option>
            ))}
          </TextField>
          {note}
        </>
      );
    case 'count':
    case 'safety':
      return (
        <>
          {warehouse('warehouse', 'stock.warehouse')}
          {quantity()}
        </>
      );
    case 'transfer':
      return (
        <>
          {warehouse('warehouse', 'stock.from')}
          {warehouse('to', 'stock.to', choices[1]?.id)}
          {quantity(undefined, 1)}
        </>
      );
    case 'expect':
      return (
        <>
          {warehouse('warehouse', 'stock.warehouse', action.delivery?.warehouse)}
          {quantity(action.delivery?.quantity, 1)}
          <TextField
            type="date"
            name="day"
            label={t('stock.day')}
            defaultValue={action.delivery?.day ?? shopDayIn(7)}
            required
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {note}
        </>
      );
    case 'receive':
      return quantity(action.delivery.quantity);
    case 'arrive':
      return quantity(action.transfer.quantity);
    case 'cancel':
      return (
        <TextField
          name="reason"
          label={t('stock.why')}
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      );
  }
}
