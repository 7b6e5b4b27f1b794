// The page on which one thing of a kind of content is written: its form, what can be done with it, its versions and its
// timeline.
import { Box, Paper, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { ContentStatus } from './content-status.tsx';
import { readContent, sendContent, type ContentDetail, type ContentKind } from './content-calls.ts';
import { PublishBar } from './publish-bar.tsx';
import { VersionList } from './version-list.tsx';

interface Props<Content extends object> {
  readonly kind: ContentKind;
  readonly nameOf?: (detail: ContentDetail<Content>) => string;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
  /** Beside status and timeline, such as the way to the page in the shop. */
  readonly links?: (detail: ContentDetail<Content>) => ReactNode;
  /** Inputs of the form. */
  readonly children: ReactNode | ((detail: ContentDetail<Content>) => ReactNode);
  readonly actions?: (detail: ContentDetail<Content>) => ReactNode;
  /** Beside the form, above the versions. */
  readonly aside?: (detail: ContentDetail<Content>) => ReactNode;
  /** Below the form, within it: it may look at what is typed. */
  readonly preview?: (detail: ContentDetail<Content>) => ReactNode;
}

export function ContentEditor<Content extends object>({
  kind,
  nameOf = ({ name }) => name,
  labels,
  links,
  children,
  actions,
  aside,
  preview,
}: Props<Content>) {
  const t = useTranslate();
  const { id = '' } = useParams();
  const mayEdit = useMay('content');
  const queries = useQueryClient();
  const key = ['content', kind, id];
  const { data: detail, error } = useQuery({ queryKey: key, queryFn: () => readContent<Content>(kind, id) });
  const refresh = () => queries.invalidateQueries({ queryKey: key });

  if (error)
    return (
      <Typography role="alert" color="error" sx={{ py: 2 }}>
        {messageOf(error, t)}
      </Typography>
    );
  if (!detail) return null;
  const isOpen = mayEdit && !detail.scheduledFor;
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={nameOf(detail)} />
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h5" component="h2">
          {nameOf(detail)}
        </Typography>
        <ContentStatus status={detail.status} />
        <TimelineLink subject={`stream:${kind}-${id}`} />
        {links?.(detail)}
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Paper sx={{ p: 2, pb: 0, minWidth: 0 }}>
          <RecordForm<Content>
            key={id}
            record={detail.content}
            labels={labels}
            mayEdit={isOpen}
            save={async (change) => void (await sendContent(kind, 'change', { id, ...change }))}
            onSaved={() => void refresh()}
            actions={
              mayEdit && (
                <PublishBar kind={kind} detail={detail} refresh={refresh}>
                  {actions?.(detail)}
                </PublishBar>
              )
            }
          >
            {typeof children === 'function' ? children(detail) : children}
            {/* The save bar stands below the fields; a plan can be taken back where nothing else can be changed. */}
            {mayEdit && !isOpen && <PublishBar kind={kind} detail={detail} refresh={refresh} />}
            {preview?.(detail)}
          </RecordForm>
        </Paper>
        <Stack sx={{ gap: 2 }}>
          {aside?.(detail)}
          <VersionList kind={kind} detail={detail} mayEdit={mayEdit} refresh={refresh} />
        </Stack>
      </Box>
    </Stack>
  );
}
