import { useTranslate } from 'react-admin';
import { useDesk } from './desk-commands.tsx';
import { EditButton } from './edit-button.tsx';

/** In place of Publish while a second CSR must approve: it becomes work for the others. */
export function RequestApprovalButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  return (
    <EditButton
      variant="contained"
      label={t('quote.action.requestApproval')}
      done="quote.done.requestApproval"
      command={() => edit('admin/quote/requestapproval', {}, t('quote.action.requestApproval'))}
    />
  );
}
