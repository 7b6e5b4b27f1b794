import {
  Button,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { stacksOnPhone } from '#admin/ui/panel.tsx';

const PAGE_SIZE = 50;

/** Addresses that visitors did not find, those asked for most first; each becomes a redirect in one step. */
export function MissingAddresses({ onRedirect }: { readonly onRedirect: (address: string) => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const isManager = useMay('content');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['redirect', 'missing', search, page],
    queryFn: () => client.get('admin/redirect/missing', { search, page, pageSize: PAGE_SIZE }),
  });
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Typography color="text.secondary">{t('redirect.missingHelp')}</Typography>
      <TextField
        type="search"
        size="small"
        label={t('redirect.search')}
        value={search}
        onChange={({ target }) => [setSearch(target.value), setPage(1)]}
        sx={{ maxWidth: 320 }}
      />
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      <Paper sx={{ overflowX: 'auto', px: { xs: 2, md: 0 } }}>
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              <TableCell>{t('redirect.address')}</TableCell>
              <TableCell align="right">{t('redirect.count')}</TableCell>
              <TableCell>{t('redirect.lastSeen')}</TableCell>
              <TableCell>{t('redirect.referrer')}</TableCell>
              <ActionsHead />
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.rows.map((row) => (
              <TableRow key={row.address}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <code>{row.address}</code>
                </TableCell>
                <TableCell align="right" data-label={t('redirect.count')}>
                  {row.count}
                </TableCell>
                <TableCell data-label={t('redirect.lastSeen')}>{dayAndTime(row.lastSeenAt, locale)}</TableCell>
                <TableCell data-label={t('redirect.referrer')}>{row.referrer}</TableCell>
                <TableCell align="right">
                  {isManager && (
                    <Button
                      size="small"
                      aria-label={t('redirect.makeFor', { address: row.address })}
                      onClick={() => onRedirect(row.address)}
                    >
                      {t('redirect.make')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {data?.total === 0 && <Typography sx={{ p: 2 }}>{t('redirect.noneMissing')}</Typography>}
      </Paper>
      {last > 1 && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('ra.navigation.previous')}
          </Button>
          <Typography>{`${page} / ${last}`}</Typography>
          <Button size="small" disabled={page === last} onClick={() => setPage(page + 1)}>
            {t('ra.navigation.next')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
