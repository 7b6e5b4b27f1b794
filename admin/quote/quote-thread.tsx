import { useTranslate } from 'react-admin';
import { Panel } from '#admin/ui/panel.tsx';
import { useDesk } from './desk-commands.tsx';
import { MessageForm, MessageList } from './message-list.tsx';

/** All messages in the order they came, those about a line with its name. */
export function QuoteThread() {
  const { desk, tell, mayWork } = useDesk();
  const t = useTranslate();
  const names = new Map(desk.lines.map((line) => [line.lineId, line.name]));
  return (
    <Panel title={t('quote.thread')}>
      <MessageList
        messages={desk.messages}
        lineName={(lineId) => t('quote.lineNamed', { line: lineId, item: names.get(lineId) ?? '' })}
      />
      {mayWork && <MessageForm tell={tell} />}
    </Panel>
  );
}
