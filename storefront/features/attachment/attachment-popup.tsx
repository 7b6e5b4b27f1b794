// Files of one line (spec 2, attachment popup): chosen, dropped or pasted; read-only once the cart or quote is closed.
import type { ClipboardEvent } from 'react';
import { ATTACHMENT_SLOTS } from '#domain/attachment/attachment.events.ts';
import type { LineWithFiles } from '#storefront/shared/attachment/open-attachments.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import text from '#storefront/ui/text.module.css';
import { AttachedFile } from './attached-file.tsx';
import { DropZone } from './drop-zone.tsx';
import { filesOf, useAttachments } from './use-attachments.ts';
import styles from './attachment.module.css';

export function AttachmentPopup({ line, onClose }: { readonly line: LineWithFiles; readonly onClose: () => void }) {
  const { t } = useText(['attachment', 'common', 'error']);
  const { record, sending, problems, add, remove } = useAttachments(line);
  const files = record ? filesOf(record) : [];
  const full = files.length >= ATTACHMENT_SLOTS.length;
  const mayAdd = record?.CanEdit === true && !full;
  const paste = ({ clipboardData }: ClipboardEvent) => void (mayAdd && add([...clipboardData.files]));
  return (
    <Dialog open onClose={onClose} title={t('title', { item: line.item })} closeLabel={t('common:close')}>
      <div className={styles.popup} onPaste={paste}>
        {record && (
          <p className={text.quiet}>
            {t('count', { have: files.length, most: ATTACHMENT_SLOTS.length })}{' '}
            {record.CanEdit ? t('info', { megabytes: record.MaxMegabytes }) : t('closed')}
          </p>
        )}
        {files.length > 0 && (
          <ul className={styles.files} aria-label={t('files')}>
            {files.map((file) => (
              <AttachedFile
                key={file.slot}
                line={line}
                file={file}
                onRemove={record?.CanEdit ? () => void remove(file.slot, file.name) : undefined}
              />
            ))}
          </ul>
        )}
        {sending && (
          <p className={styles.sending}>
            <span>{t('sending', { name: sending.name })}</span>
            <progress aria-label={t('sending', { name: sending.name })} max={1} value={sending.share} />
          </p>
        )}
        {problems.map((problem) => (
          <Alert key={problem} kind="error">
            {problem}
          </Alert>
        ))}
        {full && record?.CanEdit && <Alert>{t('error:attachment_limit_reached')}</Alert>}
        {record?.CanEdit && (
          <DropZone disabled={full || sending !== undefined} onFiles={(chosen) => void add(chosen)} />
        )}
      </div>
    </Dialog>
  );
}
