import Search from '@mui/icons-material/Search';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { SearchDialog } from '#admin/search/global-search.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { useScreens } from './navigation.tsx';

/** Where the day's work begins. */
const FIRST_SCREENS = 6;

/** At an address that leads nowhere: what was asked for, a search, and the first screens. */
export function NotFoundPage() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const screens = useScreens();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <Box sx={{ py: 2, maxWidth: 640 }}>
      <Title title={t('notFound.title')} />
      <Panel title={t('notFound.title')}>
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{t('notFound.text', { pathname })}</Typography>
        <Button variant="contained" startIcon={<Search />} onClick={() => setIsSearching(true)}>
          {t('find.open')}
        </Button>
        <Stack component="nav" aria-label={t('notFound.screens')} sx={{ mt: 2, gap: 0.5, alignItems: 'flex-start' }}>
          <Typography color="text.secondary">{t('notFound.screens')}</Typography>
          {screens.slice(0, FIRST_SCREENS).map(({ to, name }) => (
            <Link key={to} component={RouterLink} to={to}>
              {name}
            </Link>
          ))}
        </Stack>
      </Panel>
      {isSearching && <SearchDialog screens={screens} onClose={() => setIsSearching(false)} />}
    </Box>
  );
}
