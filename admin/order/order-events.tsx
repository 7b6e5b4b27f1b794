import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/app/client.ts';
import { moment } from '#admin/app/format.ts';
import { Panel, stacksOnPhone } from '#admin/app/panel.tsx';

/** Every event behind the order, in order: what the shop remembers of it, word for word. */
export function OrderEvents({ orderId }: { readonly orderId: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data: events = [], error } = useQuery({ queryKey: ['order', 'events', orderId], queryFn: () => client.get('admin/order/events', { orderId }) });
  return (
    <Panel title={translate('order.events')}>
      {error && <Typography role="alert" color="error">{error.message}</Typography>}
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('order.at')}</TableCell>
            <TableCell>{translate('order.event')}</TableCell>
            <TableCell>{translate('order.actor')}</TableCell>
            <TableCell>{translate('order.changes')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {events.map((event) => (
            <TableRow key={event.eventId} sx={{ verticalAlign: 'top' }}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{moment(event.at, locale)}</TableCell>
              <TableCell>
                <strong>{event.type}</strong>
                <Typography component="div" variant="caption" color="text.secondary">{event.stream.split('-')[0]} #{event.revision}</Typography>
              </TableCell>
              <TableCell><code>{event.actor}</code></TableCell>
              <TableCell><Changes changes={event.changes} /></TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

type Change = { readonly field: string; readonly before?: unknown; readonly after?: unknown };
const FEW = 3;

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const translate = useTranslate();
  const list = (some: readonly Change[]) => some.map(({ field, before, after }) => <div key={field} style={{ overflowWrap: 'anywhere' }}><code>{field}</code> {before === undefined ? '' : `${shown(before)} → `}{shown(after)}</div>);
  if (changes.length <= FEW) return <>{list(changes)}</>;
  return (
    <details>
      <summary>{translate('order.fields', { smart_count: changes.length })}</summary>
      {list(changes)}
    </details>
  );
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
