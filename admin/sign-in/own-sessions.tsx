import { Box, Button, Chip, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { browserName } from '#domain/shared/browser-name.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';

const queryKey = ['sign-in', 'sessions'];

export function OwnSessions() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { send, isBusy } = useCommand(queryKey);
  const { data, error } = useQuery({ queryKey, queryFn: () => client.get('admin/session/list', {}) });
  const end = (sessionId?: string) =>
    send('admin/session/end', sessionId ? { sessionId } : {}, ({ ended }) => ({
      text: 'signIn.ended',
      args: { smart_count: ended },
    }));
  const sessions = data?.sessions ?? [];
  return (
    <Panel title={t('signIn.sessions')}>
      {error && (
        <Typography role="alert" color="error">
          {error.message}
        </Typography>
      )}
      {sessions.length > 1 && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void end()}>
          {t('signIn.endOthers')}
        </Button>
      )}
      <List dense sx={{ mt: 1.5, pb: 0 }}>
        {sessions.map(({ sessionId, agent, begunAt, seenAt, current }) => (
          <ListItem
            key={sessionId}
            disableGutters
            sx={{ columnGap: 1, flexWrap: 'wrap', borderTop: '1px solid', borderColor: 'divider', py: 1 }}
          >
            <ListItemText
              primary={
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                  {browserName(agent) || t('signIn.unknownBrowser')}
                  {current && <Chip size="small" label={t('signIn.here')} />}
                </Box>
              }
              secondary={t('signIn.times', { begun: dayAndTime(begunAt, locale), seen: dayAndTime(seenAt, locale) })}
              slotProps={{ primary: { component: 'div' } }}
              sx={{ flex: '1 1 260px' }}
            />
            {!current && (
              <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void end(sessionId)}>
                {t('signIn.end')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}
