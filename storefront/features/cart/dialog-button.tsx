import { useEffect, useRef, useState, Suspense, type ReactNode } from 'react';
import { Button, type ButtonKind } from '#storefront/ui/button.tsx';

interface DialogButtonProps {
  readonly label: string;
  readonly kind?: ButtonKind | undefined;
  readonly className?: string | undefined;
  /** Fetches the dialog's code before it is asked for. */
  readonly preload: () => void;
  readonly dialog: (close: () => void) => ReactNode;
  /** Says when the dialog opens and when it is gone. */
  readonly onOpen?: ((open: boolean) => void) | undefined;
}

export function DialogButton({ label, kind = 'plain', className, preload, dialog, onOpen }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const show = (open: boolean) => {
    setOpen(open);
    onOpen?.(open);
  };
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What the dialog was opened from could not be reached meanwhile, so it does not get the focus back by itself.
    if (!isOpen) pressed.current?.focus();
  }, [isOpen]);
  return (
    <>
      <Button
        kind={kind}
        className={className}
        onFocus={preload}
        onPointerEnter={preload}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          show(true);
        }}
      >
        {label}
      </Button>
      {isOpen && <Suspense>{dialog(() => show(false))}</Suspense>}
    </>
  );
}
