import { Button, Stack, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, SimpleList, useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayAndTime } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable } from '#admin/ui/resource-list.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { redirectKinds } from '#domain/redirect/redirect.events.ts';
import { MissingAddresses } from './missing-addresses.tsx';
import { RemoveRedirects } from './remove-redirects.tsx';
import { RedirectDialog, type RedirectDraft } from './redirect-dialog.tsx';
import type { RedirectRow } from './redirect.reader.ts';

const Column = DataTable.Col<RedirectRow>;
const redirectColumns: readonly FileColumn<RedirectRow>[] = [
  { source: 'from', label: 'redirect.from', value: ({ from }) => from },
  { source: 'to', label: 'redirect.to', value: ({ to }) => to },
  { source: 'kind', label: 'redirect.kind.name', value: ({ kind }, t) => t(`redirect.kind.${kind}`) },
  { source: 'hits', label: 'redirect.hits', value: ({ hits }) => hits },
  { source: 'lastHitAt', label: 'redirect.lastHit', value: ({ lastHitAt }) => lastHitAt },
  { source: 'changedAt', label: 'content.changed', value: ({ changedAt }) => changedAt },
  { source: 'changedAt', label: 'content.changedBy', value: ({ changedBy }) => changedBy },
];

/** Redirects with how often they are followed, and beside them the addresses that lead nowhere yet. */
export function RedirectList() {
  const t = useTranslate();
  const [tab, setTab] = useState<'redirects' | 'missing'>('redirects');
  const [draft, setDraft] = useState<RedirectDraft>();
  const refresh = useRefresh();
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: typeof tab) => setTab(next)}
        aria-label={t('redirect.views')}
        sx={{ pt: 1 }}
      >
        <Tab value="redirects" label={t('redirect.redirects')} />
        <Tab value="missing" label={t('redirect.missing')} />
      </Tabs>
      {tab === 'redirects' ? (
        <Redirects onEdit={setDraft} />
      ) : (
        <MissingAddresses
          onRedirect={(from) => setDraft({ from, to: '', kind: 'permanent' })}
          key={draft ? 'busy' : 'idle'}
        />
      )}
      {draft && <RedirectDialog draft={draft} onClose={() => setDraft(undefined)} onDone={refresh} />}
    </>
  );
}

function Redirects({ onEdit }: { readonly onEdit: (draft: RedirectDraft) => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const isManager = useMay('content');
  const edit = (row: RedirectRow) => onEdit({ ...row, seen: { from: row.from, to: row.to, kind: row.kind } });
  const opener = (row: RedirectRow) =>
    isManager ? (
      <Button data-row size="small" sx={{ textAlign: 'start', textTransform: 'none', p: 0 }} onClick={() => edit(row)}>
        <code>{row.from}</code>
      </Button>
    ) : (
      <code>{row.from}</code>
    );
  return (
    <ResourceList<RedirectRow>
      resource="redirect"
      texts="redirect"
      sort={{ field: 'from', order: 'ASC' }}
      filters={[
        <SelectInput
          key="kind"
          source="kind"
          label="redirect.kind.name"
          alwaysOn
          choices={redirectKinds.map((id) => ({ id, name: `redirect.kind.${id}` }))}
        />,
      ]}
      canChoose={isManager}
      exported={{ name: t('resources.redirect.name', { smart_count: 2 }), columns: redirectColumns }}
      create={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'end' }}>
          <TimelineLink subject="stream:redirect-all" />
          {isManager && (
            <>
              <Button size="small" variant="outlined" component={Link} to="/import">
                {t('redirect.import')}
              </Button>
              <Button size="small" variant="contained" onClick={() => onEdit({ from: '', to: '', kind: 'permanent' })}>
                {t('redirect.new')}
              </Button>
            </>
          )}
        </Stack>
      }
      table={
        <ResourceTable
          onlyWide={['changedAt', 'lastHitAt']}
          {...(isManager ? { bulkActions: <RemoveRedirects /> } : {})}
        >
          <Column source="from" label="redirect.from" render={opener} />
          <Column source="to" label="redirect.to" render={(row) => <code>{row.to}</code>} />
          <Column
            source="kind"
            label="redirect.kind.name"
            disableSort
            render={(row) => t(`redirect.kind.${row.kind}`)}
          />
          <DataTable.NumberCol source="hits" label="redirect.hits" sortByOrder="DESC" />
          <Column
            source="lastHitAt"
            label="redirect.lastHit"
            disableSort
            render={(row) => (row.lastHitAt ? dayAndTime(row.lastHitAt, locale) : '')}
          />
          <Column
            source="changedAt"
            label="content.changed"
            render={(row) => `${dayAndTime(row.changedAt, locale)}, ${row.changedBy}`}
          />
        </ResourceTable>
      }
      blocks={
        <SimpleList<RedirectRow>
          rowClick={false}
          primaryText={opener}
          secondaryText={(row) =>
            [row.to, t(`redirect.kind.${row.kind}`), `${t('redirect.hits')} ${row.hits} ×`].filter(Boolean).join(' · ')
          }
        />
      }
    />
  );
}
