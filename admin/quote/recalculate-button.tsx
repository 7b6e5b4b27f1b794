import { useTranslate } from 'react-admin';
import { useDesk } from './desk-commands.tsx';
import { EditButton } from './edit-button.tsx';

/** Today's freight and taxes; prices stay. */
export function RecalculateButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  return (
    <EditButton
      size="small"
      label={t('quote.action.recalculate')}
      done="quote.done.recalculate"
      command={() => edit('admin/quote/recalculate', {}, t('quote.action.recalculate'))}
    />
  );
}
