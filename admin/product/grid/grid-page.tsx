import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Title, useLocaleState, useNotify, useStore, useTranslate } from 'react-admin';
import { Link as RouterLink, useBlocker, useSearchParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { numberFormat } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { useCategoryChoices } from '#admin/ui/catalogue-choices.ts';
import { KeysHint } from '#admin/ui/keys-hint.tsx';
import type { Request } from '#contracts/api.ts';
import { applyChanges, isDirty } from './apply-changes.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import {
  attributeColumn,
  FIRST_COLUMNS,
  gridColumns,
  type GridAnswer,
  type GridColumn,
  type GridContext,
} from './grid-columns.ts';
import { adopt, changesIn, redo, rowOf, step, undo, type GridRow, type History, type Saved } from './grid-state.ts';
import { ProductGrid } from './product-grid.tsx';
import { ReviewDialog } from './review-dialog.tsx';

type Query = Request<'admin/product/grid'>;

/** As many as are edited together; a list that finds more is to be narrowed, or imported. */
const MOST = 1_000;
/** Item numbers of one question. */
const ITEMS = 200;

/** The products that a list has found, as a table that is edited like a spreadsheet. */
export function GridPage() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState(() => filterOf(search));
  const { data, error } = useQuery({
    queryKey: ['product', 'grid', filter],
    queryFn: () => client.get('admin/product/grid', { ...filter, pageSize: MOST }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t('product.grid.title')} />
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      {data && data.rows.length === 0 && <Nothing onClear={() => [setSearch({}), setFilter({})]} />}
      {data && data.rows.length > 0 && <Sheet answer={data} />}
    </Box>
  );
}

function Nothing({ onClear }: { readonly onClear: () => void }) {
  const t = useTranslate();
  return (
    <Typography role="status">
      {t('list.nothingFits')} <Button onClick={onClear}>{t('list.clearFilters')}</Button>
    </Typography>
  );
}

/** What the list's address says; whatever else stands there is left out. */
function filterOf(search: URLSearchParams): Query {
  const items = search.get('items');
  try {
    const filter = JSON.parse(search.get('filter') ?? '{}') as Partial<Query>;
    const sort = search.get('sort');
    return { ...filter, ...(sort ? { sort: sort as Query['sort'] } : {}), ...(items ? { items } : {}) };
  } catch {
    // Somebody wrote the address by hand: all products then.
    return {};
  }
}

function useGridContext({ currency, today }: GridAnswer): GridContext {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const categories = useCategoryChoices();
  return useMemo(
    () => ({
      locale,
      currency,
      today,
      categories,
      statusNames: {
        draft: t('product.status.draft'),
        active: t('product.status.active'),
        discontinued: t('product.status.discontinued'),
      },
      yesNo: [t('product.grid.yes'), t('product.grid.no')],
    }),
    [locale, currency, today, categories, t],
  );
}

/** Attributes that one of the products has, as columns. */
function useAttributeColumns({ rows }: GridAnswer): readonly GridColumn[] {
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['attribute', 'list'],
    queryFn: () => client.get('admin/attribute/list', {}),
  });
  return useMemo(() => {
    const had = new Set(rows.flatMap((row) => Object.keys(row.data.attributes)));
    return (data?.attributes ?? [])
      .filter(({ attribute }) => had.has(attribute))
      .map(({ attribute, name, kind }) => attributeColumn(attribute, name[locale === 'fr' ? 'fr' : 'en'], kind));
  }, [data, rows, locale]);
}

function Sheet({ answer }: { readonly answer: GridAnswer }) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [locale] = useLocaleState();
  const may = { catalogue: useMay('catalogue'), price: useMay('price') };
  const context = useGridContext(answer);
  const attributes = useAttributeColumns(answer);
  const [shown, setShown] = useStore<string[]>('product.grid.columns', [...FIRST_COLUMNS]);
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    rows: answer.rows.map(({ itemNumber, ...product }) => rowOf(itemNumber, product)),
    future: [],
  }));
  const [reviewing, setReviewing] = useState(false);
  const { rows } = history;
  const all = [...gridColumns, ...attributes];
  const columns = all.filter(({ key }) => shown.includes(key));
  const dirty = rows.filter(isDirty).length;
  const invalid = rows.filter((row) => Object.keys(row.invalid).length > 0).length;
  const problems = rows.filter(({ problem }) => problem);
  useLeaving(dirty + invalid > 0);

  const save = async (onProgress: (done: number) => void) => {
    const results = new Map<string, Saved>();
    await applyChanges(
      rows,
      answer.priceList,
      (failure) => messageOf(failure, t),
      (itemNumber, saved) => {
        results.set(itemNumber, saved);
        onProgress(results.size);
      },
    );
    setHistory((known) => adopt(known, results));
    // As the server has them now: it may have written something otherwise, or somebody else has.
    const present = await asTheyAre([...results.keys()]);
    setHistory((known) =>
      adopt(
        known,
        new Map([...present].map(([item, seen]) => [item, { seen, problem: results.get(item)?.problem ?? '' }])),
      ),
    );
    const refused = [...results.values()].filter(({ problem }) => problem).length;
    notify(t('product.grid.saved', { smart_count: results.size - refused }), { type: refused ? 'warning' : 'success' });
    await queryClient.invalidateQueries({ queryKey: ['product', 'detail'] });
  };

  return (
    <Stack sx={{ gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button size="small" component={RouterLink} to="/product">
          {t('product.grid.toList')}
        </Button>
        <Typography sx={{ mr: 'auto' }}>{t('product.grid.rows', { smart_count: rows.length })}</Typography>
        <ColumnsMenu columns={all} shown={shown} onChange={setShown} />
        <Button size="small" disabled={!history.past.length} onClick={() => setHistory(undo)}>
          {t('product.grid.undo')}
        </Button>
        <Button size="small" disabled={!history.future.length} onClick={() => setHistory(redo)}>
          {t('product.grid.redo')}
        </Button>
        <Button variant="contained" size="small" disabled={!dirty} onClick={() => setReviewing(true)}>
          {dirty ? t('product.grid.reviewButton', { smart_count: dirty }) : t('product.grid.noChanges')}
        </Button>
      </Box>
      {(answer.more || answer.total > rows.length) && (
        <Alert severity="info">
          {t('product.grid.notAll', { total: numberFormat(locale, {}).format(answer.total), most: MOST })}
        </Alert>
      )}
      {invalid > 0 && <Alert severity="error">{t('product.grid.invalid', { smart_count: invalid })}</Alert>}
      {problems.length > 0 && <Problems rows={problems} />}
      <ProductGrid
        rows={rows}
        columns={columns}
        context={context}
        mayEdit={({ right }) => may[right]}
        onChange={(next) => setHistory((known) => step(known, next))}
        onUndo={() => setHistory(undo)}
        onRedo={() => setHistory(redo)}
        onSave={() => dirty > 0 && setReviewing(true)}
      />
      <KeysHint>{t('product.grid.keys')}</KeysHint>
      {reviewing && (
        <ReviewDialog changes={changesIn(rows, all, context)} onClose={() => setReviewing(false)} onSave={save} />
      )}
    </Stack>
  );
}

async function asTheyAre(itemNumbers: readonly string[]) {
  const found = new Map<string, Saved['seen']>();
  for (let at = 0; at < itemNumbers.length; at += ITEMS) {
    const items = itemNumbers.slice(at, at + ITEMS).join(',');
    const { rows } = await client.get('admin/product/grid', { items, pageSize: ITEMS });
    for (const { itemNumber, ...product } of rows) found.set(itemNumber, product);
  }
  return found;
}

const SHOWN_PROBLEMS = 10;

function Problems({ rows }: { readonly rows: readonly GridRow[] }) {
  const t = useTranslate();
  return (
    <Alert severity="error">
      {t('product.grid.left', { smart_count: rows.length })}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {rows.slice(0, SHOWN_PROBLEMS).map(({ itemNumber, problem }) => (
          <li key={itemNumber}>
            <code>{itemNumber}</code> {problem}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Asks before what was typed is lost. */
function useLeaving(isDirtyNow: boolean): void {
  useEffect(() => {
    if (!isDirtyNow) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirtyNow]);
  const t = useTranslate();
  const { state, proceed, reset } = useBlocker(isDirtyNow);
  useEffect(() => {
    if (state !== 'blocked') return;
    if (window.confirm(t('product.grid.leave'))) proceed();
    else reset();
  }, [state, proceed, reset, t]);
}
