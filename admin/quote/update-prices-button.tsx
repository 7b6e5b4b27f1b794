import { useTranslate } from 'react-admin';
import { useDesk } from './desk-commands.tsx';
import { EditButton } from './edit-button.tsx';

/** Today's catalogue prices; what was set by hand stays. */
export function UpdatePricesButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  return (
    <EditButton
      size="small"
      label={t('quote.action.updatePrices')}
      done="quote.done.updatePrices"
      command={() => edit('admin/quote/updateprices', {}, t('quote.action.updatePrices'))}
    />
  );
}
