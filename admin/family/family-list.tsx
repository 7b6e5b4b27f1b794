import { useQuery } from '@tanstack/react-query';
import { CreateButton, DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { asLanguage } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import type { FamilyRow } from './family.reader.ts';

const Column = DataTable.Col<FamilyRow>;

export function FamilyList() {
  const t = useTranslate();
  const mayEdit = useMay('catalogue');
  const optionsOf = useOptionNames();
  return (
    <ResourceList<FamilyRow>
      resource="family"
      texts="family"
      filters={[]}
      sort={{ field: 'name', order: 'ASC' }}
      exported={{
        name: t('resources.family.name', { smart_count: 2 }),
        columns: [
          { source: 'family', label: 'family.key', value: ({ family }) => family },
          { source: 'name', label: 'family.nameEn', value: ({ name }) => name.en },
          { source: 'name', label: 'family.nameFr', value: ({ name }) => name.fr },
          { source: 'options', label: 'family.options', value: optionsOf },
          { source: 'variants', label: 'family.variants', value: ({ variants }) => variants },
        ],
      }}
      create={mayEdit && <CreateButton label="family.add" />}
      table={<FamilyTable />}
      blocks={<FamilyBlocks />}
    />
  );
}

function useFamilyName() {
  const [locale] = useLocaleState();
  return ({ name }: FamilyRow) => name[locale === 'fr' ? 'fr' : 'en'];
}

/** The attributes that its variants differ in, in the reader's language. */
function useOptionNames() {
  const [locale] = useLocaleState();
  const { data } = useQuery({ queryKey: ['attribute', 'list'], queryFn: () => client.get('admin/attribute/list', {}) });
  const names = new Map(data?.attributes.map(({ attribute, name }) => [attribute, name[asLanguage(locale)]]));
  return ({ options }: FamilyRow) => options.map((option) => names.get(option) ?? option).join(', ');
}

function FamilyTable() {
  const nameOf = useFamilyName();
  const optionsOf = useOptionNames();
  return (
    <ResourceTable onlyWide={[]}>
      <Column
        source="name"
        label="family.name"
        render={(row) => <RowLink to={`/family/${row.family}/show`}>{nameOf(row)}</RowLink>}
      />
      <Column source="family" label="family.key" render={({ family }) => <code>{family}</code>} />
      <Column source="options" label="family.options" disableSort render={optionsOf} />
      <DataTable.NumberCol source="variants" label="family.variants" disableSort />
    </ResourceTable>
  );
}

function FamilyBlocks() {
  const t = useTranslate();
  const optionsOf = useOptionNames();
  const nameOf = useFamilyName();
  return (
    <SimpleList<FamilyRow>
      rowClick="show"
      primaryText={(row) => nameOf(row)}
      secondaryText={(row) => `${optionsOf(row)} · ${t('family.count', { smart_count: row.variants })}`}
    />
  );
}
