import { Link } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { DeskListRow } from '#contracts/item-list/item-list-desk.ts';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { PagedPanel } from '#admin/ui/paged-panel.tsx';
import { ItemListDialog } from './item-list-dialog.tsx';

/** Which wish lists and quick-order lists a customer's people keep; each is opened to be read. */
export function CustomerItemLists({ accountId }: { readonly accountId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [opened, setOpened] = useState<DeskListRow>();
  return (
    <>
      <PagedPanel<DeskListRow>
        name={['customer-item-lists', accountId]}
        title={t('itemList.ofCustomer')}
        none={t('itemList.none')}
        load={(asked) => client.get('admin/itemlist/list', { accountId, ...asked })}
        keyOf={({ listId }) => listId}
        columns={[
          {
            label: t('itemList.name'),
            cell: (list) => (
              <Link component="button" type="button" sx={{ textAlign: 'left' }} onClick={() => setOpened(list)}>
                {list.name || t(`itemList.kind.${list.kind}`)}
              </Link>
            ),
          },
          { label: t('itemList.kind.name'), cell: ({ kind }) => t(`itemList.kind.${kind}`) },
          { label: t('itemList.owner'), cell: ({ owner }) => owner },
          { label: t('itemList.sharing.name'), cell: ({ sharing }) => t(`itemList.sharing.${sharing}`) },
          { label: t('itemList.items'), isNumber: true, cell: ({ itemCount }) => itemCount },
          { label: t('itemList.changedAt'), cell: ({ changedAt }) => dayAndTime(changedAt, locale) },
        ]}
      />
      {opened && <ItemListDialog accountId={accountId} list={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
