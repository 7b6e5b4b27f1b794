import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { ReturnDetail } from '#contracts/return/return-shapes.ts';

const PLACES = ['toStock', 'toScrap', 'toBuyer'] as const;
type Place = (typeof PLACES)[number];

interface Props {
  readonly one: ReturnDetail;
  readonly onClose: () => void;
}

/** Line by line: how many have come, and what becomes of them. */
export function ReceiveDialog({ one: { orderId, returnId, lines }, onClose }: Props) {
  const t = useTranslate();
  const { refresh } = useCommand(['return']);
  const [units, setUnits] = useState<Readonly<Record<string, string>>>({});
  const unitsOf = (lineId: string, place: Place) => Math.floor(Number(units[`${lineId} ${place}`] ?? 0)) || 0;
  const received = lines.map(({ LineID: lineId }) => ({
    lineId,
    toStock: unitsOf(lineId, 'toStock'),
    toScrap: unitsOf(lineId, 'toScrap'),
    toBuyer: unitsOf(lineId, 'toBuyer'),
  }));
  const isEmpty = received.every(({ toStock, toScrap, toBuyer }) => toStock + toScrap + toBuyer <= 0);
  const allToStock = () =>
    setUnits(Object.fromEntries(lines.map((line) => [`${line.LineID} toStock`, String(line.Quantity)])));
  return (
    <CommandDialog
      title={t('return.receive')}
      done="return.received"
      onClose={onClose}
      notYet={isEmpty}
      onSubmit={async () => {
        await client.post('admin/return/receive', { orderId, returnId, lines: received });
        await refresh();
      }}
    >
      <Typography color="text.secondary">{t('return.receiveHelp')}</Typography>
      <span>
        <Button size="small" onClick={allToStock}>
          {t('return.allToStock')}
        </Button>
      </span>
      {lines.map(({ LineID: lineId, ProductId: item, SkuName, Quantity: most }) => (
        <Stack key={lineId} component="fieldset" sx={{ gap: 1, border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend">
            <code>{item}</code> {SkuName}, {t('return.most', { most })}
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
            {PLACES.map((place) => (
              <TextField
                key={place}
                name={`${lineId} ${place}`}
                type="number"
                size="small"
                label={t(`return.${place}`)}
                value={units[`${lineId} ${place}`] ?? ''}
                onChange={({ target }) => setUnits({ ...units, [`${lineId} ${place}`]: target.value })}
                sx={{ flex: 1 }}
                slotProps={{
                  htmlInput: {
                    min: 0,
                    max: most,
                    step: 1,
                    'aria-label': t('return.unitsOf', { to: t(`return.${place}`), item, most }),
                  },
                }}
              />
            ))}
          </Stack>
        </Stack>
      ))}
    </CommandDialog>
  );
}
