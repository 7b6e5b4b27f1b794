import { Link, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, List, SearchInput, SimpleList, TextInput, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { LookRow } from '#admin/app/data-provider.ts';
import { dayAndTime, moment } from '#admin/app/format.ts';
import { timelinePath } from '#admin/history/timeline-path.ts';

const Column = DataTable.Col<LookRow>;

/** Who was shown whose personal data, the newest first. */
export function LookList() {
  const [locale] = useLocaleState();
  const t = useTranslate();
  const filters = [<SearchInput key="subject" source="subject" alwaysOn placeholder={t('history.look.search')} />, <TextInput key="by" source="by" label="history.look.by" alwaysOn />];
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List filters={filters} exporter={false} perPage={25}>
      {narrow ? (
        <SimpleList<LookRow> rowClick={false} primaryText={(row) => <>{row.name} · <Looked at={row} /></>} secondaryText={(row) => `${dayAndTime(row.at, locale)}, ${row.route}`} />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false}>
          <Column source="at" label="history.look.at" disableSort render={(row) => <span title={row.at}>{moment(row.at, locale)}</span>} />
          <Column source="name" label="history.look.by" disableSort render={(row) => <span title={row.by}>{row.name}</span>} />
          <Column source="role" label="history.look.role" disableSort render={(row) => t(`history.staffRole.${row.role}`, { _: row.role })} />
          <Column source="subject" label="history.look.subject" disableSort render={(row) => <Looked at={row} />} />
          <Column source="route" label="history.look.route" disableSort render={(row) => <code>{row.route}</code>} />
        </DataTable>
      )}
    </List>
  );
}

function Looked({ at: { subject, shown } }: { readonly at: LookRow }) {
  const t = useTranslate();
  if (!shown) return <Subject of={subject} />;
  return (
    <details>
      <summary>{t('history.look.list', { smart_count: shown.length })}</summary>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>{shown.map((one) => <li key={one}><Subject of={one} /></li>)}</ul>
    </details>
  );
}

/** What has a timeline leads to it. */
const Subject = ({ of }: { readonly of: string }) => (of.includes(':') ? <Link component={RouterLink} to={timelinePath(of)} sx={{ overflowWrap: 'anywhere' }}>{of}</Link> : <>{of}</>);
