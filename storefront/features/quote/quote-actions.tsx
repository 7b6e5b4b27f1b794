import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useNavigate } from 'react-router-dom';
import { focusHeading } from '#storefront/lib/focus.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { TextArea } from '#storefront/ui/text-field.tsx';
import type { QuoteEdits } from './use-quote-edits.ts';
import styles from './quote.module.css';

const ConfirmDialog = lazyPart(async () => (await import('#storefront/shared/confirm-dialog.tsx')).ConfirmDialog);

interface QuoteActionsProps {
  readonly header: WireQuote['QuoteHeader'];
  readonly edits: QuoteEdits;
}

export function QuoteActions({ header, edits }: QuoteActionsProps) {
  const { t } = useText('quote');
  const navigate = useNavigate();
  const close = async () => {
    if (await edits.settled()) await navigate(paths.quotes);
  };
  return (
    <div className={styles.actions}>
      {header.CanConvert && edits.state !== 'saving' && (
        <ButtonLink kind="action" large wide href={paths.convertQuote(header.QuoteID)}>
          {t('convert')}
        </ButtonLink>
      )}
      {header.CanEdit && (
        <>
          <SaveState header={header} edits={edits} />
          <Button wide onClick={() => void close()}>
            {t('saveAndClose')}
          </Button>
          <Cancel header={header} edits={edits} />
        </>
      )}
    </div>
  );
}

/**
 * Spec 4: "Any quote change saves automatically and needs CSR approval." What happens is said to screen readers when it
 * has.
 */
function SaveState({ header, edits }: QuoteActionsProps) {
  const { t } = useText('quote');
  const waiting = edits.blocker && edits.blocker.kind !== 'withdraws';
  const kind = waiting ? 'waiting' : edits.state;
  const idle = header.QuoteStatus === 'approved' ? t('autosaveOffer') : t('autosave');
  const words = { waiting: t('notSaved'), untouched: idle, saving: t('saving'), saved: t('saved') }[kind];
  return (
    <p className={styles.saveState} data-state={kind}>
      {words}
    </p>
  );
}

function Cancel({ header, edits }: QuoteActionsProps) {
  const { t } = useText(['quote', 'common']);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const answer = async (yes: boolean) => {
    setAsking(false);
    // Buttons and fields go with the quote, so the focus needs another place.
    if (yes && (await edits.run({ route: 'quote/cancel', input: { reason }, words: t('edit.cancel') }))) focusHeading();
  };
  return (
    <>
      <Button kind="link" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t('cancelTitle', { number: header.QuoteNumber })}
            yes={t('cancelYes')}
            no={t('cancelNo')}
            onAnswer={(yes) => void answer(yes)}
          >
            <p>{t('cancelText')}</p>
            <TextArea
              label={t('cancelReason')}
              optional={t('common:optional')}
              rows={2}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
