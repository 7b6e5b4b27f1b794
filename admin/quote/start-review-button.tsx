import { useTranslate } from 'react-admin';
import { useDesk } from './desk-commands.tsx';
import { EditButton } from './edit-button.tsx';

/** Tells the buyer and one's colleagues that somebody is at it. */
export function StartReviewButton() {
  const { tell } = useDesk();
  const t = useTranslate();
  return (
    <EditButton
      label={t('quote.action.startReview')}
      done="quote.done.startReview"
      command={() => tell('admin/quote/startreview', {})}
    />
  );
}
