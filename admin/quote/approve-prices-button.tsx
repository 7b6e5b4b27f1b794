import { useTranslate } from 'react-admin';
import { useDesk } from './desk-commands.tsx';
import { EditButton } from './edit-button.tsx';

/** The second CSR's yes to prices far below the catalogue. */
export function ApprovePricesButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  return (
    <EditButton
      variant="contained"
      label={t('quote.action.approvePrices')}
      done="quote.done.approvePrices"
      command={() => edit('admin/quote/approvepricing', {}, t('quote.action.approvePrices'))}
    />
  );
}
