import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import layout from '#storefront/ui/layout.module.css';

interface RemoveDialogProps {
  readonly name: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** Closing it is a no. Import it lazily. */
export function RemoveDialog({ name, onAnswer }: RemoveDialogProps) {
  const { t } = useText(['contact', 'common']);
  return (
    <Dialog open onClose={() => onAnswer(false)} title={t('removeNamed', { name })} closeLabel={t('common:close')}>
      <div className={`${layout.padded} ${layout.stack}`}>
        <p>{t('removeSure', { name })}</p>
        <p className={layout.row}>
          <Button kind="ink" onClick={() => onAnswer(true)}>
            {t('remove')}
          </Button>
          <Button onClick={() => onAnswer(false)}>{t('cancel')}</Button>
        </p>
      </div>
    </Dialog>
  );
}
