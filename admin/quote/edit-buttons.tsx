// Commands of the quote desk that need no words: one press, and what came of it.
import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCommandExplainedBy } from '#admin/lib/use-command.ts';
import { useDesk } from './desk-commands.tsx';
import { problemText } from './error-message.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly label: string;
  /** Key of the text that says it is done. */
  readonly done: string;
  readonly command: () => Promise<void>;
}

function EditButton({ label, done, command, variant = 'outlined', size }: Props) {
  const { run, isBusy } = useCommandExplainedBy(problemText, ['quote']);
  return (
    <Button variant={variant} disabled={isBusy} onClick={() => void run(command, done)} {...(size ? { size } : {})}>
      {label}
    </Button>
  );
}

/** Tells the buyer and one's colleagues that somebody is at it. */
export function StartReviewButton() {
  const { tell } = useDesk();
  const t = useTranslate();
  return (
    <EditButton
      label={t('quote.action.startReview')}
      done="quote.done.startReview"
      command={() => tell('admin/quote/startreview', {})}
    />
  );
}

/** In place of Publish while a second CSR must approve: it becomes work for the others. */
export function RequestApprovalButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  const label = t('quote.action.requestApproval');
  return (
    <EditButton
      variant="contained"
      label={label}
      done="quote.done.requestApproval"
      command={() => edit('admin/quote/requestapproval', {}, label)}
    />
  );
}

/** The second CSR's yes to prices far below the catalogue. */
export function ApprovePricesButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  const label = t('quote.action.approvePrices');
  return (
    <EditButton
      variant="contained"
      label={label}
      done="quote.done.approvePrices"
      command={() => edit('admin/quote/approvepricing', {}, label)}
    />
  );
}

/** Today's catalogue prices; what was set by hand stays. */
export function UpdatePricesButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  const label = t('quote.action.updatePrices');
  return (
    <EditButton
      size="small"
      label={label}
      done="quote.done.updatePrices"
      command={() => edit('admin/quote/updateprices', {}, label)}
    />
  );
}

/** Today's shipping and taxes; prices stay. */
export function RecalculateButton() {
  const { edit } = useDesk();
  const t = useTranslate();
  const label = t('quote.action.recalculate');
  return (
    <EditButton
      size="small"
      label={label}
      done="quote.done.recalculate"
      command={() => edit('admin/quote/recalculate', {}, label)}
    />
  );
}
