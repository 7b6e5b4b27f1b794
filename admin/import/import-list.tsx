import { LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, SimpleList, useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { dayAndTime } from '#admin/lib/format.ts';
import { uploadImport } from '#admin/lib/upload-import.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { DropField } from '#admin/ui/drop-field.tsx';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { mayImport } from '#contracts/import/kinds/import-kind.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import { importKinds, importStatuses } from '#domain/import/import.events.ts';
import type { Right } from '#domain/shared/rights.ts';
import { ExportKinds } from './export-kinds.tsx';
import { ImportStatusChip } from './import-status.tsx';
import type { ImportRow } from './import.reader.ts';

const Column = DataTable.Col<ImportRow>;
const NumberColumn = DataTable.NumberCol<ImportRow>;
const pathOf = ({ importId }: ImportRow) => `/import/${importId}/show`;

const exportedColumns: readonly FileColumn<ImportRow>[] = [
  { source: 'uploadedAt', label: 'import.when', value: ({ uploadedAt }) => uploadedAt },
  { source: 'fileName', label: 'import.file', value: ({ fileName }) => fileName },
  { source: 'kind', label: 'import.kindName', value: ({ kind }, t) => (kind ? t(`import.kind.${kind}`) : '') },
  { source: 'status', label: 'import.statusName', value: ({ status }, t) => t(`import.status.${status}`) },
  { source: 'added', label: 'import.head.added', value: ({ counts }) => counts.added },
  { source: 'changed', label: 'import.head.changed', value: ({ counts }) => counts.changed },
  { source: 'wrong', label: 'import.head.wrong', value: ({ counts }) => counts.wrong },
  { source: 'uploadedBy', label: 'import.by', value: ({ uploadedBy }) => uploadedBy },
];

/** Files that were imported, and the place to drop the next one. */
export function ImportList() {
  const { permissions: rights = [] } = usePermissions<readonly Right[]>();
  const mayImportAny = importKinds.some((kind) =>
    mayImport(importKindsByName[kind], (right) => rights.includes(right)),
  );
  return (
    <>
      {mayImportAny && <NewImport />}
      <ResourceList<ImportRow>
        resource="import"
        texts="import"
        sort={{ field: 'uploadedAt', order: 'DESC' }}
        filters={[
          <SelectInput
            key="kind"
            source="kind"
            label="import.kindName"
            alwaysOn
            choices={importKinds.map((id) => ({ id, name: `import.kind.${id}` }))}
          />,
          <SelectInput
            key="status"
            source="status"
            label="import.statusName"
            alwaysOn
            choices={importStatuses.map((id) => ({ id, name: `import.status.${id}` }))}
          />,
        ]}
        create={<ExportKinds />}
        exported={{ name: 'imports', columns: exportedColumns }}
        table={<ImportTable />}
        blocks={<ImportBlocks />}
      />
    </>
  );
}

function NewImport() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [percent, setPercent] = useState<number>();
  const { attempt, problem } = useAttempt();
  const send = async ([file]: readonly File[]) => {
    if (!file) return;
    setPercent(0);
    await attempt(async () => {
      const importId = await uploadImport(file, setPercent);
      void navigate(`/import/${importId}/show`);
    });
    setPercent(undefined);
  };
  return (
    <Stack sx={{ gap: 0.5, pt: 2 }}>
      <DropField
        label={percent === undefined ? t('import.drop') : t('import.sending', { percent })}
        accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv,application/zip"
        disabled={percent !== undefined}
        onFiles={(files) => void send(files)}
      />
      {percent !== undefined && (
        <LinearProgress variant="determinate" value={percent} aria-label={t('import.sending', { percent })} />
      )}
      <Typography variant="body2" color="text.secondary">
        {t('import.dropHelp')} {t('import.zipHelp')}
      </Typography>
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
    </Stack>
  );
}

function ImportTable() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <ResourceTable onlyWide={['counts.unchanged', 'uploadedBy']}>
      <Column
        source="uploadedAt"
        label="import.when"
        render={(row) => <RowLink to={pathOf(row)}>{dayAndTime(row.uploadedAt, locale)}</RowLink>}
      />
      <Column source="fileName" label="import.file" />
      <Column
        source="kind"
        label="import.kindName"
        disableSort
        render={(row) => (row.kind ? t(`import.kind.${row.kind}`) : t('import.noKind'))}
      />
      <Column
        source="status"
        label="import.statusName"
        disableSort
        render={(row) => <ImportStatusChip status={row.status} />}
      />
      {(['added', 'changed', 'unchanged', 'wrong'] as const).map((name) => (
        <NumberColumn key={name} source={`counts.${name}`} label={`import.head.${name}`} disableSort />
      ))}
      <Column
        source="uploadedBy"
        label="import.by"
        disableSort
        render={(row) => (row.origin === 'browser' ? row.uploadedBy : t(`import.origin.${row.origin}`))}
      />
    </ResourceTable>
  );
}

function ImportBlocks() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <SimpleList<ImportRow>
      rowClick={false}
      primaryText={(row) => <RowLink to={pathOf(row)}>{row.fileName}</RowLink>}
      secondaryText={(row) =>
        [
          dayAndTime(row.uploadedAt, locale),
          row.kind ? t(`import.kind.${row.kind}`) : t('import.noKind'),
          t(`import.status.${row.status}`),
          t('import.listCounts', { ...row.counts }),
        ].join(' · ')
      }
    />
  );
}
