import { Box, Typography } from '@mui/material';
import { startTransition, useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Panel } from '#admin/ui/panel.tsx';
import type { QuoteDesk } from './quote.reader.ts';
import { AddLineForm } from './add-line-form.tsx';
import { useDesk } from './desk-commands.tsx';
import { LineRow } from './line-row.tsx';
import { linesTable } from './lines-table.ts';

/** Few enough to be on the screen at once; the others follow without holding up the first look. */
const FIRST = 30;
const COLUMNS = [
  'line',
  'item',
  'quantity',
  'cataloguePrice',
  'offeredPrice',
  'percentOff',
  'amountOff',
  'netTotal',
  'belowCatalogue',
  'margin',
  'actions',
] as const;

/** The working copy: every figure that may be changed is a field; Tab and arrows move, Enter saves, Escape cancels. */
export function QuoteLines() {
  const { desk, edit, tell, mayEdit, mayWork } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [shown, setShown] = useState(FIRST);
  useEffect(() => startTransition(() => setShown(Infinity)), []);
  const messages = useMemo(() => byLine(desk.messages), [desk.messages]);
  return (
    <Panel title={t('quote.lines', { smart_count: desk.lines.length })}>
      {desk.lines.length === 0 && (
        <Typography color="text.secondary">
          {t('quote.noLines')} {mayEdit && t('quote.addLines')}
        </Typography>
      )}
      {desk.lines.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={linesTable} onKeyDown={moveInColumn}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className={column}>
                    {t(`quote.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {desk.lines.slice(0, shown).map((line) => (
              <LineRow
                key={line.lineId}
                line={line}
                edit={edit}
                tell={tell}
                mayEdit={mayEdit}
                mayWrite={mayWork}
                t={t}
                locale={locale}
                currency={desk.quote.currency}
                accountId={desk.customer.accountId}
                limitPercent={desk.approval.limitPercent}
                messages={messages.get(line.lineId)}
              />
            ))}
          </Box>
        </Box>
      )}
      {mayEdit && <AddLineForm />}
    </Panel>
  );
}

type Message = QuoteDesk['messages'][number];

function byLine(messages: readonly Message[]): ReadonlyMap<string, readonly Message[]> {
  const threads = new Map<string, Message[]>();
  for (const message of messages)
    if (message.lineId) threads.set(message.lineId, [...(threads.get(message.lineId) ?? []), message]);
  return threads;
}

/** Arrow up and down go to the same figure of the line above or below. */
function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (
    !(field instanceof HTMLInputElement) ||
    !field.dataset['figure'] ||
    (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')
  )
    return;
  const column = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-figure=${field.dataset['figure']}]`),
  ];
  const next = column[column.indexOf(field) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
