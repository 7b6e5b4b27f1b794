import { useLocaleState } from 'react-admin';
import { asLanguage } from '#admin/lib/format.ts';
import { RecordsList } from '#admin/ui/record-page/records-list.tsx';
import { useCannedReplies } from './use-canned-replies.ts';

export function CannedReplyList() {
  const [locale] = useLocaleState();
  const language = asLanguage(locale);
  const { data, error } = useCannedReplies();
  return (
    <RecordsList
      resource="canned-reply"
      texts={{ add: 'cannedReply.add', none: 'cannedReply.none' }}
      right="content"
      query={{ data: data?.replies, error }}
      idOf={({ cannedReply }) => cannedReply}
      columns={[
        { label: 'cannedReply.name', cell: ({ name }) => name[language] },
        { label: 'cannedReply.text', cell: ({ text }) => text[language] },
      ]}
    />
  );
}
