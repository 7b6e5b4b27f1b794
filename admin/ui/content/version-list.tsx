import { Button, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { sendContent, type ContentDetail, type ContentKind } from './content-calls.ts';

interface Props {
  readonly kind: ContentKind;
  readonly detail: ContentDetail<unknown>;
  readonly mayEdit: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** Every version that readers ever saw, the newest first; each can become the draft again. */
export function VersionList({
  kind,
  detail: { id, versions, version: present, scheduledFor },
  mayEdit,
  refresh,
}: Props) {
  const t = useTranslate();
  const { run, isBusy } = useCommand();
  const [locale] = useLocaleState();
  const restore = async (version: number) => {
    await sendContent(kind, 'restore', { id, version });
    await refresh();
  };
  return (
    <Panel title={t('content.versions')}>
      {versions.length ? (
        <Table size="small">
          <TableBody>
            {versions.map(({ version, publishedAt, publishedBy }) => (
              <TableRow key={version}>
                <TableCell component="th" scope="row" sx={{ pl: 0, fontWeight: version === present ? 600 : 400 }}>
                  {t('content.versionOf', { version })}
                  {version === present && `, ${t('content.seen')}`}
                  <Typography variant="caption" component="p" color="text.secondary">
                    {dayAndTime(publishedAt, locale)}, {publishedBy}
                  </Typography>
                </TableCell>
                <TableCell align="right" sx={{ pr: 0 }}>
                  {mayEdit && !scheduledFor && (
                    <Button
                      size="small"
                      aria-label={t('content.restoreVersion', { version })}
                      disabled={isBusy}
                      onClick={() => void run(() => restore(version), 'content.done.restore')}
                    >
                      {t('content.do.restore')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <Typography color="text.secondary">{t('content.noVersions')}</Typography>
      )}
    </Panel>
  );
}
