// A list of a resource, however many rows it has: react-admin keeps filters, order and page in the address, saves a
// reader's own views with "Add filter", and remembers which columns they chose. The server filters, sorts and pages.
import { Box, Link, Typography, useMediaQuery, type Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  SearchInput,
  TopToolbar,
  useListContext,
  useLocaleState,
  useTranslate,
  type Identifier,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { numberFormat } from '#admin/lib/format.ts';
import { leftOutWhenNarrow } from '#admin/lib/narrow-columns.ts';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { NoRows } from './no-rows.tsx';
import { ExportMenu, type ExportedList } from './export-menu.tsx';
import { LabelledRows } from './labelled-rows.tsx';
import { ListViews, type ListView } from './list-views.tsx';

/** What colleagues change meanwhile comes by itself; a tab that nobody looks at does not ask. */
const POLL_MS = 20_000;
/** From the last key of a search until it is in the address: who opens a row meanwhile would be brought back by that. */
const SEARCH_MS = 150;

interface ResourceListProps<Row extends RaRecord> {
  readonly resource: string;
  /** Its texts are `<texts>.search`, and `<texts>.view.<name>` where it has views. */
  readonly texts: string;
  /** Beside the search, which every list has. */
  readonly filters: readonly ReactElement[];
  readonly filterDefaultValues?: Readonly<Record<string, string>>;
  readonly sort: SortPayload;
  readonly views?: readonly ListView[];
  /** Rows can be chosen, for a command on many. */
  readonly canChoose?: boolean;
  /** Its rows as a file for spreadsheets. */
  readonly exported?: ExportedList<Row>;
  /** A button beside those that every list has. */
  readonly create?: ReactNode;
  readonly table: ReactNode;
  /** Instead of the table on a phone. */
  readonly blocks: ReactNode;
}

export function ResourceList<Row extends RaRecord>({
  resource,
  texts,
  filters,
  filterDefaultValues,
  sort,
  views,
  canChoose = false,
  exported,
  create,
  table,
  blocks,
}: ResourceListProps<Row>) {
  const t = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  useRowKeys();
  const search = (
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t(`${texts}.search`)}
      sx={{ minWidth: { sm: 300 } }}
    />
  );
  return (
    <List
      filters={[search, ...filters]}
      {...(filterDefaultValues ? { filterDefaultValues } : {})}
      sort={sort}
      perPage={25}
      debounce={SEARCH_MS}
      queryOptions={{ refetchInterval: POLL_MS }}
      exporter={false}
      actions={
        <TopToolbar
          sx={{
            flexWrap: { xs: 'wrap', lg: 'nowrap' },
            flexShrink: { xs: 1, lg: 0 },
            justifyContent: 'flex-end',
            alignItems: { xs: 'center', lg: 'flex-end' },
            pt: { xs: 1, sm: 0 },
          }}
        >
          <FilterButton />
          {!isNarrow && <ColumnsButton />}
          {create}
          {exported && <ExportMenu exported={exported} />}
        </TopToolbar>
      }
      pagination={<Pages />}
      empty={false}
      // A long choice is cut off in its field, and widens no page.
      sx={{ '& .filter-field .MuiInputBase-root': { maxWidth: 'calc(100vw - 48px)' } }}
      title={t(`resources.${resource}.name`, { smart_count: 2 })}
    >
      <Box>
        {views && <ListViews resource={resource} views={views} texts={texts} canChoose={canChoose} />}
        {isNarrow ? <Blocks always={Object.keys(filterDefaultValues ?? {})}>{blocks}</Blocks> : table}
      </Box>
    </List>
  );
}

/** A list without rows says the same on a phone as in a table. */
function Blocks({ always, children }: { readonly always: readonly string[]; readonly children: ReactNode }) {
  const { data, isPending } = useListContext();
  return isPending || data?.length ? children : <NoRows always={always} />;
}

/** Beyond some number rows are not counted any more: that would take longer than finding the page. */
function Pages() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { meta, total = 0 } = useListContext<never>();
  const more = (meta as { more?: boolean } | undefined)?.more;
  return (
    <>
      {more && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ textAlign: 'end', px: 2, pt: 1 }}>
          {t('list.moreThan', { count: numberFormat(locale, {}).format(total) })}
        </Typography>
      )}
      <Pagination />
    </>
  );
}

interface ResourceTableProps {
  /** Columns that only a wide screen has room for. */
  readonly onlyWide: readonly string[];
  /** Buttons for the rows that were chosen; without them none can be. */
  readonly bulkActions?: ReactElement;
  /** Where there is nothing yet: links to what makes the first. */
  readonly begin?: ReactElement;
  /** Columns of `DataTable`; the first leads to the row by a `RowLink`. */
  readonly children: ReactNode;
  /** Where a row leads that is no page of its own resource. */
  readonly opens?: 'show' | ((id: Identifier) => string);
}

/** The rows as a table: the row with the focus is marked, a click anywhere opens it. */
export const ResourceTable = ({ onlyWide, bulkActions, begin, opens = 'show', children }: ResourceTableProps) => (
  <DataTable
    body={LabelledRows}
    bulkActionButtons={bulkActions ?? false}
    rowClick={opens}
    empty={<NoRows begin={begin} />}
    sx={{ '& tr:focus-within': { bgcolor: '#EAF2FB' }, ...leftOutWhenNarrow(...onlyWide) }}
  >
    {children}
  </DataTable>
);

/** The one link of a row, which the keys go to (`useRowKeys`). */
export const RowLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link
    component={RouterLink}
    data-row
    to={to}
    onClick={(event) => event.stopPropagation()}
    sx={{ '& code': { whiteSpace: 'nowrap' } }}
  >
    {children}
  </Link>
);
