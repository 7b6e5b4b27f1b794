import { TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog, type Present } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';

export function PriceListDialog({
  customer: { accountId, priceList, currency },
  onClose,
}: {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const refresh = useRefresh();
  const { data } = useQuery({ queryKey: ['price-lists'], queryFn: () => client.get('admin/customer/pricelists', {}) });
  const save = async (form: FormData, { priceList: present = priceList }: Present) => {
    await client.post('admin/customer/assignpricelist', {
      accountId,
      priceList: String(form.get('priceList')),
      seen: String(present),
    });
    refresh();
  };
  return (
    <CommandDialog
      title={t('customer.changePriceList')}
      submit={t('ra.action.save')}
      done="customer.done.saved"
      onClose={onClose}
      onSubmit={save}
      field={{ label: () => 'customer.priceList' }}
    >
      <TextField
        select
        name="priceList"
        label={t('customer.priceList')}
        key={data?.priceLists.length}
        defaultValue={priceList}
        autoFocus
        helperText={t('customer.priceListHint')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {(data?.priceLists ?? [{ priceList, currency }])
          .filter((list) => !list.currency || list.currency === currency)
          .map(({ priceList: name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </TextField>
    </CommandDialog>
  );
}
