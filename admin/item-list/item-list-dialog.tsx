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
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { DeskListRow } from '#contracts/item-list/item-list-desk.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { quantityText } from '#admin/lib/units.ts';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { ItemLink } from '#admin/ui/written-page.tsx';

interface ItemListDialogProps {
  readonly accountId: string;
  readonly list: DeskListRow;
  readonly onClose: () => void;
}

/** What somebody of a customer has on a list, to read it out on the phone. */
export function ItemListDialog({ accountId, list: { listId, name, kind, owner }, onClose }: ItemListDialogProps) {
  const t = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['customer-item-list', accountId, listId],
    queryFn: () => client.get('admin/itemlist/detail', { accountId, listId }),
    retry: false,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="item-list-title">
      <DialogTitle id="item-list-title">
        {t('itemList.ofOwner', { name: name || t(`itemList.kind.${kind}`), owner })}
      </DialogTitle>
      <DialogContent>
        {error && (
          <Typography role="alert" color="error">
            {messageOf(error, t)}
          </Typography>
        )}
        {data?.lines.length === 0 && <Typography color="text.secondary">{t('itemList.empty')}</Typography>}
        {data !== undefined && data.lines.length > 0 && (
          <Table size="small" sx={stacksOnPhone} aria-label={t('itemList.items')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('itemList.itemNumber')}</TableCell>
                <TableCell>{t('itemList.itemName')}</TableCell>
                <TableCell align="right">{t('itemList.quantity')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.lines.map(({ itemNumber, name: itemName, quantity, unit }) => (
                <TableRow key={itemNumber}>
                  <TableCell>
                    <ItemLink itemNumber={itemNumber} />
                  </TableCell>
                  <TableCell data-label={t('itemList.itemName')}>{itemName}</TableCell>
                  <TableCell align="right" data-label={t('itemList.quantity')}>
                    {quantityText(t, quantity, unit)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
