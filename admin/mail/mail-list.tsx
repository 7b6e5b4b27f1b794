import { DataTable, List, useLocaleState } from 'react-admin';
import type { MailRow } from '#admin/app/data-provider.ts';
import { dayAndTime } from '#admin/app/format.ts';

const Column = DataTable.Col<MailRow>;

export function MailList() {
  const [locale] = useLocaleState();
  return (
    <List exporter={false} perPage={25}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <Column source="sentAt" label="mail.sentAt" disableSort render={(row) => dayAndTime(row.sentAt, locale)} />
        <Column source="to" label="mail.to" disableSort />
        <Column source="subject" label="mail.subject" disableSort />
      </DataTable>
    </List>
  );
}
