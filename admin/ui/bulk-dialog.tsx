import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '#admin/lib/message-of.ts';
import { CommandDialog } from './command-dialog.tsx';

export interface BulkRow {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly title: string;
  readonly submit: string;
  readonly color?: 'primary' | 'error';
  readonly help?: string;
  /** The rows that the command is for. */
  readonly rows: readonly BulkRow[];
  /** Rows that were chosen too, and that it says nothing about. */
  readonly others: number;
  /** One command; `commandId` stays the same when it is tried again. */
  readonly act: (id: string, commandId: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** One command on many rows, one after another. What could not be done stays chosen, with its reason beside it. */
export function BulkDialog({ title, submit, color = 'primary', help, rows: chosen, others, act, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext();
  // As they were when the dialog opened: the list behind it changes while it works.
  const [rows] = useState(() => chosen.map((row) => ({ ...row, commandId: crypto.randomUUID() })));
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  const send = async () => {
    const failed = new Map<string, string>();
    const finished = new Set(done);
    for (const { id, commandId } of rows.filter((row) => !finished.has(row.id))) {
      try {
        await act(id, commandId);
        finished.add(id);
      } catch (error) {
        failed.set(id, messageOf(error, t));
      }
      setDone(new Set(finished));
      setProblems(new Map(failed));
    }
    refresh();
    if (failed.size) {
      onSelect([...failed.keys()]);
      throw new Error(t('list.bulk.failed', { smart_count: failed.size }));
    }
    notify('list.bulk.done', { type: 'success', messageArgs: { smart_count: finished.size } });
    onSelect([]);
  };

  return (
    <CommandDialog
      title={title}
      submit={submit}
      color={color}
      notYet={rows.length === 0}
      onClose={onClose}
      onSubmit={send}
      explain={(error) => (error instanceof Error ? error.message : t('error.unreachable'))}
    >
      {help && <Typography>{help}</Typography>}
      <List dense disablePadding aria-label={title} sx={{ maxHeight: 360, overflowY: 'auto' }}>
        {rows.map(({ id, name }) => (
          <ListItem key={id} disableGutters>
            <ListItemText
              primary={name}
              secondary={done.has(id) ? t('list.bulk.ok') : problems.get(id)}
              slotProps={{ secondary: { color: problems.has(id) ? 'error' : 'success.main' } }}
            />
          </ListItem>
        ))}
      </List>
      {others > 0 && <Typography color="text.secondary">{t('list.bulk.others', { smart_count: others })}</Typography>}
    </CommandDialog>
  );
}
