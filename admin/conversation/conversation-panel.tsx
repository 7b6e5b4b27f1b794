import { useTranslate } from 'react-admin';
import { Panel } from '#admin/ui/panel.tsx';
import { ConversationThread, type ThreadProps } from './conversation-thread.tsx';

/** The conversation on the page of what it is about. */
export function ConversationPanel(props: ThreadProps) {
  const t = useTranslate();
  return (
    <Panel title={t('conversation.title')}>
      <ConversationThread {...props} />
    </Panel>
  );
}
