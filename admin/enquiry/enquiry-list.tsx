import { DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { dayAndTime } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { statusFilter, WrittenStatus } from '#admin/ui/written-status.tsx';
import { ENQUIRY_STATUSES } from '#contracts/enquiry/enquiry.ts';
import type { EnquiryRow } from './enquiry.reader.ts';

const Column = DataTable.Col<EnquiryRow>;

const columns: readonly FileColumn<EnquiryRow>[] = [
  { source: 'subject', label: 'enquiry.subject', value: ({ subject }) => subject },
  { source: 'reference', label: 'enquiry.reference', value: ({ reference }) => reference },
  { source: 'name', label: 'enquiry.name', value: ({ name }) => name },
  { source: 'email', label: 'enquiry.email', value: ({ email }) => email },
  { source: 'status', label: 'enquiry.status.name', value: ({ status }, t) => t(`enquiry.status.${status}`) },
  { source: 'sentAt', label: 'enquiry.sent', value: ({ sentAt }) => sentAt },
];

export function EnquiryList() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <ResourceList<EnquiryRow>
      resource="enquiry"
      texts="enquiry"
      sort={{ field: 'sentAt', order: 'DESC' }}
      filters={[statusFilter('enquiry', ENQUIRY_STATUSES)]}
      exported={{ name: t('resources.enquiry.name', { smart_count: 2 }), columns }}
      table={
        <ResourceTable onlyWide={['reference', 'sentAt']}>
          <Column
            source="subject"
            label="enquiry.subject"
            disableSort
            render={(row) => <RowLink to={`/enquiry/${row.enquiryId}/show`}>{row.subject}</RowLink>}
          />
          <Column source="name" label="enquiry.name" />
          <Column
            source="reference"
            label="enquiry.reference"
            disableSort
            render={({ reference }) => <code>{reference}</code>}
          />
          <Column
            source="status"
            label="enquiry.status.name"
            disableSort
            render={({ status }) => <WrittenStatus of="enquiry" status={status} />}
          />
          <Column source="sentAt" label="enquiry.sent" render={({ sentAt }) => dayAndTime(sentAt, locale)} />
        </ResourceTable>
      }
      blocks={
        <SimpleList<EnquiryRow>
          rowClick="show"
          primaryText={(row) => (
            <>
              {row.subject} <WrittenStatus of="enquiry" status={row.status} />
            </>
          )}
          secondaryText={(row) => `${row.name} · ${dayAndTime(row.sentAt, locale)}`}
        />
      }
    />
  );
}
