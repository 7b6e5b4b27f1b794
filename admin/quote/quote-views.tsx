import { Box, Link, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** What most days are made of; one's own are saved under "Add filter". */
const views = [
  { name: 'waiting', filter: { turn: 'us' }, sort: 'requestedAt', order: 'ASC' },
  { name: 'expiring', filter: { expiresWithin: 7 }, sort: 'validUntil', order: 'ASC' },
  { name: 'all', filter: {}, sort: 'updatedAt', order: 'DESC' },
] as const;

const viewUrl = ({ filter, sort, order }: (typeof views)[number]) => `/quote?${new URLSearchParams({ filter: JSON.stringify(filter), sort, order, page: '1', perPage: '25', displayedFilters: '{}' })}`;

export function QuoteViews() {
  const t = useTranslate();
  const { filterValues } = useListContext<never>();
  const shown = JSON.stringify(filterValues);
  return (
    <Box component="nav" aria-label={t('quote.views')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, px: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
      {views.map((view) => (
        <Link
          key={view.name} component={RouterLink} to={viewUrl(view)} aria-current={shown === JSON.stringify(view.filter) ? 'page' : undefined} underline="hover"
          sx={{ py: 1.25, borderBottom: '3px solid transparent', '&[aria-current]': { borderColor: 'text.primary', color: 'text.primary', fontWeight: 700 } }}
        >
          {t(`quote.view.${view.name}`)}
        </Link>
      ))}
      <Box sx={{ flex: 1 }} />
      <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>{t('quote.keys')}</Typography>
    </Box>
  );
}
