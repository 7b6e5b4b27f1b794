import { Box, Link, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { dayAndTime, dayOnly, money } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { fileUrl } from '#contracts/client.ts';
import { useDesk } from './desk-commands.tsx';
import { RevisionDifference } from './revision-difference.tsx';

/** Every published revision with its fingerprint, and the difference between any two. */
export function QuoteRevisions() {
  const {
    desk: { revisions, quote },
  } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [newest] = revisions;
  return (
    <Panel title={t('quote.revisions')}>
      {revisions.length === 0 && <Typography color="text.secondary">{t('quote.noRevisions')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {revisions.map(({ Revision, Hash, PublishedAt, ValidUntil, OrderTotal, by }) => (
          <Box component="li" key={Revision} sx={{ py: 0.75, borderBottom: '1px solid', borderColor: 'divider' }}>
            <Typography>
              <strong>{t('quote.revision', { revision: Revision })}</strong> ·{' '}
              {money(OrderTotal, quote.currency, locale)} · {t('quote.validTo', { day: dayOnly(ValidUntil, locale) })}
            </Typography>
            <Typography variant="body2">
              {by}, {dayAndTime(PublishedAt, locale)} ·{' '}
              <Link
                href={fileUrl('admin/quote/download', { quoteId: quote.quoteId, revision: Revision })}
                aria-label={t('quote.pdfOf', { revision: Revision })}
              >
                PDF
              </Link>
            </Typography>
            <Typography
              component="code"
              sx={{
                fontFamily: '"IBM Plex Mono", monospace',
                fontSize: 11,
                overflowWrap: 'anywhere',
                color: 'text.secondary',
              }}
              title={t('quote.fingerprint')}
            >
              {Hash}
            </Typography>
          </Box>
        ))}
      </Box>
      {newest && revisions.length > 1 && <Compare newest={newest.Revision} />}
    </Panel>
  );
}

function Compare({ newest }: { readonly newest: number }) {
  const {
    desk: { revisions },
  } = useDesk();
  const t = useTranslate();
  const [pair, setPair] = useState({ from: newest - 1, to: newest });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, pt: 2 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            select
            size="small"
            fullWidth
            label={t(`quote.compare.${end}`)}
            value={pair[end]}
            onChange={(event) => setPair({ ...pair, [end]: Number(event.target.value) })}
            slotProps={{ select: { native: true } }}
          >
            {revisions.map(({ Revision }) => (
              <option key={Revision} value={Revision}>
                {t('quote.revision', { revision: Revision })}
              </option>
            ))}
          </TextField>
        ))}
      </Box>
      <RevisionDifference {...pair} />
    </>
  );
}
