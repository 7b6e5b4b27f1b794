// What can be done with a draft and with what is published: each a named command behind a button of its own.
import Schedule from '@mui/icons-material/ScheduleOutlined';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useCommand } from '#admin/lib/use-command.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { sendContent, type ContentDetail, type ContentKind, type ContentVerb } from './content-calls.ts';

interface Props {
  readonly kind: ContentKind;
  readonly detail: ContentDetail<unknown>;
  readonly refresh: () => Promise<unknown>;
  /** Further buttons, such as one that sends a test. */
  readonly children?: ReactNode;
}

/** Beside "Save", within the form: what is not saved cannot be published by accident. */
export function PublishBar({ kind, detail, refresh, children }: Props) {
  const t = useTranslate();
  const { run, isBusy: busy } = useCommand();
  const [locale] = useLocaleState();
  const { isDirty } = useFormState();
  const [planning, setPlanning] = useState(false);
  const { id, hasDraft, version, scheduledFor, status } = detail;

  const act = async (verb: ContentVerb) => {
    await sendContent(kind, verb, { id });
    await refresh();
  };
  const button = (verb: ContentVerb, isMain = false) => (
    <Button
      key={verb}
      variant={isMain ? 'contained' : 'outlined'}
      disabled={busy || isDirty}
      title={isDirty ? t('content.saveFirst') : undefined}
      onClick={() => void run(() => act(verb), `content.done.${verb}`)}
    >
      {t(`content.do.${verb}`)}
    </Button>
  );

  if (scheduledFor)
    return (
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2">{t('content.scheduledFor', { at: dayAndTime(scheduledFor, locale) })}</Typography>
        {button('unschedule')}
      </Stack>
    );
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {children}
      {kind === 'letter' ? status !== 'original' && button('reset') : version > 0 && button('withdraw')}
      {hasDraft && version > 0 && button('discard')}
      {hasDraft && (
        <>
          <Button
            variant="outlined"
            startIcon={<Schedule />}
            disabled={busy || isDirty}
            title={isDirty ? t('content.saveFirst') : undefined}
            onClick={() => setPlanning(true)}
          >
            {t('content.do.schedule')}
          </Button>
          {button('publish', true)}
        </>
      )}
      {planning && (
        // A dialog is a form within the page's form, which is not to be sent with it.
        <Box onSubmit={(event) => event.stopPropagation()}>
          <CommandDialog
            title={t('content.do.schedule')}
            submit={t('content.plan')}
            done="content.done.schedule"
            onClose={() => setPlanning(false)}
            onSubmit={async (form) => {
              await sendContent(kind, 'publish', { id, publishAt: new Date(String(form.get('at'))).toISOString() });
              await refresh();
            }}
          >
            <TextField
              name="at"
              type="datetime-local"
              label={t('content.publishAt')}
              helperText={t('content.yourClock')}
              required
              autoFocus
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </CommandDialog>
        </Box>
      )}
    </Stack>
  );
}
