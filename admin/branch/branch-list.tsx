import { localityOf } from '#domain/shared/locality.ts';
import { Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messageOf } from '#admin/lib/message-of.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RowLink } from '#admin/ui/resource-list.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { useBranches } from './use-branches.ts';

const COLUMNS = ['name', 'address', 'position', 'warehouse', 'active'] as const;

export function BranchList() {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const mayChange = useMay('setting');
  const { data, error } = useBranches();
  useRowKeys();
  const cell = (column: (typeof COLUMNS)[number]) => ({ 'data-label': t(`branch.${column}`) });
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.branch.name', { smart_count: 2 })} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <TimelineLink subject="branch:shop" />
        {mayChange && (
          <Button component={RouterLink} to="/branch/create" variant="contained">
            {t('branch.add')}
          </Button>
        )}
      </Box>
      {error && <Typography role="alert">{messageOf(error, t)}</Typography>}
      <Panel title={t('resources.branch.name', { smart_count: 2 })}>
        {data && !data.branches.length && <Typography role="status">{t('branch.noneYet')}</Typography>}
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{t(`branch.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(data?.branches ?? []).map(({ branch, name, address, latitude, longitude, warehouse, active }) => (
              <TableRow key={branch} hover>
                <TableCell {...cell('name')}>
                  <RowLink to={`/branch/${branch}/show`}>
                    {name[locale]} <code>{branch}</code>
                  </RowLink>
                </TableCell>
                <TableCell {...cell('address')}>
                  {address.addressLine1}, {localityOf(address)}
                </TableCell>
                <TableCell {...cell('position')}>
                  {latitude}, {longitude}
                </TableCell>
                <TableCell {...cell('warehouse')}>{warehouse || '–'}</TableCell>
                <TableCell {...cell('active')}>{t(active ? 'branch.yes' : 'branch.no')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </Stack>
  );
}
