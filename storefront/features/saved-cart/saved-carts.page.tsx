import { useState } from 'react';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { announce } from '#storefront/lib/announce.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { AddedLinesReport } from '#storefront/shared/cart/lines-report.tsx';
import {
  savedCartsQuery,
  useSavedCartCommands,
  type Merged,
  type Resumed,
} from '#storefront/shared/cart/saved-carts.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { ColleaguesCarts } from './colleagues-carts.tsx';
import { ResumedCartReport } from './resumed-cart-report.tsx';
import { SavedCartEntry } from './saved-cart-entry.tsx';
import styles from './saved-carts.module.css';

type Notice = { readonly resumed: Resumed; readonly name: string } | { readonly merged: Merged };

/** Spec 2, /profile/savedcarts: each to look at, to go on with, to add to the current cart, to rename or remove. */
export function SavedCartsPage() {
  const { t } = useText(['saved-cart', 'common']);
  const { Carts } = useRead(savedCartsQuery);
  const { OrderId, lineCount } = useUser();
  const commands = useSavedCartCommands();
  const [notice, setNotice] = useState<Notice>();

  const showNotice = (next: Notice | undefined) => {
    setNotice(next);
    focusHeading();
  };
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:savedCarts')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:savedCarts')}</h1>
        <p className={text.quiet}>{t('count', { count: Carts.length })}</p>
      </div>
      {commands.problem && <Alert kind="error">{commands.problem}</Alert>}
      {notice && 'resumed' in notice && (
        <ResumedCartReport
          summary={t('resumed', { name: notice.name, count: notice.resumed.lineCount })}
          resumed={notice.resumed}
        />
      )}
      {notice && 'merged' in notice && <AddedLinesReport added={notice.merged} />}
      {Carts.length === 0 ? (
        <div className={layout.tight}>
          <p>{t('none')}</p>
          <p>
            <ButtonLink href={lineCount > 0 ? paths.cart : paths.categories}>
              {lineCount > 0 ? t('toCart') : t('common:toHome')}
            </ButtonLink>
          </p>
        </div>
      ) : (
        <ul className={styles.carts}>
          {Carts.map((cart) => (
            <SavedCartEntry
              key={cart.OrderID}
              cart={cart}
              isCurrent={cart.OrderID === OrderId}
              canMerge={cart.OrderID !== OrderId}
              pending={commands.busy === cart.OrderID}
              onResume={async () => {
                const resumed = await commands.resume(cart.OrderID);
                if (resumed) showNotice({ resumed, name: cart.OrderTag });
              }}
              onMerge={async () => {
                const merged = await commands.merge(cart.OrderID, lineCount > 0 ? OrderId : '');
                if (merged) showNotice({ merged });
              }}
              onRename={(name) => commands.rename(cart.OrderID, name)}
              onRemove={async () => {
                if (!(await commands.remove(cart.OrderID, OrderId))) return;
                announce(t('removed', { name: cart.OrderTag || t('unnamed') }));
                showNotice(undefined);
              }}
            />
          ))}
        </ul>
      )}
      <ColleaguesCarts kind="saved" />
    </div>
  );
}
