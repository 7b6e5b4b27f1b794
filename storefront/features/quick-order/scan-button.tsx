import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';

const Scanner = lazyPart(async () => (await import('./scanner.tsx')).Scanner);

interface ScanButtonProps {
  /** Takes a code, and returns how many of it there are now. */
  readonly onCode: (code: string) => number;
}

/** Barcodes by the device's camera; the reader of them comes with the first press. */
export function ScanButton({ onCode }: ScanButtonProps) {
  const { t } = useText('quick-order');
  const [isOpen, setOpen] = useState(false);
  // A page that is not served securely has no camera.
  if (!('mediaDevices' in navigator)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconBarcode aria-hidden size={18} stroke={1.75} /> {t('scan')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Scanner onCode={onCode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
