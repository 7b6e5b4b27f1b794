import { useState, type ChangeEvent, type DragEvent } from 'react';
import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';
import styles from './attachment.module.css';

interface DropZoneProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A file field that files can also be dropped on. */
export function DropZone({ disabled, onFiles }: DropZoneProps) {
  const { t } = useText('attachment');
  const [over, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Emptied, so that the same file can be chosen again.
    target.value = '';
    onFiles(files);
  };
  const drag = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    setOver(next);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      className={styles.zone}
      data-over={(over && !disabled) || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      <input type="file" multiple className={text.hidden} disabled={disabled} onChange={choose} />
      <strong>{t('choose')}</strong>
      <span>{t('dropOrPaste')}</span>
    </label>
  );
}
