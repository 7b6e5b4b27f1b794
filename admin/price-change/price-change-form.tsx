import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { AutocompleteInput, DateInput, required, SelectInput, TextInput, useInput, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { shopDayIn } from '#admin/lib/format.ts';
import { CURRENCY_CODES } from '#domain/shared/money.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { useBrands, useCategoryChoices } from '#admin/ui/catalogue-choices.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { usePriceListChoices } from '#admin/ui/price-list-choices.ts';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { RoundingField } from '#admin/ui/rounding-field.tsx';
import { AlterationInput } from './alteration-input.tsx';
import { priceChangeKey, type PriceChangeDetail } from './price-change.reader.ts';

type Fields = Required<Request<'admin/pricechange/change'>['changed']>;

const labels = {
  name: 'priceChange.name',
  priceList: 'priceChange.priceList',
  base: 'priceChange.base',
  items: 'priceChange.items',
  alteration: 'priceChange.alteration',
  rounding: 'priceList.rounding.name',
  from: 'priceChange.from',
  until: 'priceChange.until',
} as const;

const EMPTY = {
  name: '',
  items: { category: '', brand: '', search: '', itemNumbers: [] },
  alteration: { kind: 'percent', by: 3_500 },
  rounding: { step: 5, less: 0 },
  until: '',
} as const;

const fieldsOf = ({ name, priceList, base, items, alteration, rounding, from, until }: PriceChangeDetail): Fields => ({
  name,
  priceList,
  base,
  items,
  alteration,
  rounding,
  from,
  until,
});

/** The draft of a change; once it is planned it shows what was planned. */
export function PriceChangeForm({ change }: { readonly change?: PriceChangeDetail }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mayEdit = useMay('price');
  const [parameters] = useSearchParams();
  const lists = usePriceListChoices();
  const list = parameters.get('list') ?? 'standard';
  const fields: Fields = change
    ? fieldsOf(change)
    : { ...EMPTY, items: { ...EMPTY.items, itemNumbers: [] }, priceList: list, base: list, from: shopDayIn(1) };
  const save = async ({ seen, changed }: { seen: Partial<Fields>; changed: Partial<Fields> }) => {
    if (change) await client.post('admin/pricechange/change', { priceChange: change.priceChange, seen, changed });
    else {
      const { priceChange } = await client.post('admin/pricechange/draft', { ...fields, ...changed });
      // After the form has heard that all is saved: it would ask before it is left.
      setTimeout(() => void navigate(`/price-change/${priceChange}/show`));
    }
    await queryClient.invalidateQueries({ queryKey: priceChangeKey });
  };
  const isFixed = !mayEdit || (change !== undefined && change.status !== 'draft');
  return (
    <RecordForm<Fields> record={fields} isNew={!change} labels={labels} save={save} mayEdit={!isFixed}>
      <Panel title={t('priceChange.what')}>
        <TextInput
          source="name"
          label="priceChange.name"
          validate={required()}
          autoFocus={!change}
          helperText={false}
        />
        <Box sx={columns}>
          <SelectInput
            source="priceList"
            label="priceChange.priceList"
            choices={lists}
            translateChoice={false}
            helperText={false}
          />
          <SelectInput
            source="base"
            label="priceChange.base"
            choices={lists}
            translateChoice={false}
            helperText="priceChange.baseHelp"
          />
          <BaseFollowsList />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', my: 1 }}>
          <AlterationInput
            source="alteration"
            currency={
              lists.find(({ id }) => id === fields.priceList)?.currency ?? change?.currency ?? CURRENCY_CODES[0]
            }
          />
          <Rounding source="rounding" />
        </Box>
        <Box sx={columns}>
          <DateInput disabled={isFixed} source="from" label="priceChange.from" helperText={false} />
          <DateInput
            disabled={isFixed}
            source="until"
            label="priceChange.until"
            parse={(day: string | null) => day ?? ''}
            helperText="priceChange.untilHelp"
          />
        </Box>
      </Panel>
      <Panel title={t('priceChange.items')}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('priceChange.itemsHelp')}
        </Typography>
        <Selection disabled={isFixed} />
      </Panel>
    </RecordForm>
  );
}

/** Who chooses another list means the prices of that one, until another base is chosen. */
function BaseFollowsList() {
  const { setValue } = useFormContext<Fields>();
  const [priceList, base] = useWatch<Fields, ['priceList', 'base']>({ name: ['priceList', 'base'] });
  const before = useRef(priceList);
  useEffect(() => {
    if (before.current !== priceList && base === before.current)
      setValue('base', priceList, { shouldDirty: true, shouldTouch: true });
    before.current = priceList;
  }, [priceList, base, setValue]);
  return null;
}

function Selection({ disabled }: { readonly disabled: boolean }) {
  const categories = useCategoryChoices();
  const brands = useBrands();
  const none = (value: string | null) => value ?? '';
  return (
    <Box sx={columns}>
      <AutocompleteInput
        disabled={disabled}
        source="items.category"
        label="priceChange.category"
        choices={categories}
        translateChoice={false}
        parse={none}
        helperText={false}
      />
      <AutocompleteInput
        disabled={disabled}
        source="items.brand"
        label="priceChange.brand"
        choices={brands.map((name) => ({ id: name, name }))}
        translateChoice={false}
        parse={none}
        helperText={false}
      />
      <TextInput source="items.search" label="priceChange.words" parse={none} helperText={false} />
      <TextInput
        source="items.itemNumbers"
        label="priceChange.itemNumbers"
        multiline
        maxRows={8}
        format={(numbers: readonly string[] | undefined) => numbers?.join('\n') ?? ''}
        parse={(text: string | null) => (text ?? '').split(/[\s,;]+/).filter(Boolean)}
        helperText="priceChange.itemNumbersHelp"
      />
    </Box>
  );
}

function Rounding({ source }: { readonly source: string }) {
  const { disabled } = useFormState();
  const { field } = useInput<Fields['rounding']>({ source });
  return <RoundingField value={field.value as Fields['rounding']} disabled={disabled} onChange={field.onChange} />;
}

const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
