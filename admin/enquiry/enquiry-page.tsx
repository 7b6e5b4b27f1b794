import { Button, Link, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { Facts, Words, Writer, WrittenPage, type Fact } from '#admin/ui/written-page.tsx';
import { WrittenStatus } from '#admin/ui/written-status.tsx';
import { fileUrl } from '#contracts/client.ts';
import { MOST_MESSAGE, type EnquiryDetail } from '#contracts/enquiry/enquiry.ts';

/** What somebody wrote by the contact form, its files, and what was answered. */
export function EnquiryPage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { id: enquiryId = '' } = useParams();
  const { data: enquiry, error } = useQuery({
    queryKey: ['enquiry', 'detail', enquiryId],
    queryFn: () => client.get('admin/enquiry/detail', { enquiryId }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (!enquiry) return null;
  return (
    <WrittenPage
      resource="enquiry"
      id={enquiryId}
      title={`· ${enquiry.subject}`}
      status={<WrittenStatus of="enquiry" status={enquiry.status} />}
      actions={<Actions enquiry={enquiry} />}
    >
      <Panel title={enquiry.subject}>
        <Words lang={enquiry.language}>{enquiry.message}</Words>
        <KnownOf enquiry={enquiry} />
      </Panel>
      {enquiry.answers.map(({ answerId, text, by, at }) => (
        <Panel key={answerId} title={t('enquiry.answeredBy', { name: by, at: dayAndTime(at, locale) })}>
          <Words lang={enquiry.language}>{text}</Words>
        </Panel>
      ))}
    </WrittenPage>
  );
}

function KnownOf({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { enquiryId, email, reference, sentAt, files } = enquiry;
  const facts: readonly Fact[] = [
    [t('enquiry.name'), <Writer key="name" {...enquiry} />],
    [t('enquiry.email'), email],
    ...(reference ? [[t('enquiry.reference'), <code key="reference">{reference}</code>] as const] : []),
    [t('enquiry.sent'), dayAndTime(sentAt, locale)],
    ...(files.length
      ? [
          [
            t('enquiry.files'),
            <Stack key="files">
              {files.map(({ number, fileName }) => (
                <Link key={number} href={fileUrl('admin/enquiry/file', { enquiryId, number })} download={fileName}>
                  {fileName}
                </Link>
              ))}
            </Stack>,
          ] as const,
        ]
      : []),
  ];
  return <Facts facts={facts} />;
}

function Actions({ enquiry: { enquiryId, status, email, language } }: { readonly enquiry: EnquiryDetail }) {
  const t = useTranslate();
  const { send, refresh } = useCommand(['enquiry']);
  const mayAnswer = useMay('customer');
  const [isOpen, setOpen] = useState(false);
  if (!mayAnswer) return null;
  const close = () => send('admin/enquiry/close', { enquiryId }, 'enquiry.closed');
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {t('enquiry.answer')}
      </Button>
      {status === 'waiting' && (
        <Button size="small" variant="outlined" onClick={() => void close()}>
          {t('enquiry.close')}
        </Button>
      )}
      {isOpen && (
        <CommandDialog
          title={t('enquiry.answer')}
          color="primary"
          done="enquiry.answerSent"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            await client.post('admin/enquiry/answer', { enquiryId, text: String(form.get('text')) });
            await refresh();
          }}
        >
          <TextField
            name="text"
            label={t('enquiry.answerLabel', { email })}
            required
            autoFocus
            multiline
            minRows={6}
            slotProps={{ htmlInput: { maxLength: MOST_MESSAGE, lang: language } }}
          />
        </CommandDialog>
      )}
    </>
  );
}
