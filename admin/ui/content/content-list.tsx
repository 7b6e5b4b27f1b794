import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, SelectInput, SimpleList, useLocaleState, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayAndTime } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import type { ContentRow } from '#contracts/shared/versioned-content.ts';
import type { ContentKind } from './content-calls.ts';
import { BulkContent } from './bulk-content.tsx';
import { ContentStatus } from './content-status.tsx';

type Row = ContentRow & RaRecord<string>;

interface Props {
  readonly kind: ContentKind;
  /** What the shop calls a row whose id is its own, which nobody is shown; what it was named otherwise. */
  readonly nameOf?: (row: ContentRow) => string;
  /** Further columns. */
  readonly children?: ReactNode;
  /** What a file says of the further columns. */
  readonly exported?: readonly FileColumn<Row>[];
  /** There is a page to add one. */
  readonly canCreate?: boolean;
}

const Column = DataTable.Col<Row>;
const statuses = ['draft', 'scheduled', 'published', 'changed'] as const;

/** Every thing of a kind of content, with what readers see of it. */
export function ContentList({ kind, nameOf, children, exported = [], canCreate = false }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const isManager = useMay('content');
  const named = nameOf ?? (({ name }: ContentRow) => name);
  const link = ({ id }: ContentRow) => `/${kind}/${encodeURIComponent(id)}/show`;
  const version = (row: ContentRow) => (row.version ? t('content.versionOf', { version: row.version }) : '');
  const changed = (row: ContentRow) => (row.changedAt ? `${dayAndTime(row.changedAt, locale)}, ${row.changedBy}` : '');
  return (
    <ResourceList<Row>
      resource={kind}
      texts="content"
      sort={{ field: 'id', order: 'ASC' }}
      filters={[
        <SelectInput
          key="status"
          source="status"
          label="content.state"
          alwaysOn
          choices={statuses.map((id) => ({ id, name: `content.status.${id}` }))}
        />,
      ]}
      canChoose={isManager}
      exported={{
        name: t(`resources.${kind}.name`, { smart_count: 2 }),
        columns: [
          { source: 'name', label: 'content.name', value: named },
          ...(nameOf ? [] : [{ source: 'id', label: 'content.id', value: ({ id }: Row) => id }]),
          ...exported,
          { source: 'status', label: 'content.state', value: ({ status }) => t(`content.status.${status}`) },
          { source: 'status', label: 'content.publishAt', value: ({ scheduledFor }) => scheduledFor },
          { source: 'version', label: 'content.version', value: ({ version: number }) => number || '' },
          { source: 'changedAt', label: 'content.changed', value: ({ changedAt }) => changedAt },
          { source: 'changedAt', label: 'content.changedBy', value: ({ changedBy }) => changedBy },
        ],
      }}
      create={
        canCreate &&
        isManager && (
          <Button component={Link} to={`/${kind}/create`} variant="contained" size="small">
            {t(`content.new.${kind}`)}
          </Button>
        )
      }
      table={
        <ResourceTable
          onlyWide={['version', 'id']}
          {...(isManager ? { bulkActions: <BulkContent kind={kind} nameOf={named} /> } : {})}
        >
          <Column
            source="name"
            label="content.name"
            disableSort
            render={(row) => <RowLink to={link(row)}>{named(row)}</RowLink>}
          />
          {!nameOf && <Column source="id" label="content.id" render={(row) => <code>{row.id}</code>} />}
          {children}
          <Column
            source="status"
            label="content.state"
            disableSort
            render={(row) => (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <ContentStatus status={row.status} />
                {row.scheduledFor && dayAndTime(row.scheduledFor, locale)}
              </Stack>
            )}
          />
          <Column source="version" label="content.version" disableSort render={version} />
          <Column source="changedAt" label="content.changed" render={changed} />
        </ResourceTable>
      }
      blocks={
        <SimpleList<Row>
          rowClick="show"
          primaryText={named}
          secondaryText={(row) => (
            <Stack component="span" direction="row" sx={{ gap: 1, mt: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <ContentStatus status={row.status} /> {changed(row)}
            </Stack>
          )}
        />
      }
    />
  );
}
