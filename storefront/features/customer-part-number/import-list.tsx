import { useState, type ChangeEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import {
  PART_NUMBER_LIMITS,
  parsePartNumbers,
  type PartNumberLine,
} from '#domain/shared/customer-part-number/part-number.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { base64Of } from '#storefront/lib/base64-of.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, buttonClass } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextArea } from '#storefront/ui/text-field.tsx';
import { refreshPartNumbers } from './part-number.queries.ts';
import { asText, useImport, type Imported, type LineReport } from './use-import.ts';
import styles from './part-numbers.module.css';

/** A list out of a spreadsheet, pasted or as a file. What cannot be taken stands in the box again, with its reasons. */
export function ImportList() {
  const { t, language } = useText(['customer-part-number', 'common']);
  const queryClient = useQueryClient();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<'reading' | 'sending'>();
  const [result, setResult] = useState<Imported>();
  const { progress, send } = useImport({
    unreachable: t('common:unreachable'),
    twice: ({ number, twin }) => t('twice', { number, line: twin }),
  });
  const shown = (value: number) => value.toLocaleString(`${language}-CA`);

  const take = async (lines: readonly PartNumberLine[]) => {
    setResult(undefined);
    if (!lines.length) return setProblem(t('empty'));
    if (lines.length > PART_NUMBER_LIMITS.perAccount)
      return setProblem(t('tooMany', { count: lines.length, most: shown(PART_NUMBER_LIMITS.perAccount) }));
    setProblem('');
    setBusy('sending');
    try {
      const { imported, left } = await send(lines);
      setPasted(left);
      setResult(imported);
      announce(resultText(imported));
      await refreshPartNumbers(queryClient);
    } finally {
      setBusy(undefined);
    }
  };
  const resultText = ({ added, changed, unchanged }: Imported) =>
    t('result', { added: shown(added), changed: shown(changed), unchanged: shown(unchanged) });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || busy) return;
    setBusy('reading');
    setProblem('');
    try {
      const { Lines } = await browserApi.upload('customer/readpartnumberfile', {
        FileName: file.name,
        FileData: await base64Of(file),
      });
      // Seen before it is imported, among what was pasted already.
      setPasted([pasted.trimEnd(), asText(Lines)].filter(Boolean).join('\n'));
      if (!Lines.length) setProblem(t('empty'));
    } catch (error) {
      setProblem(errorText(error, t('common:unreachable')));
    } finally {
      setBusy(undefined);
      // Emptied, so that the same file can be chosen again.
      target.value = '';
    }
  };
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby="part-number-import">
      <h2 id="part-number-import">{t('import')}</h2>
      <TextArea
        label={t('paste')}
        hint={t('pasteHint')}
        rows={5}
        spellCheck={false}
        className={text.mono}
        value={pasted}
        error={problem}
        onChange={({ target }) => setPasted(target.value)}
      />
      <p className={layout.row}>
        <Button kind="ink" pending={busy === 'sending'} onClick={() => void take(parsePartNumbers(pasted))}>
          {busy === 'sending' && progress
            ? t('progress', { done: shown(progress.done), count: progress.count })
            : t('take')}
        </Button>
        <label className={buttonClass({}, styles.file)} aria-disabled={busy !== undefined || undefined}>
          <IconUpload aria-hidden size={18} stroke={1.75} />
          <input
            type="file"
            className={text.hidden}
            accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            disabled={busy !== undefined}
            onChange={(event) => void choose(event)}
          />
          {t(busy === 'reading' ? 'reading' : 'upload')}
        </label>
      </p>
      {result && (
        <Alert kind={result.stopped ? 'error' : result.reports.some(({ Taken }) => !Taken) ? 'info' : 'ok'}>
          <p>{resultText(result)}</p>
          {result.stopped && (
            <p>
              {result.stopped} {t('stopped', { done: shown(result.done), count: result.count })}
            </p>
          )}
          <LineReports
            lines={result.reports.filter(({ Taken }) => !Taken)}
            heading={(count) => t('refused', { count })}
          />
          <LineReports lines={result.reports.filter(({ Taken }) => Taken)} heading={(count) => t('told', { count })} />
        </Alert>
      )}
    </section>
  );
}

/** As many as somebody reads; all that were refused are in the box. */
const READ = 50;

function LineReports({
  lines,
  heading,
}: {
  readonly lines: readonly LineReport[];
  readonly heading: (count: number) => string;
}) {
  const { t } = useText('customer-part-number');
  if (!lines.length) return null;
  return (
    <>
      <p>{heading(lines.length)}</p>
      <ul className={styles.reports}>
        {lines.slice(0, READ).map(({ Line, Message }) => (
          <li key={Line}>
            <strong>{t('line', { line: Line })}</strong> {Message}
          </li>
        ))}
        {lines.length > READ && <li>{t('more', { count: lines.length - READ })}</li>}
      </ul>
    </>
  );
}
