import { Box, Button, Link, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { readSheet } from './sheet-lines.ts';
import { useWarehouseNames } from './use-warehouse-names.ts';

interface Outcome {
  readonly done: number;
  readonly unchanged?: number;
  readonly refused: readonly { readonly itemNumber: string; readonly message: string }[];
}

export const CountPage = () => <SheetPage kind="count" />;
export const TransferPage = () => <SheetPage kind="transfer" />;

/** Many items at once, typed or pasted: what is refused stays in the sheet, with the reason. */
function SheetPage({ kind }: { readonly kind: 'count' | 'transfer' }) {
  const t = useTranslate();
  const { choices } = useWarehouseNames();
  const [warehouse, setWarehouse] = useState('');
  const [to, setTo] = useState('');
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const { attempt, problem, isBusy: busy } = useAttempt();
  const { lines, unread } = readSheet(typed);
  const isReady = lines.length > 0 && !unread.length && warehouse !== '' && (kind === 'count' || to !== '');
  const send = () =>
    attempt(async () => {
      const sheet = [...lines];
      const answer: Outcome =
        kind === 'count'
          ? await client.post('admin/stock/count', { warehouse, lines: sheet })
          : await client.post('admin/stock/shiptransfer', { from: warehouse, to, lines: sheet });
      const refused = new Set(answer.refused.map(({ itemNumber }) => itemNumber));
      setTyped(
        lines
          .flatMap(({ itemNumber, quantity }) => (refused.has(itemNumber) ? [`${itemNumber}\t${quantity}`] : []))
          .join('\n'),
      );
      setOutcome(answer);
    });
  const place = (label: string, value: string, set: (value: string) => void) => (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={t(label)}
      value={value}
      onChange={({ target }) => set(target.value)}
      sx={{ minWidth: 200 }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 720 }}>
      <Title title={t(`stock.${kind}.title`)} />
      <Link component={RouterLink} to="/stock">
        {t('stock.back')}
      </Link>
      <Panel title={t(`stock.${kind}.title`)}>
        <Stack sx={{ gap: 2 }}>
          <Typography color="text.secondary">{t(`stock.${kind}.help`)}</Typography>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            {place(kind === 'count' ? 'stock.warehouse' : 'stock.from', warehouse, setWarehouse)}
            {kind === 'transfer' && place('stock.to', to, setTo)}
          </Box>
          <TextField
            label={t('stock.sheet')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            multiline
            minRows={8}
            maxRows={24}
            error={unread.length > 0}
            helperText={
              unread.length
                ? t('stock.unread', { lines: unread.slice(0, 5).join(', ') })
                : t('stock.linesRead', { count: lines.length })
            }
            slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
          />
          <Box>
            <Button variant="contained" disabled={!isReady || busy} onClick={() => void send()}>
              {t(`stock.${kind}.send`)}
            </Button>
          </Box>
          <Box role="status">
            {outcome && (
              <Typography>{t('stock.sheetDone', { done: outcome.done, unchanged: outcome.unchanged ?? 0 })}</Typography>
            )}
            {outcome?.refused.map(({ itemNumber, message }) => (
              <Typography key={itemNumber} color="error">
                <code>{itemNumber}</code> {message}
              </Typography>
            ))}
          </Box>
          <Typography role="alert" color="error">
            {problem}
          </Typography>
        </Stack>
      </Panel>
    </Stack>
  );
}
