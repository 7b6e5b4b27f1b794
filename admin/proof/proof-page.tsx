import {
  Box,
  Button,
  Link,
  Pagination,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { moment, shopDayIn } from '#admin/lib/format.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';

const mono = { fontFamily: '"IBM Plex Mono", monospace', fontSize: 12, overflowWrap: 'anywhere' } as const;

/** A new head is signed every minute while anything happens. */
const EVERY_MS = 15_000;

/** The page shows what proves the history, and tells how anybody checks it without the shop. */
export function ProofPage() {
  const t = useTranslate();
  const today = shopDayIn(0);
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.proof.name', { smart_count: 1 })} />
      <Panel title={t('history.proof.how')}>
        <Box component="ol" sx={{ pl: 3, m: 0, maxWidth: 720, '& li': { mb: 1 } }}>
          <li>
            {t('history.proof.step1')}{' '}
            <Link component={RouterLink} to="/history">
              {t('resources.history.name', { smart_count: 1 })}
            </Link>
          </li>
          <li>{t('history.proof.step2')}</li>
          <li>
            {t('history.proof.step3')}
            <Box component="pre" tabIndex={0} sx={{ ...mono, whiteSpace: 'pre-wrap', my: 0.5 }}>
              millwright-verify MW-…-{today}.jsonl --public-key millwright.pem
            </Box>
          </li>
          <li>{t('history.proof.step4')}</li>
        </Box>
        <Typography color="text.secondary" sx={{ maxWidth: 720, mt: 1 }}>
          {t('history.proof.limits')}
        </Typography>
      </Panel>
      <PublicKey />
      <Heads />
    </Stack>
  );
}

function PublicKey() {
  const t = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['proof', 'key'],
    queryFn: () => client.get('admin/proof/publickey', {}),
    refetchInterval: EVERY_MS,
  });
  return (
    <Panel title={t('history.proof.key')}>
      {error && (
        <Typography role="alert" color="error">
          {error.message}
        </Typography>
      )}
      {data && (
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Box>
            <Typography>{t('history.proof.fingerprint')}</Typography>
            <Box component="code" sx={mono}>
              {data.fingerprint}
            </Box>
          </Box>
          <Box
            component="pre"
            tabIndex={0}
            aria-label={t('history.proof.key')}
            sx={{ ...mono, m: 0, whiteSpace: 'pre-wrap' }}
          >
            {data.pem.trim()}
          </Box>
          <Button
            component="a"
            href={`data:application/x-pem-file,${encodeURIComponent(data.pem)}`}
            download="millwright.pem"
            variant="outlined"
            size="small"
          >
            {t('history.proof.downloadKey')}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}

const PAGE_SIZE = 25;

function Heads() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['proof', 'heads', page],
    queryFn: () => client.get('admin/proof/heads', { page, pageSize: PAGE_SIZE }),
    placeholderData: (before) => before,
    refetchInterval: EVERY_MS,
  });
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <Panel title={t('history.proof.heads')}>
      {data?.total === 0 && <Typography color="text.secondary">{t('history.unsigned')}</Typography>}
      {data && data.total > 0 && (
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              {(['signedAt', 'size', 'root', 'signature'] as const).map((column) => (
                <TableCell key={column}>{t(`history.proof.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.heads.map(({ size, root, at, signature }) => (
              <TableRow key={size} sx={{ verticalAlign: 'top' }}>
                <TableCell sx={{ whiteSpace: 'nowrap' }} title={at}>
                  {moment(at, locale)}
                </TableCell>
                <TableCell data-label={t('history.proof.size')}>{size.toLocaleString(`${locale}-CA`)}</TableCell>
                <TableCell data-label={t('history.proof.root')} sx={mono}>
                  {root}
                </TableCell>
                <TableCell data-label={t('history.proof.signature')} sx={mono}>
                  {signature}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label={t('history.pages')}
          sx={{ mt: 1 }}
        />
      )}
    </Panel>
  );
}
