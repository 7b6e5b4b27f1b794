import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin/ui/panel.tsx';
import { ChangeList } from './change-list.tsx';
import { useDesk } from './desk-commands.tsx';

const FIRST = 20;

/** All that happened, the newest first. */
export function QuoteHistory() {
  const {
    desk: { history, quote },
  } = useDesk();
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const newestFirst = history.toReversed();
  return (
    <Panel title={t('quote.history')}>
      <ChangeList changes={all ? newestFirst : newestFirst.slice(0, FIRST)} currency={quote.currency} />
      {!all && history.length > FIRST && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('quote.wholeHistory', { smart_count: history.length })}
        </Button>
      )}
    </Panel>
  );
}
