import Download from '@mui/icons-material/Download';
import { Button, LinearProgress, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useStore,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { needed } from '#domain/shared/needed.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { download, fileFormats, tableFile, type FileColumn, type FileFormat } from '#admin/lib/table-file.ts';

export interface ExportedList<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly FileColumn<Row>[];
}

/** The contract of every list allows a page of so many. */
const PAGE = 1_000;
/** As many as a spreadsheet is of use for. */
const MOST = 200_000;

/** The list as it is shown, in a file: its filters, its order, the columns that its reader sees, and every row. */
export function ExportMenu<Row extends RaRecord>({ exported }: { readonly exported: ExportedList<Row> }) {
  const t = useTranslate();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [got, setGot] = useState<number>();
  const rowsOfList = useEveryRow<Row>(setGot);
  const resource = useResourceContext();
  const [hidden] = useStore<string[]>(`${resource}.datatable`, []);
  const { total } = useListContext<never>();

  const write = async (format: FileFormat) => {
    setAnchor(null);
    try {
      const rows = await rowsOfList();
      if (!rows) return;
      const columns = exported.columns.filter(({ source }) => !hidden.includes(source));
      download(await tableFile(format, columns, rows, t), `${exported.name}.${format}`);
      if (rows.length === MOST) notify('list.exportedMost', { type: 'warning', messageArgs: { most: MOST } });
    } catch (error) {
      notify(messageOf(error, t), { type: 'error' });
    } finally {
      setGot(undefined);
    }
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<Download />}
        disabled={total === 0 || got !== undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {got === undefined ? t('ra.action.export') : t('list.exporting', { rows: got })}
      </Button>
      {got !== undefined && (
        <LinearProgress aria-label={t('ra.action.export')} sx={{ width: 60, alignSelf: 'center' }} />
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fileFormats.map((format) => (
          <MenuItem key={format} onClick={() => void write(format)}>
            {t(`list.format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Reads page after page; undefined when the list was left meanwhile. */
function useEveryRow<Row extends RaRecord>(onProgress: (rows: number) => void) {
  const dataProvider = useDataProvider();
  const resource = useResourceContext();
  const { filterValues, sort } = useListContext<never>();
  const latest = useRef(0);
  return async (): Promise<Row[] | undefined> => {
    const run = ++latest.current;
    const rows: Row[] = [];
    for (let page = 1; rows.length < MOST; page++) {
      onProgress(rows.length);
      const { data } = await dataProvider.getList<Row>(needed(resource, 'resource of the list'), {
        pagination: { page, perPage: PAGE },
        sort,
        filter: filterValues as object,
      });
      if (run !== latest.current) return undefined;
      rows.push(...data);
      if (data.length < PAGE) break;
    }
    return rows;
  };
}
