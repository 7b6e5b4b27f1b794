import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { BulkDialog } from './bulk-dialog.tsx';

interface RemoveChosenProps<Row extends RaRecord> {
  /** Its texts are `<texts>.removeChosen` and `<texts>.removeMany`. */
  readonly texts: string;
  readonly nameOf: (row: Row) => string;
  readonly remove: (id: string, commandId: string) => Promise<unknown>;
}

/** Takes the chosen rows of a list away, after it has named them. */
export function RemoveChosen<Row extends RaRecord>({ texts, nameOf, remove }: RemoveChosenProps<Row>) {
  const t = useTranslate();
  const { selectedIds = [], data = [] } = useListContext<Row>();
  const [isOpen, setOpen] = useState(false);
  const rows = selectedIds.map((id) => {
    const row = data.find((one) => one.id === id);
    return { id: String(id), name: row ? nameOf(row) : String(id) };
  });
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {t(`${texts}.removeChosen`)}
      </Button>
      {isOpen && (
        <BulkDialog
          title={t(`${texts}.removeMany`, { smart_count: rows.length })}
          submit={t(`${texts}.removeChosen`)}
          color="error"
          rows={rows}
          others={0}
          act={remove}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
