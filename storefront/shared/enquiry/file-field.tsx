import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import styles from './file-field.module.css';
import type { EnquiryFiles } from './use-files.ts';

export function FileField({ files, sending, problems, isFull, add, remove }: EnquiryFiles) {
  const { t } = useText('enquiry');
  const isClosed = isFull || sending !== '';
  return (
    <div className={styles.files} role="group" aria-labelledby="enquiry-files" aria-describedby="enquiry-files-hint">
      <strong id="enquiry-files">{t('files')}</strong>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.Key} className={styles.file}>
              <span>{file.FileName}</span>
              <Button aria-label={t('remove', { name: file.FileName })} onClick={() => remove(file)}>
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <label className={styles.choose} data-disabled={isClosed || undefined}>
        <input
          type="file"
          multiple
          className={text.hidden}
          disabled={isClosed}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // Emptied, so that the same file can be chosen again.
            target.value = '';
            void add(chosen);
          }}
        />
        {t('choose')}
      </label>
      <span id="enquiry-files-hint" className={text.quiet}>
        {t('filesHint')}
      </span>
      <p role="status">{sending && t('sending', { name: sending })}</p>
      {problems.map((problem) => (
        <Alert key={problem} kind="error">
          {problem}
        </Alert>
      ))}
    </div>
  );
}
