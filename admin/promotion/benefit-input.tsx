import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useInput, useLocaleState, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { client } from '#admin/lib/client.ts';
import { minorDigits } from '#admin/lib/format.ts';
import { amountText, percentText, typedAmount, typedNumber } from '#admin/lib/number-input.ts';
import { AnyProductSearch } from '#admin/ui/product-search.tsx';
import { TypedField } from '#admin/ui/typed-field.tsx';
import type { PromotionFields } from './promotion.reader.ts';

type Benefit = PromotionFields['benefit'];
type Of<Kind extends Benefit['kind']> = Extract<Benefit, { kind: Kind }>;

/** What each kind begins with. */
const FRESH: { readonly [Kind in Benefit['kind']]: Of<Kind> } = {
  percent: { kind: 'percent', milliPercent: 10_000 },
  amount: { kind: 'amount', amount: 1_000 },
  'fixed-price': { kind: 'fixed-price', unitPrice: 1_000 },
  'buy-get': { kind: 'buy-get', buy: 2, get: 1, milliPercent: 100_000 },
  gift: { kind: 'gift', itemNumber: '', quantity: 1 },
  bundle: { kind: 'bundle', parts: [], milliPercent: 10_000 },
  shipping: { kind: 'shipping', milliPercent: 100_000, methods: [] },
};
const KINDS = Object.keys(FRESH) as Benefit['kind'][];

export function BenefitInput() {
  const t = useTranslate();
  const { disabled } = useFormState();
  const { field } = useInput<Benefit>({ source: 'benefit' });
  const benefit = field.value as Benefit;
  const set = (changed: Benefit) => field.onChange(changed);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={t('promotion.benefit.name')}
        value={benefit.kind}
        disabled={disabled}
        onChange={({ target }) => set(FRESH[target.value as Benefit['kind']])}
        sx={{ minWidth: 240 }}
      >
        {KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`promotion.benefit.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {benefit.kind === 'amount' && (
        <MoneyField
          label="promotion.amount"
          value={benefit.amount}
          onChange={(amount) => set({ ...benefit, amount })}
        />
      )}
      {benefit.kind === 'fixed-price' && (
        <MoneyField
          label="promotion.unitPrice"
          value={benefit.unitPrice}
          onChange={(unitPrice) => set({ ...benefit, unitPrice })}
        />
      )}
      {benefit.kind === 'buy-get' && (
        <>
          <CountField label="promotion.buy" value={benefit.buy} onChange={(buy) => set({ ...benefit, buy })} />
          <CountField label="promotion.get" value={benefit.get} onChange={(get) => set({ ...benefit, get })} />
        </>
      )}
      {'milliPercent' in benefit && (
        <ShareField value={benefit.milliPercent} onChange={(milliPercent) => set({ ...benefit, milliPercent })} />
      )}
      {benefit.kind === 'gift' && <GiftFields benefit={benefit} set={set} />}
      {benefit.kind === 'bundle' && <BundleFields benefit={benefit} set={set} />}
      {benefit.kind === 'shipping' && <MethodsField benefit={benefit} set={set} />}
    </Box>
  );
}

interface NumberProps {
  /** Key of its name. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** In the promotion's own currency. */
function MoneyField({ label, value, onChange }: NumberProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { disabled } = useFormState();
  const currency = useWatch({ name: 'currency' }) as string;
  const digits = minorDigits(currency);
  return (
    <TypedField
      label={t(label)}
      value={value}
      disabled={disabled}
      show={(amount) => amountText(amount, locale, digits)}
      read={(text) => typedAmount(text, locale, digits)}
      onChange={onChange}
      unit={currency}
      width={170}
    />
  );
}

function CountField({ label, value, onChange }: NumberProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { disabled } = useFormState();
  return (
    <TypedField
      label={t(label)}
      value={value}
      disabled={disabled}
      show={String}
      read={(text) => {
        const count = typedNumber(text, locale);
        return count !== undefined && Number.isInteger(count) && count > 0 ? count : undefined;
      }}
      onChange={onChange}
      width={100}
    />
  );
}

function ShareField({ value, onChange }: Omit<NumberProps, 'label'>) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { disabled } = useFormState();
  return (
    <TypedField
      label={t('promotion.share')}
      value={value}
      disabled={disabled}
      show={(milliPercent) => percentText(milliPercent / 1_000, locale)}
      read={(text) => {
        const percent = typedNumber(text, locale);
        return percent === undefined ? undefined : Math.round(percent * 1_000);
      }}
      onChange={onChange}
      unit="%"
      width={120}
    />
  );
}

interface PartProps<Kind extends Benefit['kind']> {
  readonly benefit: Of<Kind>;
  readonly set: (benefit: Benefit) => void;
}

function GiftFields({ benefit, set }: PartProps<'gift'>) {
  const t = useTranslate();
  const { disabled } = useFormState();
  return (
    <>
      <CountField
        label="price.quantity"
        value={benefit.quantity}
        onChange={(quantity) => set({ ...benefit, quantity })}
      />
      {benefit.itemNumber && <code>{benefit.itemNumber}</code>}
      {!disabled && (
        <AnyProductSearch
          label={t(benefit.itemNumber ? 'promotion.otherItem' : 'promotion.item')}
          onChoose={(itemNumber) => set({ ...benefit, itemNumber })}
        />
      )}
    </>
  );
}

function BundleFields({ benefit, set }: PartProps<'bundle'>) {
  const t = useTranslate();
  const { disabled } = useFormState();
  const change = (parts: Of<'bundle'>['parts']) => set({ ...benefit, parts });
  return (
    <Box sx={{ width: 1 }}>
      {benefit.parts.map((part) => (
        <Box key={part.itemNumber} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}>
          <CountField
            label="price.quantity"
            value={part.quantity}
            onChange={(quantity) =>
              change(benefit.parts.map((one) => (one.itemNumber === part.itemNumber ? { ...one, quantity } : one)))
            }
          />
          <code>{part.itemNumber}</code>
          {!disabled && (
            <IconButton
              aria-label={t('promotion.removePart', { item: part.itemNumber })}
              onClick={() => change(benefit.parts.filter((one) => one.itemNumber !== part.itemNumber))}
            >
              <Delete fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {!disabled && (
        <AnyProductSearch
          label={t('promotion.addPart')}
          onChoose={(itemNumber) =>
            benefit.parts.some((one) => one.itemNumber === itemNumber)
              ? undefined
              : change([...benefit.parts, { itemNumber, quantity: 1 }])
          }
        />
      )}
    </Box>
  );
}

function MethodsField({ benefit, set }: PartProps<'shipping'>) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { disabled } = useFormState();
  const { data } = useQuery({ queryKey: ['shipping', 'list'], queryFn: () => client.get('admin/shipping/list', {}) });
  const all = data?.methods ?? [];
  const toggle = (method: string) =>
    set({
      ...benefit,
      methods: benefit.methods.includes(method)
        ? benefit.methods.filter((one) => one !== method)
        : [...benefit.methods, method],
    });
  return (
    <Box sx={{ width: 1 }} role="group" aria-label={t('promotion.methods')}>
      <Typography variant="body2">{t('promotion.methodsHelp')}</Typography>
      {all.map(({ shippingMethod, name }) => (
        <Button
          key={shippingMethod}
          size="small"
          variant={benefit.methods.includes(shippingMethod) ? 'contained' : 'outlined'}
          aria-pressed={benefit.methods.includes(shippingMethod)}
          disabled={disabled}
          onClick={() => toggle(shippingMethod)}
          sx={{ m: 0.5 }}
        >
          {name[locale]}
        </Button>
      ))}
    </Box>
  );
}
