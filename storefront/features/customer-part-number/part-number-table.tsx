import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { PartNumberShown } from '#contracts/customer-part-number/customer-part-number.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { DataTable } from '#storefront/ui/data-table.tsx';
import text from '#storefront/ui/text.module.css';
import { PartNumberForm } from './part-number-form.tsx';
import { refreshPartNumbers } from './part-number.queries.ts';
import styles from './part-numbers.module.css';

const ConfirmDialog = lazyPart(async () => (await import('#storefront/shared/confirm-dialog.tsx')).ConfirmDialog);

export function PartNumberTable({ numbers }: { readonly numbers: readonly PartNumberShown[] }) {
  const { t } = useText(['customer-part-number', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('customer/removepartnumbers');
  const [changing, setChanging] = useState('');
  const [removing, setRemoving] = useState<PartNumberShown>();
  const remove = async ({ Number: number }: PartNumberShown) => {
    if (!(await run({ Numbers: [number] }))) return;
    announce(t('removed', { number }));
    await refreshPartNumbers(queryClient);
  };
  return (
    <>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <DataTable label={t('table')} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col">
              <span className={text.hidden}>
                {t('change')}, {t('remove')}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {numbers.map((one) =>
            one.Number === changing ? (
              <tr key={one.Number}>
                <td colSpan={4}>
                  <PartNumberForm seen={one} onDone={() => setChanging('')} />
                </td>
              </tr>
            ) : (
              <tr key={one.Number}>
                <th scope="row" className={`${text.mono} ${styles.number}`}>
                  {one.Number}
                </th>
                <td className={`${text.mono} ${text.nowrap}`}>{one.ProductId}</td>
                <td>
                  <Named one={one} />
                </td>
                <td className={styles.actions}>
                  <Button
                    kind="link"
                    aria-label={t('changeNamed', { number: one.Number })}
                    onClick={() => setChanging(one.Number)}
                  >
                    {t('change')}
                  </Button>
                  <Button
                    kind="link"
                    pending={pending}
                    aria-label={t('removeNamed', { number: one.Number })}
                    onClick={() => setRemoving(one)}
                  >
                    {t('remove')}
                  </Button>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </DataTable>
      {removing && (
        <Suspense>
          <ConfirmDialog
            title={t('removeNamed', { number: removing.Number })}
            yes={t('remove')}
            no={t('keep')}
            onAnswer={(yes) => {
              setRemoving(undefined);
              if (yes) void remove(removing);
            }}
          >
            <p>{t('removeSure', { number: removing.Number, item: `${removing.ProductId} ${removing.SkuName}` })}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

/** The item, and what is to be known of it before it is ordered by that number. */
function Named({ one }: { readonly one: PartNumberShown }) {
  const { t } = useText('customer-part-number');
  return (
    <>
      <a href={paths.product({ itemNumber: one.ProductId, seoFriendlyName: one.SEOFriendlyName })}>{one.SkuName}</a>
      {!one.IsSold && (
        <p className={styles.gone}>
          {t('notSold')}{' '}
          {one.Successor && (
            <a href={paths.product({ itemNumber: one.Successor, seoFriendlyName: 'item' })}>
              {t('replacedBy', { item: one.Successor })}
            </a>
          )}
        </p>
      )}
      {one.OtherItem && <p className={text.quiet}>{t('otherItem', { number: one.Number, item: one.OtherItem })}</p>}
    </>
  );
}
