import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'react-admin';

const keys = [
  ['find', ['/', 'Ctrl K']],
  ['keys', ['?']],
  ['move', ['j', 'k']],
  ['open', ['Enter']],
  ['filter', ['f']],
  ['choose', ['x']],
  ['claim', ['c', 'r']],
  ['assign', ['a']],
  ['answer', ['r']],
  ['cannedReply', ['/']],
  ['send', ['Ctrl Enter']],
  ['shipLines', ['s']],
  ['editOrder', ['e']],
  ['refund', ['g']],
  ['cancelLines', ['d']],
  ['publish', ['p']],
  ['returnQuote', ['b']],
  ['decline', ['d']],
  ['message', ['m']],
  ['save', ['Ctrl S']],
  ['close', ['Esc']],
] as const;

/** What the keyboard does in the back office. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('find.keysTitle')}</DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableBody>
            {keys.map(([does, pressed]) => (
              <TableRow key={does}>
                <TableCell sx={{ whiteSpace: 'nowrap', pl: 0 }}>
                  {pressed.map((key, at) => (
                    <span key={key}>
                      {at > 0 && ' / '}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </TableCell>
                <TableCell>{t(`find.does.${does}`)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
