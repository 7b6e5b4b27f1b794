import { Link, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, List, SearchInput, SimpleList, TextInput, useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { LookRow } from './look.reader.ts';
import { dayAndTime, moment } from '#admin/lib/format.ts';
import { timelinePath } from '#admin/ui/timeline-link.tsx';

const Column = DataTable.Col<LookRow>;

/** Who was shown whose personal data, the newest first. */
export function LookList() {
  const [locale] = useLocaleState();
  const t = useTranslate();
  const filters = [
    <SearchInput key="subject" source="subject" alwaysOn placeholder={t('history.look.search')} />,
    <TextInput key="by" source="by" label="history.look.by" alwaysOn />,
  ];
  const through = ({ route }: LookRow) => t(`history.look.through.${route}`, { _: route });
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List filters={filters} exporter={false} perPage={25}>
      {narrow ? (
        <SimpleList<LookRow>
          rowClick={false}
          primaryText={(row) => (
            <>
              {row.name} · <Looked at={row} />
            </>
          )}
          secondaryText={(row) => `${dayAndTime(row.at, locale)}, ${through(row)}`}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false}>
          <Column
            source="at"
            label="history.look.at"
            disableSort
            render={(row) => <span title={row.at}>{moment(row.at, locale)}</span>}
          />
          <Column
            source="name"
            label="history.look.by"
            disableSort
            render={(row) => <span title={row.by}>{row.name}</span>}
          />
          <Column
            source="role"
            label="history.look.role"
            disableSort
            render={(row) => t(`history.staffRole.${row.role}`, { _: row.role })}
          />
          <Column source="subject" label="history.look.subject" disableSort render={(row) => <Looked at={row} />} />
          <Column
            source="route"
            label="history.look.route"
            disableSort
            render={(row) => <span title={row.route}>{through(row)}</span>}
          />
        </DataTable>
      )}
    </List>
  );
}

function Looked({ at: { subject, shown, names } }: { readonly at: LookRow }) {
  const t = useTranslate();
  if (!shown) return <Subject of={subject} name={names[subject]!} />;
  return (
    <details>
      <summary>{t('history.look.list', { smart_count: shown.length })}</summary>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {shown.map((one) => (
          <li key={one}>
            <Subject of={one} name={names[one]!} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What has a timeline leads to it; the exact subject is its tooltip. */
function Subject({
  of,
  name: { kind, title, timeline },
}: {
  readonly of: string;
  readonly name: LookRow['names'][string];
}) {
  const t = useTranslate();
  const words = [t(`history.look.kind.${kind}`, { _: kind }), title].join(' ').trim();
  return timeline ? (
    <Link component={RouterLink} to={timelinePath(timeline)} title={of} sx={{ overflowWrap: 'anywhere' }}>
      {words}
    </Link>
  ) : (
    <span title={of}>{words}</span>
  );
}
