import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import type { CartCommands } from './cart-commands.ts';

interface RemovedCouponsProps {
  readonly codes: readonly string[];
  readonly commands: CartCommands;
}

/** Spec 4: coupons go when the order is modified; the buyer is told, and enters them again. Import it lazily. */
export function RemovedCoupons({ codes, commands }: RemovedCouponsProps) {
  const { t } = useText(['cart', 'common']);
  const goOn = () => void commands.forgetCoupons(codes);
  return (
    <Dialog open onClose={goOn} title={t('couponsRemoved')} closeLabel={t('common:close')}>
      <div className={`${layout.padded} ${layout.stack}`}>
        <p>{t('couponsRemovedWhy', { count: codes.length })}</p>
        <ul>
          {codes.map((code) => (
            <li key={code} className={text.mono}>
              {code}
            </li>
          ))}
        </ul>
        <p className={layout.row}>
          <Button kind="ink" onClick={() => void commands.reapplyCoupons(codes)}>
            {t('couponsAgain', { count: codes.length })}
          </Button>
          <Button onClick={goOn}>{t('couponsNot')}</Button>
        </p>
      </div>
    </Dialog>
  );
}
