import { Typography } from '@mui/material';
import { NumberInput, SelectInput, TextInput, useRefresh, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import type { CustomerDetail } from './customer.reader.ts';
import { useSalesReps } from './use-sales-reps.ts';

interface Facts {
  readonly name: string;
  readonly taxNumber: string;
  readonly salesRep: string;
  readonly paymentTermDays: number | null;
}

const labels = {
  name: 'customer.name',
  taxNumber: 'customer.taxNumber',
  salesRep: 'customer.salesRep',
  paymentTermDays: 'customer.paymentTermDays',
} as const;

/** Name and terms, edited where they stand. */
export function CustomerFacts({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const mayEdit = useMay('customer') && customer.status !== 'merged';
  const mayGrant = useMay('credit');
  const salesReps = useSalesReps();
  const { accountId, kind, name, taxNumber, salesRepId: salesRep, paymentTermDays } = customer;
  const save = async (change: { seen: Partial<Facts>; changed: Partial<Facts> }) => {
    await client.post('admin/customer/change', { accountId, ...change });
    refresh();
  };
  return (
    <Panel title={t('customer.facts')}>
      <RecordForm<Facts>
        key={accountId}
        record={{ name, taxNumber, salesRep, paymentTermDays }}
        labels={labels}
        save={save}
        mayEdit={mayEdit}
      >
        {kind === 'dealer' && <TextInput source="name" label="customer.name" helperText={false} isRequired />}
        <TextInput source="taxNumber" label="customer.taxNumber" helperText={false} />
        <SelectInput
          source="salesRep"
          label="customer.salesRep"
          emptyText={t('customer.noSalesRep')}
          emptyValue=""
          choices={salesReps.map(({ staffId, name: of }) => ({ id: staffId, name: of }))}
          helperText={false}
        />
        <NumberInput
          source="paymentTermDays"
          label="customer.paymentTermDays"
          min={0}
          max={365}
          readOnly={!mayGrant}
          helperText={t('customer.termHint', { days: customer.shopTermDays })}
        />
        {mayEdit && !mayGrant && (
          <Typography variant="body2" color="text.secondary">
            {t('customer.termByOthers')}
          </Typography>
        )}
      </RecordForm>
    </Panel>
  );
}
