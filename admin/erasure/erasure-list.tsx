import { Button } from '@mui/material';
import { DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { dayAndTime, dayOnly } from '#admin/lib/format.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { ActionsLabel } from '#admin/ui/actions-head.tsx';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { statusFilter } from '#admin/ui/written-status.tsx';
import { ERASURE_STATUSES } from '#contracts/erasure/erasure.ts';
import { EraseWhoLeft } from './erase-who-left.tsx';
import type { ErasureRow } from './erasure.reader.ts';

const Column = DataTable.Col<ErasureRow>;

/** Who asked to be erased, and what that waits for. */
export function ErasureList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const name = (row: ErasureRow) => row.name || t('erasure.gone');
  const waits = ({ waitsFor }: ErasureRow) => waitsFor.map((one) => t(`erasure.waitsFor.${one}`)).join(', ');
  return (
    <ResourceList<ErasureRow>
      resource="erasure"
      texts="erasure"
      sort={{ field: 'requestedAt', order: 'DESC' }}
      filters={[statusFilter('erasure', ERASURE_STATUSES)]}
      create={<EraseWhoLeft />}
      table={
        <ResourceTable onlyWide={['accountName', 'requestedBy']}>
          <Column
            source="name"
            label="erasure.person"
            disableSort
            render={(row) => <RowLink to={`/customer/${row.accountId}/show`}>{name(row)}</RowLink>}
          />
          <Column source="accountName" label="erasure.company" disableSort />
          <Column
            source="status"
            label="erasure.status.name"
            disableSort
            render={({ status }) => t(`erasure.status.${status}`)}
          />
          <Column
            source="requestedAt"
            label="erasure.requestedAt"
            render={({ requestedAt }) => dayAndTime(requestedAt, locale)}
          />
          <Column source="requestedBy" label="erasure.by" disableSort />
          <Column source="dueOn" label="erasure.dueOn" render={({ dueOn }) => dayOnly(dueOn, locale)} />
          <Column source="waitsFor" label="erasure.waits" disableSort render={waits} />
          <Column
            source="contactId"
            label={<ActionsLabel />}
            disableSort
            render={(row) => row.status === 'requested' && <WithdrawErasure row={row} name={name(row)} />}
          />
        </ResourceTable>
      }
      blocks={
        <SimpleList<ErasureRow>
          rowClick={false}
          primaryText={(row) => <RowLink to={`/customer/${row.accountId}/show`}>{name(row)}</RowLink>}
          secondaryText={(row) =>
            [t(`erasure.status.${row.status}`), dayOnly(row.dueOn, locale), waits(row)].filter(Boolean).join(' · ')
          }
          rightIcon={(row) => (row.status === 'requested' ? <WithdrawErasure row={row} name={name(row)} /> : <></>)}
        />
      }
    />
  );
}

function WithdrawErasure({ row, name }: { readonly row: ErasureRow; readonly name: string }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand();
  return (
    <Button
      size="small"
      disabled={isBusy}
      aria-label={`${t('erasure.withdraw')} ${name}`}
      onClick={() => void send('admin/erasure/withdraw', { contactId: row.contactId }, 'erasure.done.withdrawn')}
    >
      {t('erasure.withdraw')}
    </Button>
  );
}
