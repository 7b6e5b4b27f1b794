import type { Returnable } from '#contracts/return/return-shapes.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';
import text from '#storefront/ui/text.module.css';
import { TextArea } from '#storefront/ui/text-field.tsx';
import { NOTHING_ASKED } from './asked-line.ts';
import { ReturnLine } from './return-line.tsx';
import { useReturnForm } from './use-return-form.ts';
import styles from './return.module.css';

interface ReturnFormProps {
  readonly order: Returnable;
  /** The order's page. */
  readonly back: string;
  /** Of a guest's order. */
  readonly email?: string;
}

type Form = ReturnType<typeof useReturnForm>;

export function ReturnForm({ order, back, email }: ReturnFormProps) {
  const { t } = useText(['return', 'common']);
  const form = useReturnForm(order, email);
  const { asked, preview, missing } = form;
  return (
    <form className={layout.stack} onSubmit={(event) => void form.send(event)} method="post" noValidate>
      <ul className={layout.sheet} aria-label={t('items')}>
        {order.Lines.map((line) => (
          <ReturnLine
            key={line.LineID}
            line={line}
            currency={order.CurrencyCode}
            asked={asked[line.LineID] ?? NOTHING_ASKED}
            value={
              form.resolution === 'replacement'
                ? undefined
                : preview?.Lines.find(({ LineID }) => LineID === line.LineID)
            }
            isMissed={missing.words}
            onChange={(one) => form.change(line.LineID, one)}
          />
        ))}
      </ul>
      {!order.AllOrNothing && (
        <p>
          <Button kind="link" onClick={form.returnAll}>
            {t('returnAll')}
          </Button>
        </p>
      )}
      <RadioGroup
        label={t('resolutionName')}
        name="Resolution"
        value={form.resolution}
        onChange={form.setResolution}
        options={order.Resolutions.map((value) => ({ value, label: t(`resolution.${value}`) }))}
      />
      <Sum form={form} currency={order.CurrencyCode} />
      <TextArea
        label={t('comments')}
        optional={t('common:optional')}
        name="Comments"
        rows={3}
        maxLength={1_000}
        value={form.comments}
        onChange={({ target }) => form.setComments(target.value)}
      />
      <div className={`${layout.row} ${text.standalone}`}>
        <CheckBox
          name="TermsAccepted"
          checked={form.isAccepted}
          onChange={({ target }) => form.setAccepted(target.checked)}
          aria-invalid={missing.terms || undefined}
        >
          {t('accept')}
        </CheckBox>
        {order.PolicyPage && (
          <a href={paths.page(order.PolicyPage)} target="_blank" rel="noopener">
            {t('policy')}
          </a>
        )}
      </div>
      <Faults form={form} />
      <div className={layout.row}>
        <Button type="submit" kind="action" large pending={form.pending}>
          {t('send')}
        </Button>
        <ButtonLink large href={back}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}

/** What is given back for what stands in the form; screen readers read it aloud as it changes. */
function Sum({ form: { preview, fault, resolution }, currency }: { readonly form: Form; readonly currency: string }) {
  const { t, language } = useText(['return', 'common']);
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <div aria-live="polite">
      {fault && <Alert kind="error">{errorText(fault, t('common:unreachable'))}</Alert>}
      {resolution === 'store-credit' && <p className={text.quiet}>{t('creditHint')}</p>}
      {resolution === 'replacement' && <p className={text.quiet}>{t('replacementHint')}</p>}
      {preview && !fault && resolution !== 'replacement' && (
        <dl className={styles.sums}>
          {preview.RestockingFee > 0 && (
            <>
              <dt>{t('fee')}</dt>
              <dd>−{money(preview.RestockingFee)}</dd>
            </>
          )}
          <dt>
            <strong>{t('total')}</strong>
          </dt>
          <dd>
            <strong>{money(preview.ReturnAmount)}</strong>
          </dd>
        </dl>
      )}
    </div>
  );
}

function Faults({ form: { missing, error } }: { readonly form: Form }) {
  const { t } = useText(['return', 'common']);
  const codeText = useCodeText();
  return (
    <>
      {missing.lines && <Alert kind="error">{codeText('return_lines_required')}</Alert>}
      {missing.words && <Alert kind="error">{t('wordsMissing')}</Alert>}
      {missing.terms && <Alert kind="error">{codeText('return_terms_required')}</Alert>}
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
    </>
  );
}
