import { useEffect, useRef, useState } from 'react';
import type { Output } from '#contracts/api.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';

interface ShareCartDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Makes a link to what the cart holds now, and puts it on the clipboard. Import it lazily. */
export function ShareCartDialog({ orderId, onClose }: ShareCartDialogProps) {
  const { t, language } = useText(['cart', 'common']);
  const { run, pending, error } = useCommand('cart/sharecart');
  const [shared, setShared] = useState<Output<'cart/sharecart'>>();
  const link = shared ? `${location.origin}${paths.sharedCart(shared.ShareID)}` : '';
  const [isCopied, setCopied] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [link]);
  const make = async () => {
    setShared(await run({ OrderId: orderId }));
  };
  const copy = async () => {
    const done = await navigator.clipboard.writeText(link).then(
      () => true,
      // Browsers refuse it to pages that are not loaded over HTTPS, and where it is switched off.
      () => false,
    );
    setCopied(done);
    announce(t(done ? 'share.copied' : 'share.notCopied'));
    if (!done) field.current?.select();
  };
  return (
    <Dialog open onClose={onClose} title={t('shareCart')} closeLabel={t('common:close')}>
      <div className={`${layout.padded} ${layout.stack}`}>
        <p>{t('share.why')}</p>
        {shared && (
          <>
            <TextField ref={field} label={t('share.link')} name="link" readOnly value={link} />
            <p className={text.quiet}>{t('share.until', { day: formatFullDay(shared.LastDay, language) })}</p>
          </>
        )}
        {isCopied !== undefined && (
          <Alert kind={isCopied ? 'ok' : 'error'}>{t(isCopied ? 'share.copied' : 'share.notCopied')}</Alert>
        )}
        {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
        <p className={layout.row}>
          {link ? (
            <Button kind="ink" onClick={() => void copy()}>
              {t('share.copy')}
            </Button>
          ) : (
            <Button kind="ink" pending={pending} onClick={() => void make()}>
              {t('share.make')}
            </Button>
          )}
          <Button onClick={onClose}>{t(link ? 'common:close' : 'common:cancel')}</Button>
        </p>
      </div>
    </Dialog>
  );
}
