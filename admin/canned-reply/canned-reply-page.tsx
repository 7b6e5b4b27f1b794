import { Box, Typography } from '@mui/material';
import { required, useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { asLanguage } from '#admin/lib/format.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { ChosenRecord } from '#admin/ui/record-page/chosen-record.tsx';
import { RecordPage } from '#admin/ui/record-page/record-page.tsx';
import type { CannedReply } from '#contracts/canned-reply/canned-reply.ts';
import { replyPlaceholders } from '#domain/shared/reply-placeholders.ts';
import { CANNED_REPLIES, useCannedReplies } from './use-canned-replies.ts';

type Fields = Pick<CannedReply, 'name' | 'text'>;

const EMPTY: CannedReply = { cannedReply: '', name: { en: '', fr: '' }, text: { en: '', fr: '' } };
const labels = { name: 'cannedReply.name', text: 'cannedReply.text' } as const;
const texts = { add: 'cannedReply.add', back: 'cannedReply.back', remove: 'cannedReply.remove' };

export const CannedReplyPage = () => (
  <ChosenRecord
    query={useCannedReplies()}
    find={({ replies }, id) => replies.find(({ cannedReply }) => cannedReply === id)}
    blank={EMPTY}
  >
    {(reply, isNew) => <ReplyForm reply={reply} isNew={isNew} />}
  </ChosenRecord>
);

function ReplyForm({ reply, isNew }: { readonly reply: CannedReply; readonly isNew: boolean }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { cannedReply, name, text } = reply;
  return (
    <RecordPage<Fields>
      record={{ name, text }}
      isNew={isNew}
      name={name[asLanguage(locale)]}
      labels={labels}
      texts={texts}
      list="/canned-reply"
      right="content"
      changed={CANNED_REPLIES}
      add={(data) => client.post('admin/cannedreply/add', data)}
      change={(change) => client.post('admin/cannedreply/change', { cannedReply, ...change })}
      remove={() => client.post('admin/cannedreply/remove', { cannedReply })}
    >
      <Panel title={name[asLanguage(locale)] || t('cannedReply.add')}>
        <TranslatedInput source="name" label="cannedReply.name" validate={required()} autoFocus={isNew} />
        <TranslatedInput source="text" label="cannedReply.text" validate={required()} multiline minRows={6} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('cannedReply.placeholders')}
        </Typography>
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}>
          {replyPlaceholders.map((placeholder) => (
            <Box key={placeholder} sx={{ display: 'contents' }}>
              <dt>
                <code>{`{{${placeholder}}}`}</code>
              </dt>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {t(`cannedReply.placeholder.${placeholder}`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Panel>
    </RecordPage>
  );
}
