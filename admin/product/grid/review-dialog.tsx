import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import type { CellChange } from './grid-state.ts';

interface Props {
  readonly changes: readonly CellChange[];
  readonly onClose: () => void;
  /** Saves, and says how many products are done by now. */
  readonly onSave: (onProgress: (done: number) => void) => Promise<void>;
}

/** Changes that are listed one by one. */
const SHOWN = 500;

/** Everything that would change, from what to what, before it does. */
export function ReviewDialog({ changes, onClose, onSave }: Props) {
  const t = useTranslate();
  const [done, setDone] = useState<number>();
  const products = new Set(changes.map(({ itemNumber }) => itemNumber)).size;
  const save = async () => {
    setDone(0);
    await onSave(setDone);
    onClose();
  };
  return (
    <Dialog open onClose={() => done === undefined && onClose()} maxWidth="lg" fullWidth aria-labelledby="review-title">
      <DialogTitle id="review-title">{t('product.grid.review', { smart_count: products })}</DialogTitle>
      <DialogContent>
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              {['itemNumber', 'grid.column', 'grid.before', 'grid.after'].map((key) => (
                <TableCell key={key}>{t(`product.${key}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.slice(0, SHOWN).map(({ itemNumber, column, before, after }) => (
              <TableRow key={`${itemNumber} ${column.key}`}>
                <TableCell>
                  <code>{itemNumber}</code>
                </TableCell>
                <TableCell data-label={t('product.grid.column')}>
                  {column.isName ? column.label : t(column.label)}
                </TableCell>
                <TableCell data-label={t('product.grid.before')}>{before || '–'}</TableCell>
                <TableCell data-label={t('product.grid.after')} sx={{ fontWeight: 600 }}>
                  {after || '–'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {changes.length > SHOWN && (
          <Typography sx={{ mt: 1 }}>
            {t('product.grid.furtherChanges', { smart_count: changes.length - SHOWN })}
          </Typography>
        )}
      </DialogContent>
      {done !== undefined && (
        <LinearProgress
          variant="determinate"
          value={(100 * done) / Math.max(1, products)}
          aria-label={t('product.grid.saving')}
        />
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={done !== undefined}>
          {t('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          disabled={done !== undefined || !changes.length}
          onClick={() => void save()}
        >
          {t('product.grid.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
