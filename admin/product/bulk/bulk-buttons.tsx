import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BulkDialog } from './bulk-dialog.tsx';

/** Beside the number of products that were chosen. */
export function ChosenButtons() {
  const t = useTranslate();
  const { selectedIds = [], filterValues } = useListContext();
  const [open, setOpen] = useState(false);
  const chosen = selectedIds.map(String);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('product.bulk.change')}
      </Button>
      <Button
        size="small"
        component={RouterLink}
        to={`/product/grid?${new URLSearchParams({ items: chosen.join(',') }).toString()}`}
      >
        {t('product.grid.open')}
      </Button>
      {open && (
        <BulkDialog chosen={chosen} filter={filterValues} count={chosen.length} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** For everything that the list finds, on all of its pages. */
export function AllButton() {
  const t = useTranslate();
  const { total = 0, filterValues } = useListContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" disabled={total === 0} onClick={() => setOpen(true)}>
        {t('product.bulk.changeAll')}
      </Button>
      {open && <BulkDialog chosen={undefined} filter={filterValues} count={total} onClose={() => setOpen(false)} />}
    </>
  );
}
