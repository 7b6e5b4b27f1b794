import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { useOpenAttachments, type LineWithFiles } from './open-attachments.ts';
import { useText } from '#storefront/lib/text.ts';
import { iconButtonClass } from '#storefront/ui/icon-button.ts';
import styles from './attachment-button.module.css';

/** A paper clip with the number of files on the line (spec 2); it opens them. */
export function AttachmentButton({ orderId, lineId, item, count }: LineWithFiles & { readonly count: number }) {
  const { t } = useText();
  const open = useOpenAttachments();
  return (
    <button
      type="button"
      className={iconButtonClass('opens', styles.button)}
      aria-haspopup="dialog"
      aria-label={t('attachments', { item, count })}
      onClick={() => open?.({ orderId, lineId, item })}
    >
      <IconPaperclip aria-hidden size={18} stroke={1.75} />
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </button>
  );
}
