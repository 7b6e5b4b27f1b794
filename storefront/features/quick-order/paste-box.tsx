import { useState, type ChangeEvent } from 'react';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { parseQuickOrder, QUICK_ORDER_LIMITS } from '#domain/shared/quick-order/quick-order-lines.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { base64Of } from '#storefront/lib/base64-of.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { buttonClass, Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextArea } from '#storefront/ui/text-field.tsx';
import type { PadRow } from './pad.ts';
import styles from './quick-order.module.css';

interface PasteBoxProps {
  readonly onText: (text: string) => void;
  readonly onLines: (lines: readonly Omit<PadRow, 'key'>[]) => void;
}

/** Lines out of a spreadsheet: pasted, or as a file. What cannot be taken stays where it is. */
export function PasteBox({ onText, onLines }: PasteBoxProps) {
  const { t } = useText(['quick-order', 'common']);
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState('');
  const [reading, setReading] = useState(false);
  const take = () => {
    const lines = parseQuickOrder(pasted);
    if (!lines.length) return setProblem(t('empty'));
    if (lines.length > QUICK_ORDER_LIMITS.lines)
      return setProblem(t('tooMany', { most: QUICK_ORDER_LIMITS.lines, count: lines.length }));
    setProblem('');
    onText(pasted);
    setPasted('');
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setReading(true);
    setProblem('');
    try {
      const { Lines } = await browserApi.upload('checkout/readquickorderfile', {
        FileName: file.name,
        FileData: await base64Of(file),
      });
      if (!Lines.length) setProblem(t('empty'));
      onLines(Lines.map(({ ItemCode, Qty, Message }) => ({ itemCode: ItemCode, quantity: Qty, problem: Message })));
    } catch (error) {
      setProblem(errorText(error, t('common:unreachable')));
    } finally {
      setReading(false);
      // Emptied, so that the same file can be chosen again.
      target.value = '';
    }
  };
  return (
    <div className={`${layout.sheet} ${styles.card}`}>
      <TextArea
        label={t('paste')}
        hint={t('pasteHint')}
        rows={4}
        spellCheck={false}
        value={pasted}
        error={problem}
        onChange={(event) => setPasted(event.target.value)}
      />
      <p className={layout.row}>
        <Button kind="ink" onClick={take}>
          {t('takeLines')}
        </Button>
        <label className={buttonClass({}, styles.file)} aria-disabled={reading || undefined}>
          <IconUpload aria-hidden size={18} stroke={1.75} />
          <input
            type="file"
            className={text.hidden}
            accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            disabled={reading}
            onChange={(event) => void choose(event)}
          />
          {t(reading ? 'reading' : 'upload')}
        </label>
      </p>
    </div>
  );
}
