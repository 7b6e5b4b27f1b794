import { Box, Button, Link, List, ListItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { timelinePath } from '#admin/ui/timeline-link.tsx';

/** An auditor finds a history by whatever they have in hand: a number, a name, an e-mail address. */
export function HistorySearch() {
  const t = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const { data: found, error } = useQuery({
    queryKey: ['history', 'find', search],
    queryFn: () => client.get('admin/history/find', { search }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setParameters({ search: String(new FormData(event.currentTarget).get('search')).trim() });
  };

  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('resources.history.name', { smart_count: 1 })} />
      <Panel title={t('history.whose')}>
        <Box
          component="form"
          role="search"
          onSubmit={submit}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}
        >
          <TextField
            name="search"
            label={t('history.search')}
            helperText={t('history.searchHelp')}
            key={search}
            defaultValue={search}
            autoFocus
            sx={{ flex: '1 1 260px' }}
          />
          <Button type="submit" variant="contained" size="large">
            {t('history.find')}
          </Button>
        </Box>
        <Box aria-live="polite">
          {error && (
            <Typography role="alert" color="error">
              {error.message}
            </Typography>
          )}
          {search && found?.length === 0 && <Typography color="text.secondary">{t('history.nothingFound')}</Typography>}
          {!search && found && found.length > 0 && (
            <Typography component="h3" sx={{ fontWeight: 700, mt: 1 }}>
              {t('history.newest')}
            </Typography>
          )}
          <List dense>
            {found?.map(({ subject, title }) => (
              <ListItem key={subject} disableGutters sx={{ gap: 1 }}>
                <Link
                  component={RouterLink}
                  to={timelinePath(subject)}
                  sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}
                >
                  {title}
                </Link>
                <Typography component="span" color="text.secondary">
                  {t(`history.subject.${subject.slice(0, subject.indexOf(':'))}`)}
                </Typography>
              </ListItem>
            ))}
          </List>
        </Box>
      </Panel>
    </Stack>
  );
}
