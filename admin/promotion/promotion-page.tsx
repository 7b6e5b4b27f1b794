import { Box, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient, skipToken } from '@tanstack/react-query';
import {
  BooleanInput,
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
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { asLanguage, minorDigits, money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { AccountsInput } from '#admin/ui/accounts-input.tsx';
import { useCategoryChoices } from '#admin/ui/catalogue-choices.ts';
import { DecimalInput } from '#admin/ui/decimal-input.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { WholeInput } from '#admin/ui/whole-input.tsx';
import { promotionWords } from '#contracts/promotion/promotion-words.ts';
import { CUSTOMER_GROUPS } from '#domain/price-list/pricing.events.ts';
import { CURRENCY_CODES } from '#domain/shared/money.ts';
import { PROMOTION_AUDIENCES } from '#domain/shared/promotion/promotion.ts';
import { BenefitInput } from './benefit-input.tsx';
import { ClausesInput } from './clauses-input.tsx';
import { HoursInput } from './hours-input.tsx';
import { promotionKey, type PromotionDetail, type PromotionFields } from './promotion.reader.ts';
import { ReplayPromotion } from './replay-promotion.tsx';
import { TryPromotions } from './try-promotions.tsx';
import { useWording } from './use-wording.ts';

const EMPTY: PromotionFields = {
  name: { en: '', fr: '' },
  currency: CURRENCY_CODES[0],
  isActive: false,
  from: '',
  until: '',
  hours: [],
  audience: 'everyone',
  groups: [],
  accounts: [],
  firstOrder: false,
  code: '',
  items: [],
  except: [],
  minimumAmount: 0,
  minimumQuantity: 0,
  minimumGrams: 0,
  benefit: { kind: 'percent', milliPercent: 10_000 },
  priority: 0,
  group: '',
  exclusive: false,
  uses: 0,
  usesPerCustomer: 0,
  budget: 0,
};
const labels = Object.fromEntries(Object.keys(EMPTY).map((field) => [field, `promotion.field.${field}`])) as Record<
  keyof PromotionFields,
  string
>;

/** A promotion that is there, or one that is being added. */
export function PromotionPage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data: usual } = useQuery({
    queryKey: ['price-list', 'standard'],
    queryFn: () => client.get('admin/pricelist/detail', { priceList: 'standard' }),
  });
  const { data, error } = useQuery({
    queryKey: [...promotionKey, 'detail', id],
    queryFn: id === undefined ? skipToken : () => client.get('admin/promotion/detail', { promotionId: id }),
  });
  if (error) return <Typography role="alert">{messageOf(error, t)}</Typography>;
  if (id === undefined) return usual ? <PromotionForm fields={{ ...EMPTY, currency: usual.currency }} /> : null;
  return data ? <PromotionForm key={id} promotion={data} fields={data.data} /> : null;
}

interface FormProps {
  readonly promotion?: PromotionDetail;
  readonly fields: PromotionFields;
}

function PromotionForm({ promotion, fields }: FormProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayEdit = useMay('price');
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const save = async ({ seen, changed }: { seen: Partial<PromotionFields>; changed: Partial<PromotionFields> }) => {
    if (promotion) await client.post('admin/promotion/change', { promotionId: promotion.promotionId, seen, changed });
    else {
      const { promotionId } = await client.post('admin/promotion/add', { ...fields, ...changed });
      redirect(`/promotion/${promotionId}/show`);
    }
    await queryClient.invalidateQueries({ queryKey: promotionKey });
  };
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1000 }}>
      <Title title={promotion ? fields.name[asLanguage(locale)] : t('promotion.new')} />
      {promotion && <PromotionBar promotion={promotion} />}
      <RecordForm<PromotionFields>
        record={fields}
        isNew={!promotion}
        labels={labels}
        save={save}
        mayEdit={mayEdit}
        actions={promotion && mayEdit ? <RemovePromotion promotion={promotion} /> : undefined}
      >
        <Words />
        <Panel title={t('promotion.what')}>
          <TranslatedInput source="name" label="promotion.field.name" validate={required()} autoFocus={!promotion} />
          <BenefitInput />
          <Box sx={{ ...row, mt: 2 }}>
            <SelectInput
              source="currency"
              label="promotion.field.currency"
              choices={CURRENCY_CODES.map((code) => ({ id: code, name: code }))}
              translateChoice={false}
              helperText="promotion.currencyHelp"
            />
            <BooleanInput source="isActive" label="promotion.field.isActive" helperText="promotion.activeHelp" />
          </Box>
        </Panel>
        <Panel title={t('promotion.field.items')}>
          <Typography variant="body2" color="text.secondary">
            {t('promotion.itemsHelp')}
          </Typography>
          <ClausesInput source="items" add="promotion.addItems" />
          <ClausesInput source="except" add="promotion.addExcept" />
          <Minimums />
        </Panel>
        <Panel title={t('promotion.when')}>
          <Box sx={row}>
            <DateInput source="from" label="promotion.field.from" parse={dayOrNone} helperText={false} />
            <DateInput source="until" label="promotion.field.until" parse={dayOrNone} helperText={false} />
          </Box>
          <HoursInput />
        </Panel>
        <Panel title={t('promotion.whom')}>
          <Whom accounts={promotion?.accounts ?? []} />
        </Panel>
        <Panel title={t('promotion.beside')}>
          <Box sx={row}>
            <WholeInput source="priority" label="promotion.field.priority" help="promotion.priorityHelp" />
            <TextInput source="group" label="promotion.field.group" helperText="promotion.groupHelp" />
          </Box>
          <BooleanInput source="exclusive" label="promotion.field.exclusive" helperText="promotion.exclusiveHelp" />
        </Panel>
        <Panel title={t('promotion.limits')}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('promotion.limitsHelp')}
          </Typography>
          <Limits />
        </Panel>
      </RecordForm>
      <TryPromotions promotionId={promotion?.promotionId} />
      {promotion && <ReplayPromotion promotionId={promotion.promotionId} version={promotion.version} />}
    </Stack>
  );
}

/** What the form says as it stands. */
function Words() {
  const categories = useCategoryChoices();
  const fields = useWatch() as PromotionFields;
  const wording = useWording((id) => categories.find((one) => one.id === id)?.name ?? id);
  const words = promotionWords({ ...EMPTY, ...fields }, wording);
  return (
    <Box role="status" sx={{ borderLeft: '4px solid', borderColor: 'primary.main', pl: 2, py: 0.5 }}>
      <Typography sx={{ fontWeight: 700 }}>{words[0]}</Typography>
      {words.slice(1).map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
    </Box>
  );
}

function Minimums() {
  return (
    <FormDataConsumer<PromotionFields>>
      {({ formData }) => (
        <Box sx={{ ...thirds, mt: 2 }}>
          <Amount source="minimumAmount" currency={formData.currency} />
          <WholeInput source="minimumQuantity" label="promotion.field.minimumQuantity" />
          <DecimalInput source="minimumGrams" label="promotion.kilograms" scale={1_000} decimals={3} />
        </Box>
      )}
    </FormDataConsumer>
  );
}

function Limits() {
  return (
    <FormDataConsumer<PromotionFields>>
      {({ formData }) => (
        <Box sx={thirds}>
          <WholeInput source="uses" label="promotion.field.uses" />
          <WholeInput source="usesPerCustomer" label="promotion.field.usesPerCustomer" />
          <Amount source="budget" currency={formData.currency} />
        </Box>
      )}
    </FormDataConsumer>
  );
}

function Amount({ source, currency }: { readonly source: 'minimumAmount' | 'budget'; readonly currency: string }) {
  const digits = minorDigits(currency);
  return <DecimalInput source={source} label={`promotion.field.${source}`} scale={10 ** digits} decimals={digits} />;
}

function Whom({ accounts }: { readonly accounts: PromotionDetail['accounts'] }) {
  return (
    <FormDataConsumer<PromotionFields>>
      {({ formData }) => (
        <>
          <Box sx={row}>
            <SelectInput
              source="audience"
              label="promotion.field.audience"
              choices={PROMOTION_AUDIENCES.map((one) => ({ id: one, name: `priceList.audience.${one}` }))}
              helperText={false}
            />
            <TextInput
              source="code"
              label="promotion.field.code"
              helperText="promotion.codeHelp"
              parse={(typed: string) => typed.toUpperCase()}
              slotProps={{ htmlInput: { maxLength: 30 } }}
            />
          </Box>
          {formData.audience === 'groups' && (
            <CheckboxGroupInput
              source="groups"
              label="promotion.field.groups"
              choices={CUSTOMER_GROUPS.map((one) => ({ id: one, name: `priceList.group.${one}` }))}
            />
          )}
          {formData.audience === 'accounts' && <AccountsInput source="accounts" known={accounts} />}
          <BooleanInput source="firstOrder" label="promotion.field.firstOrder" helperText="promotion.firstOrderHelp" />
        </>
      )}
    </FormDataConsumer>
  );
}

function PromotionBar({ promotion: { promotionId, used, data } }: { readonly promotion: PromotionDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const isLimited = data.uses > 0 || data.usesPerCustomer > 0 || data.budget > 0;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {isLimited && (
        <Typography>
          {t('promotion.used', { smart_count: used.uses, amount: money(used.spent, data.currency, locale) })}
        </Typography>
      )}
      <TimelineLink subject={`stream:promotion-${promotionId}`} />
    </Stack>
  );
}

function RemovePromotion({ promotion: { promotionId, data } }: { readonly promotion: PromotionDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const remove = async () => {
    await client.post('admin/promotion/remove', { promotionId });
    redirect('/promotion');
    await queryClient.invalidateQueries({ queryKey: promotionKey });
  };
  return (
    <RemoveButton
      label={t('promotion.remove')}
      sure={t('promotion.removeSure', { name: data.name[asLanguage(locale)] })}
      remove={remove}
    />
  );
}

const dayOrNone = (day: string | null) => day ?? '';
const row = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
const thirds = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } } as const;
