import type { ReactNode } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import layout from '#storefront/ui/layout.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (yes: boolean) => void;
  readonly children: ReactNode;
}

/** Closing it is a no. Import it lazily. */
export function ConfirmDialog({ title, yes, no, onAnswer, children }: ConfirmDialogProps) {
  const { t } = useText();
  return (
    <Dialog open onClose={() => onAnswer(false)} title={title} closeLabel={t('close')}>
      <div className={`${layout.padded} ${layout.stack}`}>
        {children}
        <p className={layout.row}>
          <Button kind="ink" onClick={() => onAnswer(true)}>
            {yes}
          </Button>
          <Button onClick={() => onAnswer(false)}>{no}</Button>
        </p>
      </div>
    </Dialog>
  );
}
