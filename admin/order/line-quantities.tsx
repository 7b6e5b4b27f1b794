import { Button, Stack, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { deliveryName, type Delivery } from './delivery-name.ts';
import type { OrderDetail } from './order.reader.ts';

export type Quantities = Readonly<Record<string, string>>;

interface Props {
  readonly order: OrderDetail;
  /** The units of a line that can be chosen; lines with none are left out. */
  readonly mostOf: (lineId: string) => number;
  readonly quantities: Quantities;
  readonly onChange: (quantities: Quantities) => void;
  /** Unless other fields come before them. */
  readonly focusFirst?: boolean;
}

/** The lines that can be chosen, each with how many of them; of several deliveries each under the place that it goes to. */
export function LineQuantities({ order, mostOf, quantities, onChange, focusFirst = true }: Props) {
  const t = useTranslate();
  const lines = order.OrderLines.filter((line) => mostOf(line.LineID) > 0);
  const deliveries = order.Deliveries.filter(({ LineIDs }) => LineIDs.some((lineId) => mostOf(lineId) > 0));
  const allOf = (lineIds: readonly string[]): Quantities =>
    Object.fromEntries(lineIds.map((lineId) => [lineId, String(mostOf(lineId))]));
  const field = ({ LineID: lineId, ProductId, SkuName }: (typeof lines)[number]) => (
    <Stack
      key={lineId}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 0.5, sm: 2 }, alignItems: { sm: 'center' } }}
    >
      <Typography sx={{ flex: 1 }}>
        <code>{ProductId}</code> {SkuName}
      </Typography>
      <TextField
        name={`line-${lineId}`}
        type="number"
        size="small"
        label={t('order.ofQuantity', { quantity: mostOf(lineId) })}
        value={quantities[lineId] ?? ''}
        autoFocus={focusFirst && lineId === lines[0]?.LineID}
        onChange={(event) => onChange({ ...quantities, [lineId]: event.target.value })}
        sx={{ width: 120 }}
        slotProps={{
          htmlInput: {
            min: 0,
            max: mostOf(lineId),
            step: 1,
            'aria-label': t('orderDesk.quantityOf', { item: ProductId, most: mostOf(lineId) }),
          },
        }}
      />
    </Stack>
  );
  return (
    <Stack component="fieldset" sx={{ gap: 1, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="legend" sx={{ fontWeight: 700 }}>
          {t('order.lines')}
        </Typography>
        <span>
          <Button size="small" onClick={() => onChange(allOf(lines.map(({ LineID }) => LineID)))}>
            {t('orderDesk.allLines')}
          </Button>
          <Button size="small" onClick={() => onChange({})}>
            {t('order.selectNone')}
          </Button>
        </span>
      </Stack>
      {deliveries.length < 2
        ? lines.map(field)
        : deliveries.map((delivery) => (
            <DeliveryLines
              key={delivery.DeliveryID}
              delivery={delivery}
              onAll={() =>
                onChange({ ...quantities, ...allOf(delivery.LineIDs.filter((lineId) => mostOf(lineId) > 0)) })
              }
            >
              {lines.filter(({ LineID }) => delivery.LineIDs.includes(LineID)).map(field)}
            </DeliveryLines>
          ))}
    </Stack>
  );
}

interface DeliveryLinesProps {
  readonly delivery: Delivery;
  readonly onAll: () => void;
  readonly children: ReactNode;
}

function DeliveryLines({ delivery, onAll, children }: DeliveryLinesProps) {
  const t = useTranslate();
  const name = deliveryName(delivery);
  return (
    <Stack role="group" aria-label={name} sx={{ gap: 1, borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {name}
        </Typography>
        <Button size="small" onClick={onAll} sx={{ flex: 'none' }}>
          {t('orderDesk.wholeDelivery')}
        </Button>
      </Stack>
      {children}
    </Stack>
  );
}

/** Commands name lines and whole quantities above 0: an empty field names none. */
export const chosen = (quantities: Quantities): { lineId: string; quantity: number }[] =>
  Object.entries(quantities).flatMap(([lineId, text]) =>
    Number(text) > 0 ? [{ lineId, quantity: Math.floor(Number(text)) }] : [],
  );
