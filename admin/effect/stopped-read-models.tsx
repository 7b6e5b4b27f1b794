import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';

const POLL_MS = 20_000;

/** Read models that wait for whoever runs the shop; nothing is shown while all of them follow. */
export function StoppedReadModels() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['effect', 'read-models'],
    queryFn: () => client.get('admin/effect/readmodels', {}),
    refetchInterval: POLL_MS,
  });
  if (!data?.rows.length) return null;
  return (
    <Panel title={t('effect.readModels')}>
      <Typography sx={{ mb: 1, maxWidth: 900 }}>{t('effect.readModelsHelp')}</Typography>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            {(['what', 'reason', 'since'] as const).map((name) => (
              <TableCell key={name}>{t(`effect.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map(({ name, said, since }) => (
            <TableRow key={name}>
              <TableCell>
                <code>{name}</code>
              </TableCell>
              <TableCell data-lines data-label={t('effect.reason')} sx={{ overflowWrap: 'anywhere' }}>
                <div>{said}</div>
              </TableCell>
              <TableCell data-label={t('effect.since')}>{dayAndTime(since, locale)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
