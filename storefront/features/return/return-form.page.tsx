import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { Returnable } from '#contracts/return/return.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { foundEmail } from '#storefront/shared/order/found-order.ts';
import { paths } from '#storefront/shared/paths.ts';
import { orderReturnsQuery } from '#storefront/shared/return/return.queries.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { returnPaths } from '#storefront/shared/return/return-paths.ts';
import { TextArea } from '#storefront/ui/text-field.tsx';
import { isIncomplete, NOTHING_ASKED, wantedOf, type Asked } from './asked-line.ts';
import { ReturnLine } from './return-line.tsx';
import { useReturnPreview } from './use-return-preview.ts';
import styles from './return.module.css';

/** Spec 2, /profile/returnorder: what of an order comes back, and why. */
export function ReturnFormPage() {
  const { t } = useText('return');
  const [parameters] = useSearchParams();
  const email = foundEmail(useQueryClient());
  const order = useRead(orderReturnsQuery(parameters.get('orderId') ?? '', email));
  const isKnown = isSignedIn(useUser());
  const back = isKnown ? paths.order(order.OrderID) : email ? paths.guestOrder : paths.trackOrder;
  const title = t('titleOf', { number: order.OrderNumber });
  const canReturn = order.Lines.some(({ ReturnableQty }) => ReturnableQty > 0);
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <div>
        <p>{t(canReturn ? 'formIntro' : 'nothing')}</p>
        <p className={text.quiet}>
          {t('within', { days: order.ReturnDays })}
          {order.RestockingFeePercent > 0 && ` ${t('feeSaid', { percent: order.RestockingFeePercent })}`}
        </p>
      </div>
      {order.AllOrNothing && <Alert kind="info">{t('allOrNothing')}</Alert>}
      <ReturnForm order={order} back={back} {...(email ? { email } : {})} />
    </div>
  );
}

interface ReturnFormProps {
  readonly order: Returnable;
  readonly back: string;
  readonly email?: string;
}

/** Everything that can be returned, each line without a reason yet. */
const everything = ({ Lines }: Returnable): Asked =>
  Object.fromEntries(
    Lines.filter(({ ReturnableQty }) => ReturnableQty > 0).map(({ LineID, ReturnableQty }) => [
      LineID,
      { ...NOTHING_ASKED, quantity: String(ReturnableQty) },
    ]),
  );

function ReturnForm({ order, back, email }: ReturnFormProps) {
  const { t, language } = useText(['return', 'common']);
  const codeText = useCodeText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('checkout/processreturnorder');
  const [asked, setAsked] = useState<Asked>(order.AllOrNothing ? everything(order) : {});
  const [comments, setComments] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  /** What keeps it from being sent, said once it was tried. */
  const [missed, setMissed] = useState(false);
  const of = { OrderId: order.OrderID, ...(email ? { email } : {}) };
  const { preview, error: fault } = useReturnPreview({ ...of, lines: wantedOf(asked, true) });
  const lines = wantedOf(asked, false);
  const isMissing = Object.values(asked).some(isIncomplete);
  const isReady = lines.length > 0 && !isMissing && isAccepted;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setMissed(!isReady);
    if (!isReady) return;
    const answer = await run({ ...of, lines, Comments: comments, TermsAccepted: true });
    if (!answer) return;
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('return/') });
    await navigate(returnPaths.complete(answer.ReturnID));
  };

  if (!order.Lines.some(({ ReturnableQty }) => ReturnableQty > 0))
    return (
      <p>
        <ButtonLink href={back}>{t('toOrder')}</ButtonLink>
      </p>
    );
  return (
    <form className={layout.stack} onSubmit={(event) => void send(event)} method="post" noValidate>
      <ul className={layout.sheet} aria-label={t('items')}>
        {order.Lines.map((line) => (
          <ReturnLine
            key={line.LineID}
            line={line}
            currency={order.CurrencyCode}
            asked={asked[line.LineID] ?? NOTHING_ASKED}
            value={preview?.Lines.find(({ LineID }) => LineID === line.LineID)}
            isMissed={missed}
            onChange={(one) => setAsked({ ...asked, [line.LineID]: one })}
          />
        ))}
      </ul>
      {!order.AllOrNothing && (
        <p>
          <Button kind="link" onClick={() => setAsked(everything(order))}>
            {t('returnAll')}
          </Button>
        </p>
      )}
      <div aria-live="polite">
        {fault && <Alert kind="error">{errorText(fault, t('common:unreachable'))}</Alert>}
        {preview && !fault && (
          <p className={styles.sum}>
            <strong>{t('total')}</strong>
            <strong>{formatMoney(preview.ReturnAmount, order.CurrencyCode, language)}</strong>
          </p>
        )}
      </div>
      <TextArea
        label={t('comments')}
        optional={t('common:optional')}
        name="Comments"
        rows={3}
        maxLength={1_000}
        value={comments}
        onChange={({ target }) => setComments(target.value)}
      />
      <div className={`${layout.row} ${text.standalone}`}>
        <CheckBox
          name="TermsAccepted"
          checked={isAccepted}
          onChange={({ target }) => setAccepted(target.checked)}
          aria-invalid={(missed && !isAccepted) || undefined}
        >
          {t('accept')}
        </CheckBox>
        {order.PolicyPage && (
          <a href={paths.page(order.PolicyPage)} target="_blank" rel="noopener">
            {t('policy')}
          </a>
        )}
      </div>
      {missed && !lines.length && !isMissing && <Alert kind="error">{codeText('return_lines_required')}</Alert>}
      {missed && isMissing && <Alert kind="error">{t('reasonMissing')}</Alert>}
      {missed && !isAccepted && <Alert kind="error">{codeText('return_terms_required')}</Alert>}
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <div className={layout.row}>
        <Button type="submit" kind="action" large pending={pending}>
          {t('send')}
        </Button>
        <ButtonLink large href={back}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
