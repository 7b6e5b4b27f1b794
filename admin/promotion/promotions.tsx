import { Chip } from '@mui/material';
import { CreateButton, DataTable, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import { asLanguage, dayOnly, money } from '#admin/lib/format.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList, ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { benefitWords } from '#contracts/promotion/promotion-words.ts';
import { useWording } from './use-wording.ts';
import type { PromotionRow } from './promotion.reader.ts';

const Column = DataTable.Col<PromotionRow>;

export function Promotions() {
  const t = useTranslate();
  const mayEdit = useMay('price');
  return (
    <ResourceList<PromotionRow>
      resource="promotion"
      texts="promotion"
      filters={[]}
      sort={{ field: 'name', order: 'ASC' }}
      exported={{
        name: t('resources.promotion.name', { smart_count: 2 }),
        columns: [
          { source: 'name', label: 'promotion.field.name', value: ({ name }) => name.en },
          { source: 'benefit', label: 'promotion.benefit.name', value: ({ benefit }) => benefit.kind },
          { source: 'code', label: 'promotion.field.code', value: ({ code }) => code },
          { source: 'from', label: 'promotion.field.from', value: ({ from }) => from },
          { source: 'until', label: 'promotion.field.until', value: ({ until }) => until },
          { source: 'priority', label: 'promotion.field.priority', value: ({ priority }) => priority },
          { source: 'uses', label: 'promotion.field.uses', value: ({ used }) => used.uses },
        ],
      }}
      create={mayEdit && <CreateButton label="promotion.new" />}
      table={<PromotionTable />}
      blocks={<PromotionBlocks />}
    />
  );
}

function PromotionTable() {
  const [locale] = useLocaleState();
  return (
    <ResourceTable onlyWide={['priority', 'used']}>
      <Column
        source="name"
        label="promotion.field.name"
        render={(row) => (
          <>
            <RowLink to={`/promotion/${row.promotionId}/show`}>{row.name[asLanguage(locale)]}</RowLink>{' '}
            <Mark row={row} />
          </>
        )}
      />
      <Column source="benefit" label="promotion.benefit.name" disableSort render={(row) => <BenefitOf row={row} />} />
      <Column source="from" label="promotion.when" render={(row) => <When row={row} />} />
      <Column source="code" label="promotion.field.code" render={({ code }) => code && <code>{code}</code>} />
      <Column
        source="used"
        label="promotion.usedColumn"
        disableSort
        align="right"
        render={({ used, currency }) => (used.uses ? `${used.uses} · ${money(used.spent, currency, locale)}` : '')}
      />
      <DataTable.NumberCol source="priority" label="promotion.field.priority" />
    </ResourceTable>
  );
}

const BenefitOf = ({ row }: { readonly row: PromotionRow }) => (
  <>
    {benefitWords(
      row,
      useWording((id) => id),
    )}
  </>
);

function Mark({ row }: { readonly row: PromotionRow }) {
  const t = useTranslate();
  return row.isActive ? null : <Chip size="small" variant="outlined" label={t('promotion.off')} />;
}

function When({ row: { from, until } }: { readonly row: PromotionRow }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  if (!from && !until) return <>{t('priceList.always')}</>;
  return (
    <>
      {from && dayOnly(from, locale)} – {until && dayOnly(until, locale)}
    </>
  );
}

function PromotionBlocks() {
  const [locale] = useLocaleState();
  return (
    <SimpleList<PromotionRow>
      rowClick="show"
      primaryText={(row) => (
        <>
          {row.name[asLanguage(locale)]} <Mark row={row} />
        </>
      )}
      secondaryText={(row) => (
        <>
          <BenefitOf row={row} /> {row.code && <code>{row.code}</code>}
        </>
      )}
    />
  );
}
