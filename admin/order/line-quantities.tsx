import { Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
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

/** The lines that can be chosen, each with how many of them. */
export function LineQuantities({ order, mostOf, quantities, onChange, focusFirst = true }: Props) {
  const t = useTranslate();
  const lines = order.OrderLines.filter((line) => mostOf(line.LineID) > 0);
  const all = () => onChange(Object.fromEntries(lines.map((line) => [line.LineID, String(mostOf(line.LineID))])));
  return (
    <Stack component="fieldset" sx={{ gap: 1, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="legend" sx={{ fontWeight: 700 }}>
          {t('order.lines')}
        </Typography>
        <span>
          <Button size="small" onClick={all}>
            {t('orderDesk.allLines')}
          </Button>
          <Button size="small" onClick={() => onChange({})}>
            {t('order.selectNone')}
          </Button>
        </span>
      </Stack>
      {lines.map(({ LineID: lineId, ProductId, SkuName }, index) => (
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
            autoFocus={focusFirst && index === 0}
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
      ))}
    </Stack>
  );
}

/** Commands name lines and whole quantities above 0: an empty field names none. */
export const chosen = (quantities: Quantities): { lineId: string; quantity: number }[] =>
  Object.entries(quantities).flatMap(([lineId, text]) =>
    Number(text) > 0 ? [{ lineId, quantity: Math.floor(Number(text)) }] : [],
  );
