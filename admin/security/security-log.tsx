import { Button, useMediaQuery, type Theme } from '@mui/material';
import {
  DataTable,
  List,
  SelectInput,
  SimpleList,
  TextInput,
  TopToolbar,
  useListContext,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { fileUrl } from '#contracts/client.ts';
import { securityEventKinds } from '#contracts/security/security.ts';
import type { SecurityRow } from './security.reader.ts';
import { dayAndTime, moment } from '#admin/lib/format.ts';
import { detailsOf, nameOf } from './security-texts.ts';
import { NoRows } from '#admin/ui/no-rows.tsx';

const Column = DataTable.Col<SecurityRow>;

/** Shows who signed in, who failed to, who was refused, whose rights changed; the newest first. */
export function SecurityLog() {
  const [locale] = useLocaleState();
  const t = useTranslate();
  const choices = securityEventKinds.map((kind) => ({ id: kind, name: t(`security.kind.${kind}`) }));
  const filters = [
    <SelectInput key="kind" source="kind" label="security.what" choices={choices} translateChoice={false} alwaysOn />,
    <TextInput key="subject" source="subject" label="security.who" helperText={t('security.whoHelp')} alwaysOn />,
    <TextInput key="address" source="address" label="security.address" alwaysOn />,
  ];
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List filters={filters} actions={<Exports />} exporter={false} empty={false} perPage={25}>
      {narrow ? (
        <SimpleList<SecurityRow>
          rowClick={false}
          empty={<NoRows />}
          primaryText={(row) => `${t(`security.kind.${row.kind}`)} · ${nameOf(row.subject, row, t)}`}
          secondaryText={(row) =>
            [dayAndTime(row.at, locale), row.address, detailsOf(row, t)].filter(Boolean).join(', ')
          }
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false} empty={<NoRows />}>
          <Column
            source="at"
            label="security.at"
            disableSort
            render={(row) => <span title={row.at}>{moment(row.at, locale)}</span>}
          />
          <Column source="kind" label="security.what" disableSort render={(row) => t(`security.kind.${row.kind}`)} />
          <Column
            source="subject"
            label="security.who"
            disableSort
            render={(row) => <span title={row.subject}>{nameOf(row.subject, row, t)}</span>}
          />
          <Column source="address" label="security.address" disableSort />
          <Column
            source="about"
            label="security.about"
            disableSort
            render={(row) => <span style={{ overflowWrap: 'anywhere' }}>{detailsOf(row, t)}</span>}
          />
        </DataTable>
      )}
    </List>
  );
}

/** An auditor's own tools take the whole log as a file. */
function Exports() {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const filter = Object.fromEntries(
    Object.entries(filterValues as Record<string, string>).filter(([, value]) => value),
  );
  return (
    <TopToolbar>
      <Button component="a" href={fileUrl('admin/security/csv', filter)} download size="small">
        {t('security.exportCsv')}
      </Button>
      <Button component="a" href={fileUrl('admin/security/json', filter)} download size="small">
        {t('security.exportJson')}
      </Button>
    </TopToolbar>
  );
}
