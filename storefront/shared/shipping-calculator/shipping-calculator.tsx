import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import type { ShippingCalculatorProps } from './sent.ts';

const CalculatorForm = lazyPart(async () => (await import('./calculator-form.tsx')).CalculatorForm);

/** Spec 7, ShippingCalculator: one line until somebody wants it. */
export function ShippingCalculator(props: ShippingCalculatorProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense>
        <CalculatorForm {...props} />
      </Suspense>
    );
  return (
    <p>
      <Button
        kind="link"
        onFocus={CalculatorForm.preload}
        onPointerEnter={CalculatorForm.preload}
        onClick={() => setOpen(true)}
      >
        {t('calculator.open')}
      </Button>
    </p>
  );
}
