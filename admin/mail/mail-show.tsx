import { Paper, Stack, Typography } from '@mui/material';
import { Show, useLocaleState, useShowContext, useTranslate } from 'react-admin';
import type { MailRow } from './mail.reader.ts';
import { dayAndTime } from '#admin/lib/format.ts';

export const MailShow = () => (
  <Show actions={false} component="div">
    <MailPage />
  </Show>
);

/** The mail as its reader sees it, in a frame that runs nothing. */
function MailPage() {
  const { record } = useShowContext<MailRow>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!record) return null;
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {record.subject}
      </Typography>
      <Typography color="text.secondary">
        {translate('mail.sent', { to: record.to, at: dayAndTime(record.sentAt, locale) })}
      </Typography>
      {record.attachments.length > 0 && (
        <Typography color="text.secondary">
          {translate('mail.attached', { files: record.attachments.map(({ fileName }) => fileName).join(', ') })}
        </Typography>
      )}
      <Paper
        component="iframe"
        title={record.subject}
        sandbox=""
        srcDoc={record.html}
        sx={{ width: '100%', minHeight: 560, bgcolor: '#fff' }}
      />
    </Stack>
  );
}
