import { Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, SimpleList, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { BulkDialog } from '#admin/ui/bulk-dialog.tsx';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { statusFilter, WrittenStatus } from '#admin/ui/written-status.tsx';
import { REVIEW_STATUSES } from '#contracts/review/review.ts';
import type { ReviewRow } from './review.reader.ts';

const Column = DataTable.Col<ReviewRow>;

const columns: readonly FileColumn<ReviewRow>[] = [
  { source: 'itemNumber', label: 'review.product', value: ({ itemNumber }) => itemNumber },
  { source: 'rating', label: 'review.rating', value: ({ rating }) => rating },
  { source: 'title', label: 'review.title', value: ({ title }) => title },
  { source: 'comments', label: 'review.comments', value: ({ comments }) => comments },
  { source: 'name', label: 'review.writer', value: ({ name }) => name },
  { source: 'status', label: 'review.status.name', value: ({ status }, t) => t(`review.status.${status}`) },
  { source: 'submittedAt', label: 'review.submitted', value: ({ submittedAt }) => submittedAt },
];

export function ReviewList() {
  const t = useTranslate();
  const mayDecide = useMay('customer');
  return (
    <ResourceList<ReviewRow>
      resource="review"
      texts="review"
      sort={{ field: 'submittedAt', order: 'DESC' }}
      filters={[statusFilter('review', REVIEW_STATUSES)]}
      canChoose={mayDecide}
      exported={{ name: t('resources.review.name', { smart_count: 2 }), columns }}
      table={<ReviewTable mayDecide={mayDecide} />}
      blocks={
        <SimpleList<ReviewRow>
          rowClick="show"
          primaryText={(row) => (
            <>
              {row.title} <WrittenStatus of="review" status={row.status} />
            </>
          )}
          secondaryText={(row) => (
            <>
              <code>{row.itemNumber}</code> · {t('review.ofTen', { rating: row.rating })} · {row.name}
            </>
          )}
        />
      }
    />
  );
}

function ReviewTable({ mayDecide }: { readonly mayDecide: boolean }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <ResourceTable onlyWide={['name', 'submittedAt']} {...(mayDecide ? { bulkActions: <PublishChosen /> } : {})}>
      <Column
        source="title"
        label="review.title"
        disableSort
        render={(row) => <RowLink to={`/review/${row.reviewId}/show`}>{row.title}</RowLink>}
      />
      <Column source="itemNumber" label="review.product" render={({ itemNumber }) => <code>{itemNumber}</code>} />
      <DataTable.NumberCol source="rating" label="review.rating" />
      <Column
        source="name"
        label="review.writer"
        disableSort
        render={({ name, verified }) => `${name}${verified ? ` · ${t('review.verified')}` : ''}`}
      />
      <Column
        source="status"
        label="review.status.name"
        disableSort
        render={({ status }) => <WrittenStatus of="review" status={status} />}
      />
      <Column
        source="submittedAt"
        label="review.submitted"
        render={({ submittedAt }) => dayAndTime(submittedAt, locale)}
      />
    </ResourceTable>
  );
}

/** Publishes those of the chosen that are not shown yet. */
function PublishChosen() {
  const t = useTranslate();
  const { selectedIds = [], data = [] } = useListContext<ReviewRow>();
  const [isOpen, setOpen] = useState(false);
  const rows = data
    .filter(({ id, status }) => selectedIds.includes(id) && status !== 'published')
    .map(({ id, title }) => ({ id, name: title }));
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('review.publishChosen')}
      </Button>
      {isOpen && (
        <BulkDialog
          title={t('review.publishMany', { smart_count: rows.length })}
          submit={t('review.publish')}
          rows={rows}
          others={selectedIds.length - rows.length}
          act={(reviewId, commandId) => client.post('admin/review/publish', { reviewId }, { commandId })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
