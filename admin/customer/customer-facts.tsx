import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import {
  BooleanInput,
  NumberInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { INVOICINGS } from '#contracts/customer/customer.ts';
import { paymentMethods, type PaymentMethodName } from '#contracts/payment/method/payment-methods.ts';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { DecimalInput } from '#admin/ui/decimal-input.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { WholeInput } from '#admin/ui/whole-input.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import type { CustomerDetail } from './customer.reader.ts';
import { useSalesReps } from './use-sales-reps.ts';

interface Facts {
  readonly name: string;
  readonly taxNumber: string;
  readonly salesRep: string;
  readonly booksNumber: string;
  readonly paymentTermDays: number | null;
  readonly termFromMonthEnd: boolean;
  readonly discountRate: number;
  readonly discountDays: number;
  readonly financeRate: number | null;
  readonly invoicing: (typeof INVOICINGS)[number];
  readonly closedMethods: readonly PaymentMethodName[];
}

const labels = {
  name: 'customer.name',
  taxNumber: 'customer.taxNumber',
  salesRep: 'customer.salesRep',
  booksNumber: 'customer.booksNumber',
  paymentTermDays: 'customer.paymentTermDays',
  termFromMonthEnd: 'customer.termFromMonthEnd',
  discountRate: 'customer.discountRate',
  discountDays: 'customer.discountDays',
  financeRate: 'customer.financeRate',
  invoicing: 'customer.invoicing',
  closedMethods: 'customer.closedMethods',
} as const;

/** Name and terms, edited where they stand. */
export function CustomerFacts({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const mayEdit = useMay('customer') && customer.status !== 'merged';
  const mayGrant = useMay('credit');
  const salesReps = useSalesReps();
  const { accountId, kind, name, taxNumber, salesRepId: salesRep, booksNumber } = customer;
  const { paymentTermDays, termFromMonthEnd, discountRate, discountDays, financeRate, invoicing, closedMethods } =
    customer;
  const save = async (change: { seen: Partial<Facts>; changed: Partial<Facts> }) => {
    await client.post('admin/customer/change', { accountId, ...change });
    refresh();
  };
  return (
    <Panel title={t('customer.facts')}>
      <RecordForm<Facts>
        key={accountId}
        record={{
          ...{
            name,
            taxNumber,
            salesRep,
            booksNumber,
            paymentTermDays,
            termFromMonthEnd,
            discountRate,
            discountDays,
            financeRate,
            invoicing,
            closedMethods,
          },
        }}
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
        <TextInput source="booksNumber" label="customer.booksNumber" helperText="customer.booksNumberHint" />
        <NumberInput
          source="paymentTermDays"
          label="customer.paymentTermDays"
          min={0}
          max={365}
          readOnly={!mayGrant}
          helperText={t('customer.termHint', { days: customer.shopTermDays })}
        />
        <OwnTerms mayGrant={mayGrant} />
        {mayGrant && (
          <DecimalInput
            source="financeRate"
            label="customer.financeRate"
            scale={1_000}
            decimals={3}
            mayBeEmpty
            help="customer.financeRateHint"
          />
        )}
        <SelectInput
          source="invoicing"
          label="customer.invoicing"
          choices={INVOICINGS.map((id) => ({ id, name: `customer.invoicingBy.${id}` }))}
          validate={required()}
          readOnly={!mayGrant}
          helperText={false}
        />
        <SelectArrayInput
          source="closedMethods"
          label="customer.closedMethods"
          choices={paymentMethods.map(({ method }) => ({ id: method, name: `paymentMethod.${method}.short` }))}
          readOnly={!mayGrant}
          helperText="customer.closedMethodsHint"
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

/** What counts beside days to pay of their own; without those the shop's settings do. */
function OwnTerms({ mayGrant }: { readonly mayGrant: boolean }) {
  const t = useTranslate();
  const days: unknown = useWatch({ name: 'paymentTermDays' });
  if (!mayGrant || typeof days !== 'number') return null;
  return (
    <>
      <BooleanInput source="termFromMonthEnd" label="customer.termFromMonthEnd" helperText={false} />
      <DecimalInput source="discountRate" label="customer.discountRate" scale={1_000} decimals={3} />
      <WholeInput source="discountDays" label="customer.discountDays" />
      <Typography variant="body2" color="text.secondary">
        {t('customer.ownTerms')}
      </Typography>
    </>
  );
}
