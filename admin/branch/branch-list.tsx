import { useLocaleState, useTranslate } from 'react-admin';
import { localityOf } from '#domain/shared/locality.ts';
import { numberFormat } from '#admin/lib/format.ts';
import { useWarehouses } from '#admin/lib/use-warehouses.ts';
import { RecordsList } from '#admin/ui/record-page/records-list.tsx';
import { useBranches } from './use-branches.ts';

export function BranchList() {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { data, error } = useBranches();
  const { data: houses } = useWarehouses();
  const warehouseName = (id: string) =>
    houses?.warehouses.find(({ warehouse }) => warehouse === id)?.name[locale] ?? id;
  const degrees = (value: number) => numberFormat(locale, { maximumFractionDigits: 6 }).format(value);
  return (
    <RecordsList
      resource="branch"
      texts={{ add: 'branch.add', none: 'branch.noneYet' }}
      right="setting"
      query={{ data: data?.branches, error }}
      idOf={({ branch }) => branch}
      subject="branch:shop"
      columns={[
        {
          label: 'branch.name',
          cell: ({ name, branch }) => (
            <>
              {name[locale]} <code>{branch}</code>
            </>
          ),
        },
        { label: 'branch.address', cell: ({ address }) => `${address.addressLine1}, ${localityOf(address)}` },
        { label: 'branch.position', cell: ({ latitude, longitude }) => `${degrees(latitude)} · ${degrees(longitude)}` },
        { label: 'branch.warehouse', cell: ({ warehouse }) => warehouseName(warehouse) || '–' },
        { label: 'branch.active', cell: ({ active }) => t(active ? 'branch.yes' : 'branch.no') },
      ]}
    />
  );
}
