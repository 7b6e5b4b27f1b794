import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#storefront/lib/api-error.ts';
import { useText } from '#storefront/lib/text.ts';
import { useAddItems } from '#storefront/shared/cart/use-add-lines.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { forgetRemoved, useRemovedLines } from './removed-lines.ts';

/** What was removed, for a minute, and the way back. */
export function UndoRemoval() {
  const { t } = useText(['cart', 'common']);
  const queryClient = useQueryClient();
  const removed = useRemovedLines();
  const { add, pending, error } = useAddItems();
  if (!removed) return null;
  const undo = async () => {
    if (await add(removed.items)) forgetRemoved(queryClient);
  };
  return (
    <Alert kind={error === undefined ? 'ok' : 'error'}>
      <div className={layout.row}>
        <span>{error === undefined ? removed.text : errorText(error, t('common:unreachable'))}</span>
        <Button kind="link" pending={pending} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </div>
    </Alert>
  );
}
