import { Box } from '@mui/material';
import { parse } from 'csv-parse/browser/esm/sync';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import {
  DataGrid,
  type CellKeyDownArgs,
  type CellKeyboardEvent,
  type Column,
  type RenderEditCellProps,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { useTranslate } from 'react-admin';
import type { GridColumn, GridContext } from './grid-columns.ts';
import { cellText, fillDown, isChanged, paste, rangeText, typeInto, type GridRow, type Range } from './grid-state.ts';

interface Props {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly context: GridContext;
  readonly mayEdit: (column: GridColumn) => boolean;
  readonly onChange: (rows: readonly GridRow[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** The item number stands before the columns that can be edited. */
const FIXED = 1;
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Cells as in a spreadsheet: typed into, pasted as a block, filled down. Only what is in sight is drawn. */
export function ProductGrid({ rows, columns, context, mayEdit, onChange, onUndo, onRedo, onSave }: Props) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<Place>({ row: 0, column: 0 });
  const [end, setEnd] = useState<Place>(anchor);
  const range = rangeBetween(anchor, end);
  const places = useMemo(() => new Map(rows.map(({ itemNumber }, at) => [itemNumber, at])), [rows]);
  const editable = columns.map((column) => mayEdit(column));
  const listId = useId();

  const change = (next: readonly GridRow[]) => onChange(next);
  const allMayBeEdited = editable.slice(range.fromColumn, range.toColumn + 1).every(Boolean);

  const gridColumns: readonly Column<GridRow>[] = [
    {
      key: 'itemNumber',
      name: t('product.itemNumber'),
      width: 150,
      frozen: true,
      cellClass: ({ problem }) => (problem ? 'cell-problem' : undefined),
      renderCell: ({ row }) => (
        <span title={row.problem || undefined}>
          <code>{row.itemNumber}</code>
        </span>
      ),
    },
    ...columns.map((column, at): Column<GridRow> => ({
      key: column.key,
      name: column.isName ? column.label : t(column.label),
      width: column.width,
      resizable: true,
      editable: editable[at] ?? false,
      cellClass: (row) => classOf(row, column, at),
      renderCell: ({ row }) => cellText(row, column, context),
      renderEditCell: (props) => (
        <CellEditor
          {...props}
          editing={column}
          context={context}
          {...(column.choices ? { listId: `${listId}${column.key}` } : {})}
        />
      ),
    })),
  ];

  function classOf(row: GridRow, column: GridColumn, at: number): string {
    const place = places.get(row.itemNumber) ?? -1;
    const isIn =
      at >= range.fromColumn &&
      at <= range.toColumn &&
      place >= range.fromRow &&
      place <= range.toRow &&
      isSeveral(range);
    return [
      column.isNumber && 'cell-number',
      !editable[at] && 'cell-fixed',
      column.key in row.invalid ? 'cell-invalid' : isChanged(row, column, context) && 'cell-changed',
      isIn && 'cell-chosen',
    ]
      .filter(Boolean)
      .join(' ');
  }

  function onCellKeyDown(args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent): void {
    if (args.mode === 'EDIT') return;
    const moves = event.shiftKey && STEPS[event.key];
    const done = moves ? extend(moves) : command(event);
    if (!done) return;
    event.preventGridDefault();
    event.preventDefault();
  }

  function extend([down, right]: readonly [number, number]): boolean {
    setEnd({
      row: Math.min(rows.length - 1, Math.max(0, end.row + down)),
      column: Math.min(columns.length - 1, Math.max(0, end.column + right)),
    });
    return true;
  }

  /** Tells whether the key was one of the table's own. */
  function command(event: KeyboardEvent): boolean {
    if (event.key === 'Delete') {
      if (allMayBeEdited) change(paste(rows, columns, range, [['']], context));
      return true;
    }
    if (!(event.ctrlKey || event.metaKey)) return false;
    switch (event.key.toLowerCase()) {
      case 'd':
        if (allMayBeEdited) change(fillDown(rows, columns, range, context));
        return true;
      case 'z':
        (event.shiftKey ? onRedo : onUndo)();
        return true;
      case 'y':
        onRedo();
        return true;
      case 's':
        onSave();
        return true;
      default:
        return false;
    }
  }

  return (
    <Box
      sx={{ contain: 'inline-size', '& .rdg': { blockSize: 'calc(100vh - 250px)', minBlockSize: 320, ...gridStyle } }}
    >
      {columns.map(
        ({ key, choices }) =>
          choices && (
            <datalist key={key} id={`${listId}${key}`}>
              {choices(context).map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          ),
      )}
      <DataGrid<GridRow>
        aria-label={t('product.grid.title')}
        columns={gridColumns}
        rows={rows}
        rowKeyGetter={({ itemNumber }) => itemNumber}
        rowHeight={32}
        onRowsChange={change}
        onCellKeyDown={onCellKeyDown}
        onCellMouseDown={({ rowIdx, column }, event) => {
          if (!event.shiftKey || column.idx < FIXED) return;
          event.preventGridDefault();
          event.preventDefault();
          setEnd({ row: rowIdx, column: column.idx - FIXED });
        }}
        onSelectedCellChange={({ rowIdx, column }) => {
          const place = { row: Math.max(0, rowIdx), column: Math.max(0, column.idx - FIXED) };
          setAnchor(place);
          setEnd(place);
        }}
        onCellCopy={(_args, event) => {
          event.clipboardData.setData('text/plain', rangeText(rows, columns, range, context));
          event.preventDefault();
        }}
        onCellPaste={({ row }, event) => {
          event.preventDefault();
          const block = blockOf(event.clipboardData.getData('text/plain'));
          const { fromColumn } = range;
          const width = Math.max(range.toColumn - fromColumn + 1, ...block.map(({ length }) => length));
          if (editable.slice(fromColumn, fromColumn + width).every(Boolean))
            change(paste(rows, columns, range, block, context));
          return row;
        }}
      />
    </Box>
  );
}

const rangeBetween = (one: Place, other: Place): Range => ({
  fromRow: Math.min(one.row, other.row),
  toRow: Math.max(one.row, other.row),
  fromColumn: Math.min(one.column, other.column),
  toColumn: Math.max(one.column, other.column),
});
const isSeveral = ({ fromRow, toRow, fromColumn, toColumn }: Range) => fromRow !== toRow || fromColumn !== toColumn;

/** Cells as spreadsheets write them: tabs between, quotes around those with line breaks. */
const blockOf = (text: string): string[][] =>
  parse(text.replace(/\r?\n$/, ''), {
    delimiter: '\t',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
  });

interface EditorProps extends RenderEditCellProps<GridRow> {
  readonly editing: GridColumn;
  readonly context: GridContext;
  readonly listId?: string;
}

/** What is typed replaces what was there; Enter and Tab keep it, Escape does not. */
function CellEditor({ row, column, editing, context, listId, onRowChange, onClose }: EditorProps) {
  const [text, setText] = useState(() => cellText(row, editing, context));
  return (
    <input
      autoFocus
      aria-label={typeof column.name === 'string' ? column.name : undefined}
      className="cell-editor"
      value={text}
      list={listId}
      inputMode={editing.isNumber ? 'decimal' : undefined}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setText(target.value);
        onRowChange(typeInto(row, editing, target.value, context));
      }}
      onBlur={() => onClose(true, false)}
    />
  );
}

const gridStyle = {
  fontSize: 13,
  '--rdg-selection-color': '#0B4F94',
  '--rdg-background-color': '#FFF',
  '--rdg-header-background-color': '#F3F5F6',
  '--rdg-border-color': '#D3DAE1',
  border: '1px solid #D3DAE1',
  '& .rdg-cell': { borderInlineEnd: '1px solid #D3DAE1', borderBlockEnd: '1px solid #D3DAE1' },
  '& .cell-number': { textAlign: 'end' },
  '& .cell-fixed': { color: '#51606D', backgroundColor: '#F3F5F6' },
  '& .cell-changed': { backgroundColor: '#FFF4D6' },
  '& .cell-invalid': { backgroundColor: '#FCEFEE', color: '#B3261E', textDecoration: 'underline wavy' },
  '& .cell-chosen': { boxShadow: 'inset 0 0 0 999px rgba(11, 79, 148, .10)' },
  '& .cell-problem': { borderInlineStart: '4px solid #B3261E' },
  '& .cell-editor': {
    width: '100%',
    height: '100%',
    padding: '0 6px',
    border: '2px solid #0B4F94',
    font: 'inherit',
    boxSizing: 'border-box',
  },
} as const;
