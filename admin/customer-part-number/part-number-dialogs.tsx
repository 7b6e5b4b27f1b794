import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { PartNumberShown } from '#contracts/customer-part-number/customer-part-number.ts';
import { PART_NUMBER_LIMITS, parsePartNumbers } from '#domain/shared/customer-part-number/part-number.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

interface DialogProps {
  readonly accountId: string;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

export function NumberDialog({
  accountId,
  seen,
  onDone,
  onClose,
}: DialogProps & {
  /** What is changed; without it one is added. */
  readonly seen?: PartNumberShown;
}) {
  const t = useTranslate();
  const notify = useNotify();
  const save = async (form: FormData) => {
    const { Number, ProductId, OtherItem } = await client.post('admin/customerpartnumber/save', {
      accountId,
      Number: String(form.get('number')),
      ItemCode: String(form.get('item')),
      ...(seen ? { Seen: { Number: seen.Number, ProductId: seen.ProductId } } : {}),
    });
    await onDone();
    notify(OtherItem ? 'customerPartNumber.savedOther' : 'customerPartNumber.saved', {
      type: OtherItem ? 'warning' : 'success',
      messageArgs: { number: Number, item: ProductId, other: OtherItem },
    });
  };
  return (
    <CommandDialog
      title={t(seen ? 'customerPartNumber.change' : 'customerPartNumber.add')}
      submit={t('ra.action.save')}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField
        name="number"
        label={t('customerPartNumber.number')}
        defaultValue={seen?.Number ?? ''}
        required
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        name="item"
        label={t('customerPartNumber.item')}
        defaultValue={seen?.ProductId ?? ''}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </CommandDialog>
  );
}

/** Lines that were not taken, in words: the list stays as it was pasted. */
class LinesRefused extends Error {}
/** As many reasons as somebody reads at once. */
const READ = 20;

export function ImportDialog({ accountId, onDone, onClose }: DialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const [sent, setSent] = useState('');
  const take = async (form: FormData) => {
    const lines = parsePartNumbers(String(form.get('lines')));
    const counts = { added: 0, changed: 0, unchanged: 0 };
    const reasons: string[] = [];
    for (let from = 0; from < lines.length; from += PART_NUMBER_LIMITS.atOnce) {
      setSent(`${from} / ${lines.length}`);
      const answer = await client.post('admin/customerpartnumber/import', {
        accountId,
        Lines: lines
          .slice(from, from + PART_NUMBER_LIMITS.atOnce)
          .map(({ line, number, itemCode }) => ({ Line: line, Number: number, ItemCode: itemCode })),
      });
      counts.added += answer.Added;
      counts.changed += answer.Changed;
      counts.unchanged += answer.Unchanged;
      reasons.push(
        ...answer.Lines.filter(({ Taken }) => !Taken).map(({ Line, Message }) =>
          t('customerPartNumber.line', { line: Line, reason: Message }),
        ),
      );
    }
    setSent('');
    await onDone();
    const summary = t('customerPartNumber.imported', counts);
    if (reasons.length)
      throw new LinesRefused(
        [summary, ...reasons.slice(0, READ), ...(reasons.length > READ ? [`+${reasons.length - READ}`] : [])].join(
          '\n',
        ),
      );
    notify(summary, { type: 'success' });
  };
  return (
    <CommandDialog
      title={t('customerPartNumber.import')}
      onClose={onClose}
      onSubmit={take}
      explain={(error, say) => (error instanceof LinesRefused ? error.message : messageOf(error, say))}
    >
      <TextField
        name="lines"
        label={t('customerPartNumber.lines')}
        helperText={sent || t('customerPartNumber.linesHint')}
        required
        multiline
        minRows={6}
        maxRows={16}
        autoFocus
      />
    </CommandDialog>
  );
}
