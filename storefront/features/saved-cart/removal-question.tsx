import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';

interface RemovalQuestionProps {
  readonly name: string;
  readonly pending: boolean;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

export function RemovalQuestion({ name, pending, onRemove, onCancel }: RemovalQuestionProps) {
  const { t } = useText(['saved-cart', 'common']);
  return (
    <div className={layout.row} role="group" aria-label={t('removeAsked', { name })}>
      <p>{t('removeAsked', { name })}</p>
      <Button pending={pending} onClick={onRemove}>
        {t('removeForGood')}
      </Button>
      <Button kind="link" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}
