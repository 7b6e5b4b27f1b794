import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { fileUrl } from '#contracts/client.ts';
import type { LineWithFiles } from '#storefront/shared/attachment/open-attachments.ts';
import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';
import { formatKilobytes } from './kilobytes.ts';
import type { filesOf } from './use-attachments.ts';
import { iconButtonClass } from '#storefront/ui/icon-button.ts';
import styles from './attachment.module.css';

interface AttachedFileProps {
  readonly line: LineWithFiles;
  readonly file: ReturnType<typeof filesOf>[number];
  /** Undefined when files may not be removed. */
  readonly onRemove: (() => void) | undefined;
}

export function AttachedFile({
  line: { orderId, lineId },
  file: { slot, name, size, status, reason },
  onRemove,
}: AttachedFileProps) {
  const { t, language } = useText('attachment');
  return (
    <li className={styles.file}>
      <div>
        <a
          className={styles.name}
          href={fileUrl('attachment/file', { OrderId: orderId, LineId: lineId, AttachmentNumber: slot })}
          download={name}
        >
          {name}
        </a>
        <p className={text.quiet}>
          {formatKilobytes(size, language)}
          {status && (
            <span data-status={status} className={styles.status}>
              {t(`status.${status}`)}
            </span>
          )}
        </p>
        {reason && <p>{reason}</p>}
      </div>
      {onRemove && (
        <button
          type="button"
          className={iconButtonClass('removes')}
          aria-label={t('remove', { name })}
          onClick={onRemove}
        >
          <IconTrash aria-hidden size={18} stroke={1.75} />
        </button>
      )}
    </li>
  );
}
