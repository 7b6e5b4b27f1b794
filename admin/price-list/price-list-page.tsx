import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient, skipToken } from '@tanstack/react-query';
import {
  CheckboxGroupInput,
  DateInput,
  FormDataConsumer,
  SelectInput,
  TextInput,
  Title,
  useLocaleState,
  useRedirect,
  useTranslate,
  required,
} from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { Request } from '#contracts/api.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { CodeInput } from '#admin/ui/record-form/code-input.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { CUSTOMER_GROUPS, PRICE_LIST_AUDIENCES } from '#domain/price-list/pricing.events.ts';
import { COST_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { CURRENCY_CODES } from '#domain/shared/money.ts';
import { AccountsInput } from '#admin/ui/accounts-input.tsx';
import { WholeInput } from '#admin/ui/whole-input.tsx';
import { priceListKey, type PriceListDetail } from './price-list.reader.ts';
import { RulesInput } from './rules-input.tsx';

type Fields = Required<Request<'admin/pricelist/add'>>;

const EMPTY: Fields = {
  priceList: '',
  name: { en: '', fr: '' },
  currency: CURRENCY_CODES[0],
  audience: 'assigned',
  groups: [],
  accounts: [],
  from: '',
  until: '',
  priority: 0,
  rules: [],
};
const labels = {
  priceList: 'priceList.code',
  name: 'priceList.name',
  currency: 'priceList.currency',
  audience: 'priceList.audience.name',
  groups: 'priceList.groups',
  accounts: 'priceList.accounts',
  from: 'priceList.from',
  until: 'priceList.until',
  priority: 'priceList.priority',
  rules: 'priceList.rules',
} as const;

/** A list that is there, or one that is being added. */
export function PriceListPage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data: usual } = useQuery({
    queryKey: [...priceListKey, 'standard'],
    queryFn: () => client.get('admin/pricelist/detail', { priceList: 'standard' }),
  });
  const { data, error } = useQuery({
    queryKey: [...priceListKey, 'detail', id],
    queryFn: id === undefined ? skipToken : () => client.get('admin/pricelist/detail', { priceList: id }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (id === undefined) return usual ? <ListForm fields={{ ...EMPTY, currency: usual.currency }} /> : null;
  if (id === COST_PRICE_LIST && data) return <CostList list={data} />;
  return data ? <ListForm key={id} list={data} fields={fieldsOf(data)} /> : null;
}

/** What items cost the dealer is nobody's price list: nothing about it can be chosen. */
function CostList({ list }: { readonly list: PriceListDetail }) {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1000 }}>
      <Title title={t('priceList.cost')} />
      <ListBar list={list} />
      <Panel title={t('priceList.cost')}>
        <Typography>{t('priceList.costHelp')}</Typography>
      </Panel>
    </Stack>
  );
}

const fieldsOf = ({
  priceList,
  name,
  currency,
  audience,
  groups,
  accounts,
  from,
  until,
  priority,
  rules,
}: PriceListDetail): Fields => ({
  priceList,
  name,
  currency,
  audience,
  groups,
  accounts: accounts.map(({ accountId }) => accountId),
  from,
  until,
  priority,
  rules: rules.map(({ of, named, milliPercent, rounding }) => ({ of, named, milliPercent, rounding })),
});

function ListForm({ list, fields }: { readonly list?: PriceListDetail; readonly fields: Fields }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const mayEdit = useMay('price');
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const isNew = !list?.isDescribed;
  const save = async ({ seen, changed }: { seen: Partial<Fields>; changed: Partial<Fields> }) => {
    const { priceList: _seen, ...seenFields } = seen;
    const { priceList: _changed, ...changedFields } = changed;
    if (isNew) await client.post('admin/pricelist/add', { ...fields, ...changed });
    else
      await client.post('admin/pricelist/change', {
        priceList: fields.priceList,
        seen: seenFields,
        changed: changedFields,
      });
    await queryClient.invalidateQueries({ queryKey: priceListKey });
  };
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1000 }}>
      <Title title={list ? list.name[locale] : t('priceList.new')} />
      {list && <ListBar list={list} />}
      <RecordForm<Fields>
        record={fields}
        isNew={isNew}
        labels={labels}
        save={save}
        mayEdit={mayEdit}
        {...(list ? {} : { onSaved: () => redirect('/price-list') })}
        actions={list?.isDescribed && mayEdit ? <RemoveList list={list} /> : undefined}
      >
        <Panel title={t('priceList.about')}>
          {list && !list.isDescribed && (
            <Typography color="text.secondary" sx={{ mb: 1 }}>
              {t('priceList.describe')}
            </Typography>
          )}
          <TranslatedInput source="name" label="priceList.name" validate={required()} autoFocus={!list} />
          <Box sx={row}>
            {list === undefined ? (
              <CodeInput source="priceList" maxLength={40} label="priceList.code" help="priceList.codeHelp" />
            ) : (
              <TextInput source="priceList" label="priceList.code" helperText="priceList.codeHelp" disabled />
            )}
            <SelectInput
              source="currency"
              label="priceList.currency"
              choices={CURRENCY_CODES.map((code) => ({ id: code, name: code }))}
              translateChoice={false}
              disabled={list?.isDescribed === true}
              helperText={list?.isDescribed ? 'error.price_list_currency_fixed' : false}
            />
          </Box>
        </Panel>
        <Panel title={t('priceList.audience.name')}>
          <Box sx={row}>
            <SelectInput
              source="audience"
              label="priceList.audience.name"
              choices={PRICE_LIST_AUDIENCES.map((one) => ({ id: one, name: `priceList.audience.${one}` }))}
              helperText={false}
            />
            <WholeInput source="priority" label="priceList.priority" help="priceList.priorityHelp" />
          </Box>
          <FormDataConsumer<Fields>>
            {({ formData }) => (
              <>
                {formData.audience === 'groups' && (
                  <CheckboxGroupInput
                    source="groups"
                    label="priceList.groups"
                    choices={CUSTOMER_GROUPS.map((one) => ({ id: one, name: `priceList.group.${one}` }))}
                  />
                )}
                {formData.audience === 'accounts' && <AccountsInput source="accounts" known={list?.accounts ?? []} />}
              </>
            )}
          </FormDataConsumer>
          <Box sx={row}>
            <DateInput source="from" label="priceList.from" parse={dayOrNone} helperText={false} />
            <DateInput source="until" label="priceList.until" parse={dayOrNone} helperText={false} />
          </Box>
        </Panel>
        <Panel title={t('priceList.rules')}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('priceList.rulesHelp')}
          </Typography>
          <RulesInput source="rules" />
        </Panel>
      </RecordForm>
    </Stack>
  );
}

const dayOrNone = (day: string | null) => day ?? '';

function ListBar({ list }: { readonly list: PriceListDetail }) {
  const t = useTranslate();
  const mayEdit = useMay('price');
  const { send, isBusy } = useCommand(priceListKey);
  const makeStandard = () => send('admin/pricelist/makestandard', { priceList: list.priceList }, 'form.saved');
  const filter = new URLSearchParams({ filter: JSON.stringify({ priceList: list.priceList }) });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button variant="contained" size="small" component={RouterLink} to={`/price?${filter}`}>
        {t('priceList.showPrices', { smart_count: list.items })}
      </Button>
      <Button size="small" component={RouterLink} to={`/price-change/create?list=${list.priceList}`}>
        {t('priceList.changeMany')}
      </Button>
      {mayEdit && list.isDescribed && !list.isStandard && (
        <Button size="small" disabled={isBusy} onClick={() => void makeStandard()}>
          {t('priceList.makeStandard', { currency: list.currency })}
        </Button>
      )}
      {list.isStandard && (
        <Typography color="text.secondary">{t('priceList.isStandard', { currency: list.currency })}</Typography>
      )}
      {list.isDescribed && <TimelineLink subject={`stream:pricing-${list.priceList}`} />}
    </Stack>
  );
}

function RemoveList({ list: { priceList, name } }: { readonly list: PriceListDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const remove = async () => {
    await client.post('admin/pricelist/remove', { priceList });
    redirect('/price-list');
    await queryClient.invalidateQueries({ queryKey: priceListKey });
  };
  return (
    <RemoveButton
      label={t('priceList.remove')}
      sure={t('priceList.removeSure', { name: name[locale] })}
      remove={remove}
    />
  );
}

const row = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
