import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { DialogProblem } from '#admin/lib/message-of.ts';
import { useRowCommands, type RowCommand } from '#admin/lib/use-row-commands.ts';
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
  readonly act: RowCommand;
  readonly onClose: () => void;
}

/** One command on many rows, one after another. What could not be done stays chosen, with its reason beside it. */
export function BulkDialog({ title, submit, color = 'primary', help, rows: chosen, others, act, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext();
  // As they were when the dialog opened: the list behind it changes while it works.
  const [rows] = useState(chosen);
  const { done, problems, send } = useRowCommands();

  const sendAll = async () => {
    const ids = rows.map(({ id }) => id);
    const refused = await send(ids, act);
    refresh();
    onSelect([...refused]);
    if (refused.length) throw new DialogProblem(t('list.bulk.failed', { smart_count: refused.length }));
    notify('list.bulk.done', { type: 'success', messageArgs: { smart_count: ids.length } });
  };

  return (
    <CommandDialog
      title={title}
      submit={submit}
      color={color}
      notYet={rows.length === 0}
      onClose={onClose}
      onSubmit={sendAll}
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
