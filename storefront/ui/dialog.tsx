// A modal on Base UI: focus is kept inside, Escape closes, the page behind is still. Import it lazily.
import { Dialog as Base } from '@base-ui/react/dialog';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { classNames } from '#storefront/lib/class-names.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** A dialog that must be answered does not close by a click beside it. */
  readonly insistent?: boolean;
}

function Modal({
  open,
  onClose,
  title,
  closeLabel,
  children,
  insistent = false,
  place,
}: DialogProps & { readonly place: 'centre' | 'side' }) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={insistent}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={classNames(styles.popup, styles[place])}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={styles.close} aria-label={closeLabel}>
              <IconX aria-hidden size={22} />
            </Base.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export const Dialog = (props: DialogProps) => <Modal {...props} place="centre" />;

/** From the left edge, for menus of a phone. */
export const Drawer = (props: DialogProps) => <Modal {...props} place="side" />;
