import { useState, type ReactNode } from 'react';
import type { Output } from '#contracts/api.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';
import { useText } from '#storefront/lib/text.ts';
import { useAfterLinesAdded } from '#storefront/shared/cart/use-add-lines.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';

const AddedLinesReport = partOnDemand(
  async () => (await import('#storefront/shared/cart/lines-report.tsx')).AddedLinesReport,
);

export interface OrderAgain {
  /** All of its lines where none are named. */
  readonly copy: (orderId: string, lineIds?: readonly string[]) => Promise<void>;
  readonly pending: boolean;
  /** What became of it. */
  readonly report: ReactNode;
}

/** Spec 4, copy order to cart: only what is available goes over, and what does not is told line by line. */
export function useOrderAgain(): OrderAgain {
  const { t } = useText('common');
  const { OrderId, lineCount } = useUser();
  const { run, pending, error } = useCommand('cart/copytocart');
  const tell = useAfterLinesAdded();
  const [copied, setCopied] = useState<Output<'cart/copytocart'>>();
  const copy: OrderAgain['copy'] = async (orderId, lineIds = []) => {
    setCopied(undefined);
    const answer = await run({
      OrderId: orderId,
      ...(lineIds.length ? { LineIDs: [...lineIds] } : {}),
      ...(lineCount > 0 ? { currentOrderId: OrderId } : {}),
    });
    if (!answer) return;
    await AddedLinesReport.preload();
    setCopied(answer);
    tell(answer);
  };
  const report = (
    <>
      {error !== undefined && <Alert kind="error">{errorText(error, t('unreachable'))}</Alert>}
      {copied && <AddedLinesReport added={copied} further={copied.Short.map(({ Message }) => Message)} />}
    </>
  );
  return { copy, pending, report };
}
