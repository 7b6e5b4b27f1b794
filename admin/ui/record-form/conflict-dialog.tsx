import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import type { ConflictRow } from './conflict-rows.ts';

interface Props {
  readonly fields: readonly ConflictRow[];
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  readonly onClose: () => void;
}

/** Two people have changed the same field: who comes second sees both values and decides. Escape goes back to the form. */
export function ConflictDialog({ fields, onTheirs, onMine, onClose }: Props) {
  const t = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth role="alertdialog" aria-labelledby="changed-meanwhile">
      <DialogTitle id="changed-meanwhile">{t('form.conflict.title')}</DialogTitle>
      <DialogContent>
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              <TableCell>{t('form.conflict.field')}</TableCell>
              <TableCell>{t('form.conflict.theirs')}</TableCell>
              <TableCell>{t('form.conflict.mine')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ label, theirs, mine }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell data-label={t('form.conflict.theirs')} sx={lines}>
                  {theirs || '–'}
                </TableCell>
                <TableCell data-label={t('form.conflict.mine')} sx={lines}>
                  {mine || '–'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('form.conflict.back')}</Button>
        <Button onClick={onTheirs}>{t('form.conflict.keepTheirs')}</Button>
        <Button variant="contained" autoFocus onClick={onMine}>
          {t('form.conflict.applyMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const lines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
