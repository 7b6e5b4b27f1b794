import { lazy, Suspense, useState } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import type { ShippingCalculatorProps } from './sent.ts';

const loadForm = () => import('./calculator-form.tsx');
const CalculatorForm = lazy(async () => ({ default: (await loadForm()).CalculatorForm }));

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
        onFocus={() => void loadForm()}
        onPointerEnter={() => void loadForm()}
        onClick={() => setOpen(true)}
      >
        {t('calculator.open')}
      </Button>
    </p>
  );
}
