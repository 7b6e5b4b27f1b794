import { Link, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, List, SearchInput, SimpleList, TextInput, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { needed } from '#domain/shared/needed.ts';
import type { AccessLogRow } from './access-log.reader.ts';
import { dayAndTime, moment } from '#admin/lib/format.ts';
import { timelinePath } from '#admin/ui/timeline-link.tsx';
import { NoRows } from '#admin/ui/no-rows.tsx';

const Column = DataTable.Col<AccessLogRow>;

/** Shows who was shown whose personal data, the newest first. */
export function AccessLogList() {
  const [locale] = useLocaleState();
  const t = useTranslate();
  const filters = [
    <SearchInput key="subject" source="subject" alwaysOn placeholder={t('history.accessLog.search')} />,
    <TextInput key="by" source="by" label="history.accessLog.by" alwaysOn />,
  ];
  const through = ({ route }: AccessLogRow) => t(`history.accessLog.through.${route}`, { _: route });
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List filters={filters} exporter={false} empty={false} perPage={25}>
      {narrow ? (
        <SimpleList<AccessLogRow>
          rowClick={false}
          empty={<NoRows />}
          primaryText={(row) => (
            <>
              {row.name} · <Disclosed at={row} />
            </>
          )}
          secondaryText={(row) => `${dayAndTime(row.at, locale)}, ${through(row)}`}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false} empty={<NoRows />}>
          <Column
            source="at"
            label="history.accessLog.at"
            disableSort
            render={(row) => <span title={row.at}>{moment(row.at, locale)}</span>}
          />
          <Column
            source="name"
            label="history.accessLog.by"
            disableSort
            render={(row) => <span title={row.by}>{row.name}</span>}
          />
          <Column
            source="role"
            label="history.accessLog.role"
            disableSort
            render={(row) => t(`history.staffRole.${row.role}`, { _: row.role })}
          />
          <Column
            source="subject"
            label="history.accessLog.subject"
            disableSort
            render={(row) => <Disclosed at={row} />}
          />
          <Column
            source="route"
            label="history.accessLog.route"
            disableSort
            render={(row) => <span title={row.route}>{through(row)}</span>}
          />
        </DataTable>
      )}
    </List>
  );
}

function Disclosed({ at: { subject, shown, file, names } }: { readonly at: AccessLogRow }) {
  const t = useTranslate();
  if (file)
    return (
      <>
        <Subject of={subject} names={names} />{' '}
        {t('history.accessLog.file', {
          kind: t(`import.kind.${file.kind}`, { _: file.kind }),
          part: t(`history.accessLog.part.${file.filter}`, { _: file.filter }),
          smart_count: file.accounts,
        })}
      </>
    );
  if (!shown) return <Subject of={subject} names={names} />;
  return (
    <details>
      <summary>{t('history.accessLog.list', { smart_count: shown.length })}</summary>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {shown.map((one) => (
          <li key={one}>
            <Subject of={one} names={names} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A subject that has a timeline leads to it; its exact id is the tooltip. */
function Subject({ of, names }: { readonly of: string; readonly names: AccessLogRow['names'] }) {
  const t = useTranslate();
  const { kind, title, timeline } = needed(names[of], 'name of the subject');
  const words = [t(`history.accessLog.kind.${kind}`, { _: kind }), title].join(' ').trim();
  return timeline ? (
    <Link component={RouterLink} to={timelinePath(timeline)} title={of} sx={{ overflowWrap: 'anywhere' }}>
      {words}
    </Link>
  ) : (
    <span title={of}>{words}</span>
  );
}
