import { useState } from 'react';
import type { LookedUp } from '#contracts/quick-order/quick-order.ts';
import { compactPartNumber, partNumberFault } from '#domain/shared/customer-part-number/part-number.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { Button } from '#storefront/ui/button.tsx';
import type { PadRow } from './pad.ts';
import { forgetLookedUp } from './use-looked-up.ts';
import styles from './quick-order.module.css';

interface RememberNumberProps {
  readonly row: PadRow;
  readonly item: LookedUp | undefined;
  readonly onAsked: (key: string) => void;
}

/**
 * Whoever mends an unknown code has perhaps written what they call the item themselves. Asked once a line, and kept by a
 * click alone.
 */
export function RememberNumber(props: RememberNumberProps) {
  const user = useUser();
  const { row, item } = props;
  const { unknown = '', asked } = row;
  const [confirmation, setConfirmation] = useState('');
  const { t } = useText('quick-order');
  const isMended = unknown !== '' && item?.ProductId && item.ItemCode === row.itemCode.trim() && !item.OwnNumber;
  if (confirmation && item?.ProductId) return <p className={styles.other}>{confirmation}</p>;
  if (!isMended || asked || !isSignedIn(user)) return null;
  if (partNumberFault(unknown) || compactPartNumber(unknown) === compactPartNumber(item.ProductId)) return null;
  return (
    <Question
      {...props}
      number={unknown}
      itemNumber={item.ProductId}
      onKept={() => setConfirmation(t('remembered', { number: unknown, item: item.ProductId }))}
    />
  );
}

interface QuestionProps extends RememberNumberProps {
  readonly number: string;
  readonly itemNumber: string;
  readonly onKept: () => void;
}

function Question({ row: { key }, number, itemNumber, onKept, onAsked }: QuestionProps) {
  const { t } = useText(['quick-order', 'common']);
  const { run, pending, error } = useCommand('customer/savepartnumber');
  const remember = async () => {
    if (!(await run({ Number: number, ItemCode: itemNumber, Learned: true }))) return;
    forgetLookedUp(number);
    announce(t('remembered', { number, item: itemNumber }));
    onKept();
    onAsked(key);
  };
  return (
    <div className={styles.remember}>
      <p>{t('remember', { number, item: itemNumber })}</p>
      <Button kind="ink" pending={pending} onClick={() => void remember()}>
        {t('rememberYes')}
      </Button>
      <Button onClick={() => onAsked(key)}>{t('rememberNo')}</Button>
      {error !== undefined && (
        <p className={styles.problem} role="alert">
          {errorText(error, t('common:unreachable'))}
        </p>
      )}
    </div>
  );
}
