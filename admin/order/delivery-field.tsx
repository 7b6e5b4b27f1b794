import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { deliveryName, type Delivery } from './delivery-name.ts';

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
      // An address is longer than a phone is wide.
      sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
      onChange={({ target }) => {
        const chosen = deliveries.find(({ DeliveryID }) => DeliveryID === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {deliveries.map((delivery) => (
        <MenuItem key={delivery.DeliveryID} value={delivery.DeliveryID} sx={{ whiteSpace: 'normal' }}>
          {deliveryName(delivery)}
        </MenuItem>
      ))}
    </TextField>
  );
}
