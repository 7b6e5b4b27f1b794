import type { ShippingQuotation } from '#contracts/checkout/checkout.ts';
import { asOnePart } from '#domain/shared/delivery-part.ts';
import { useArrival } from '#storefront/shared/order/use-arrival.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';

interface DispatchChoiceProps {
  readonly quotation: ShippingQuotation | undefined;
  readonly together: boolean;
  readonly onChange: (together: boolean) => void;
}

/** What comes in several parts may come in one, with the last of them; nothing where it comes in one anyway. */
export function DispatchChoice({ quotation, together, onChange }: DispatchChoiceProps) {
  const { t } = useText('checkout');
  const arrival = useArrival();
  if (!quotation || quotation.parts.length < 2) return null;
  const { parts, kind } = quotation;
  const isPickup = kind === 'pickup';
  return (
    <section className={`${layout.sheet} ${layout.padded}`}>
      <RadioGroup
        label={t('howItShips')}
        name="Dispatch"
        value={together ? 'together' : 'parts'}
        onChange={(dispatch) => onChange(dispatch === 'together')}
        options={[
          { value: 'parts', label: `${t('shipInParts')} (${arrival(parts, isPickup)})` },
          { value: 'together', label: `${t('shipTogether')} (${arrival(asOnePart(parts), isPickup)})` },
        ]}
      />
    </section>
  );
}
