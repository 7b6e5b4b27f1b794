import { localityOf } from '#domain/shared/locality.ts';
import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OrderDetail } from './order.reader.ts';

export type Delivery = OrderDetail['Deliveries'][number];

interface DeliveryFieldProps {
  readonly deliveries: readonly Delivery[];
  readonly value: Delivery;
  readonly onChange: (delivery: Delivery) => void;
}

/** One of several deliveries of an order, by the place that it goes to. */
export function DeliveryField({ deliveries, value, onChange }: DeliveryFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('orderDesk.delivery')}
      value={value.DeliveryID}
      onChange={({ target }) => {
        const chosen = deliveries.find(({ DeliveryID }) => DeliveryID === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {deliveries.map(({ DeliveryID, ShipTo, PickUp }) => (
        <MenuItem key={DeliveryID} value={DeliveryID}>
          {PickUp ? PickUp.Name : `${ShipTo.company || ShipTo.lastName}, ${ShipTo.addressLine1}, ${localityOf(ShipTo)}`}
        </MenuItem>
      ))}
    </TextField>
  );
}
