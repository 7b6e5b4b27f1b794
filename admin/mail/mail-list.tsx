import { Link, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, List, SimpleList, useLocaleState } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { MailRow } from './mail.reader.ts';
import { dayAndTime } from '#admin/lib/format.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { NoRows } from '#admin/ui/no-rows.tsx';

const Column = DataTable.Col<MailRow>;

/** E-mails that the shop has sent, the newest first. */
export function MailList() {
  useRowKeys();
  const [locale] = useLocaleState();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List actions={false} exporter={false} empty={false} perPage={25}>
      {narrow ? (
        <SimpleList<MailRow>
          rowClick="show"
          empty={<NoRows />}
          primaryText={(row) => row.subject}
          secondaryText={(row) => `${row.to}, ${dayAndTime(row.sentAt, locale)}`}
        />
      ) : (
        <DataTable
          bulkActionButtons={false}
          rowClick="show"
          empty={<NoRows />}
          sx={{ '& tr:focus-within': { bgcolor: '#EAF2FB' } }}
        >
          <Column source="sentAt" label="mail.sentAt" disableSort render={(row) => dayAndTime(row.sentAt, locale)} />
          <Column source="to" label="mail.to" disableSort />
          <Column
            source="subject"
            label="mail.subject"
            disableSort
            render={(row) => (
              <Link
                component={RouterLink}
                data-row
                to={`/mail/${row.id}/show`}
                onClick={(event) => event.stopPropagation()}
              >
                {row.subject}
              </Link>
            )}
          />
        </DataTable>
      )}
    </List>
  );
}
