import { useMediaQuery, type Theme } from '@mui/material';
import { DataTable, List, SimpleList, useLocaleState } from 'react-admin';
import type { MailRow } from '#admin/app/data-provider.ts';
import { dayAndTime } from '#admin/app/format.ts';

const Column = DataTable.Col<MailRow>;

export function MailList() {
  const [locale] = useLocaleState();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List exporter={false} perPage={25}>
      {narrow ? (
        <SimpleList<MailRow> rowClick="show" primaryText={(row) => row.subject} secondaryText={(row) => `${row.to}, ${dayAndTime(row.sentAt, locale)}`} />
      ) : (
        <DataTable bulkActionButtons={false} rowClick="show">
          <Column source="sentAt" label="mail.sentAt" disableSort render={(row) => dayAndTime(row.sentAt, locale)} />
          <Column source="to" label="mail.to" disableSort />
          <Column source="subject" label="mail.subject" disableSort />
        </DataTable>
      )}
    </List>
  );
}
