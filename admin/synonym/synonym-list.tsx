import { Button, Stack, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, SimpleList, useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayAndTime } from '#admin/lib/format.ts';
import type { FileColumn } from '#admin/lib/table-file.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable } from '#admin/ui/resource-list.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { RemoveSynonyms } from './remove-synonyms.tsx';
import { SynonymDialog, type SynonymDraft } from './synonym-dialog.tsx';
import type { SynonymRow } from './synonym.reader.ts';

const Column = DataTable.Col<SynonymRow>;
const LANGUAGES = ['both', 'en', 'fr'] as const;
const EMPTY: SynonymDraft = { words: [], language: 'both', direction: 'both-ways' };
/** One way only: the first stands for the others. */
const synonymText = ({ words: [first = '', ...others], direction }: SynonymRow): string =>
  direction === 'one-way' ? `${first} → ${others.join(', ')}` : [first, ...others].join(', ');

const synonymColumns: readonly FileColumn<SynonymRow>[] = [
  { source: 'words', label: 'synonym.words', value: ({ words }) => words.join(';') },
  { source: 'language', label: 'synonym.language.name', value: ({ language }, t) => t(`synonym.language.${language}`) },
  {
    source: 'direction',
    label: 'synonym.direction.name',
    value: ({ direction }, t) => t(`synonym.direction.${direction}`),
  },
  { source: 'changedAt', label: 'content.changed', value: ({ changedAt }) => changedAt },
];

/** Words that mean the same, and beside them what buyers looked for and did not find. */
export function SynonymList() {
  const t = useTranslate();
  const [tab, setTab] = useState<'synonyms' | 'missed'>('synonyms');
  const [draft, setDraft] = useState<SynonymDraft>();
  const refresh = useRefresh();
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: typeof tab) => setTab(next)}
        aria-label={t('synonym.views')}
        sx={{ pt: 1 }}
      >
        <Tab value="synonyms" label={t('resources.synonym.name', { smart_count: 2 })} />
        <Tab value="missed" label={t('synonym.missed')} />
      </Tabs>
      {tab === 'synonyms' ? (
        <Synonyms onEdit={setDraft} />
      ) : (
        <MissedSearches onSynonym={setDraft} key={draft ? 'busy' : 'idle'} />
      )}
      {draft && <SynonymDialog draft={draft} onClose={() => setDraft(undefined)} onDone={refresh} />}
    </>
  );
}

function Synonyms({ onEdit }: { readonly onEdit: (draft: SynonymDraft) => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('catalogue');
  const opener = (row: SynonymRow) =>
    mayChange ? (
      <Button
        data-row
        size="small"
        sx={{ textAlign: 'start', textTransform: 'none', p: 0 }}
        onClick={() => onEdit(row)}
      >
        {synonymText(row)}
      </Button>
    ) : (
      synonymText(row)
    );
  return (
    <ResourceList<SynonymRow>
      resource="synonym"
      texts="synonym"
      sort={{ field: 'words', order: 'ASC' }}
      filters={[
        <SelectInput
          key="language"
          source="language"
          label="synonym.language.name"
          alwaysOn
          choices={LANGUAGES.map((id) => ({ id, name: `synonym.language.${id}` }))}
        />,
      ]}
      canChoose={mayChange}
      exported={{ name: t('resources.synonym.name', { smart_count: 2 }), columns: synonymColumns }}
      create={
        mayChange && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'end' }}>
            <Button size="small" variant="outlined" component={Link} to="/import">
              {t('synonym.import')}
            </Button>
            <Button size="small" variant="contained" onClick={() => onEdit(EMPTY)}>
              {t('synonym.new')}
            </Button>
          </Stack>
        )
      }
      table={
        <ResourceTable onlyWide={['changedAt']} {...(mayChange ? { bulkActions: <RemoveSynonyms /> } : {})}>
          <Column source="words" label="synonym.words" render={opener} />
          <Column
            source="language"
            label="synonym.language.name"
            disableSort
            render={(row) => t(`synonym.language.${row.language}`)}
          />
          <Column
            source="direction"
            label="synonym.direction.name"
            disableSort
            render={(row) => t(`synonym.direction.${row.direction}`)}
          />
          <Column
            source="changedAt"
            label="content.changed"
            render={(row) => (
              <>
                {dayAndTime(row.changedAt, locale)} <TimelineLink subject={`stream:synonym-${row.synonymId}`} />
              </>
            )}
          />
        </ResourceTable>
      }
      blocks={
        <SimpleList<SynonymRow>
          rowClick={false}
          primaryText={opener}
          secondaryText={(row) =>
            `${t(`synonym.language.${row.language}`)} · ${t(`synonym.direction.${row.direction}`)}`
          }
        />
      }
    />
  );
}
