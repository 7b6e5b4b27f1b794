import { Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';
import { useSalesReps } from './use-sales-reps.ts';

const CENTS = 100;
const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** Yes to a company that registered, with what is agreed with it. */
export function ApproveDialog({
  customer: { accountId, priceList, creditLimit, currency, paymentTermDays, shopTermDays, salesRepId },
  onClose,
}: {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const refresh = useRefresh();
  const mayGrant = useMay('credit');
  const salesReps = useSalesReps();
  const { data } = useQuery({ queryKey: ['price-lists'], queryFn: () => client.get('admin/customer/pricelists', {}) });
  const approve = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const term = text('paymentTermDays');
    await client.post('admin/customer/approve', {
      accountId,
      salesRep: text('salesRep'),
      ...(mayGrant
        ? {
            priceList: text('priceList'),
            creditLimit: Math.round(Number(text('creditLimit')) * CENTS),
            paymentTermDays: term === '' ? null : Number(term),
          }
        : {}),
    });
    refresh();
  };
  return (
    <CommandDialog title={t('customer.approve')} done="customer.done.approved" onClose={onClose} onSubmit={approve}>
      <TextField select name="salesRep" label={t('customer.salesRep')} defaultValue={salesRepId} slotProps={native}>
        <option value="">{t('customer.noSalesRep')}</option>
        {salesReps.map(({ staffId, name }) => (
          <option key={staffId} value={staffId}>
            {name}
          </option>
        ))}
      </TextField>
      {mayGrant ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField
            select
            name="priceList"
            label={t('customer.priceList')}
            defaultValue={priceList}
            slotProps={native}
          >
            {(data?.priceLists ?? [{ priceList, currency }])
              .filter((list) => !list.currency || list.currency === currency)
              .map(({ priceList: name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
          </TextField>
          <TextField
            name="creditLimit"
            type="number"
            label={`${t('customer.creditLimit')} (${currency})`}
            defaultValue={creditLimit / CENTS}
            helperText={t('customer.creditHint')}
            slotProps={{ htmlInput: { min: 0, step: 0.01 } }}
          />
          <TextField
            name="paymentTermDays"
            type="number"
            label={t('customer.paymentTermDays')}
            defaultValue={paymentTermDays ?? ''}
            helperText={t('customer.termHint', { days: shopTermDays })}
            slotProps={{ htmlInput: { min: 0, max: 365 }, inputLabel: { shrink: true } }}
          />
        </Box>
      ) : (
        <Typography color="text.secondary">{t('customer.creditByOthers')}</Typography>
      )}
      <Typography color="text.secondary">{t('customer.exemptionBeside')}</Typography>
    </CommandDialog>
  );
}
