import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { stacksOnPhone } from '#admin/ui/panel.tsx';

interface Change {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Fields with their values before and after: what was there is struck, what came is marked, in words as in colour. */
export function ChangeTable({
  changes,
  names,
}: {
  readonly changes: readonly Change[];
  readonly names?: readonly [before: string, after: string];
}) {
  const t = useTranslate();
  const [before, after] = names ?? [t('replay.before'), t('replay.after_')];
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{t('replay.field')}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">
              <code>{change.field}</code>
            </th>
            <td data-label={before}>{'before' in change ? <del>{shown(change.before)}</del> : null}</td>
            <td data-label={after}>{'after' in change ? <ins>{shown(change.after)}</ins> : null}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** A whole row, each field on a line of its own. */
export function RowTable({ row }: { readonly row: Readonly<Record<string, unknown>> }) {
  return (
    <Box component="table" sx={table}>
      <tbody>
        {flat(row).map(([field, value]) => (
          <tr key={field}>
            <th scope="row">
              <code>{field}</code>
            </th>
            <td>{shown(value)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function flat(value: unknown, path = ''): [field: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || !Object.keys(value).length) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const table = {
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  width: '100%',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: '3px 12px 3px 0',
    borderBottom: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& th[scope=row]': { fontWeight: 400, width: { md: '34%' } },
  '& code': { fontFamily: '"IBM Plex Mono", monospace', fontSize: 12 },
  '& del': { color: 'error.main' },
  '& ins': { color: 'success.main', fontWeight: 700, textDecoration: 'none' },
  ...stacksOnPhone,
} as const;
