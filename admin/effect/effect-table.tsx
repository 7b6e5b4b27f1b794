import { Checkbox, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { EffectAbout } from '#admin/ui/effect-about.tsx';
import { FailureReason } from '#admin/ui/failure-reason.tsx';
import { dayAndTime } from '#admin/lib/format.ts';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import { useMay } from '#admin/lib/use-rights.ts';
import type { StuckEffectRow } from '#contracts/effect/effect.ts';

interface Props {
  readonly rows: readonly StuckEffectRow[];
  readonly chosen: readonly string[];
  readonly onChoose: (effectIds: readonly string[]) => void;
}

/** On a phone the box to tick stands beside the name of what it chooses, and the rest below both. */
const stacksBesideBox = {
  ...stacksOnPhone,
  '@media (max-width: 899.95px)': {
    ...stacksOnPhone['@media (max-width: 899.95px)'],
    '& tbody tr': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: 1 },
    '& td:not([data-label])': { fontWeight: 700 },
    '& td.MuiTableCell-paddingCheckbox': { width: 'auto' },
    '& .MuiCheckbox-root': { ml: '-9px' },
    '& td[data-label]': { gridColumn: '1 / -1' },
  },
} as const;

export function EffectTable({ rows, chosen, onChoose }: Props) {
  const t = useTranslate();
  const mayDecide = useMay('effect');
  const all = rows.length > 0 && chosen.length === rows.length;
  const toggle = (effectId: string) =>
    onChoose(chosen.includes(effectId) ? chosen.filter((one) => one !== effectId) : [...chosen, effectId]);
  return (
    <Table size="small" sx={mayDecide ? stacksBesideBox : stacksOnPhone}>
      <TableHead>
        <TableRow>
          {mayDecide && (
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={chosen.length > 0 && !all}
                onChange={() => onChoose(all ? [] : rows.map(({ effectId }) => effectId))}
                slotProps={{ input: { 'aria-label': t('effect.chooseAll') } }}
              />
            </TableCell>
          )}
          {(['what', 'about', 'state', 'reason', 'since', 'next'] as const).map((name) => (
            <TableCell key={name}>{t(`effect.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.effectId} selected={chosen.includes(row.effectId)}>
            {mayDecide && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={chosen.includes(row.effectId)}
                  onChange={() => toggle(row.effectId)}
                  slotProps={{ input: { 'aria-label': `${t('effect.choose')} ${nameOf(row, t)}` } }}
                />
              </TableCell>
            )}
            <EffectCells row={row} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function EffectCells({ row }: { readonly row: StuckEffectRow }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <TableCell>{nameOf(row, t)}</TableCell>
      <TableCell data-lines data-label={t('effect.about')}>
        <EffectAbout about={row.about} />
      </TableCell>
      <TableCell data-label={t('effect.state')}>{t(`effect.status.${row.status}`)}</TableCell>
      <TableCell data-lines data-label={t('effect.reason')} sx={{ maxWidth: 420, overflowWrap: 'anywhere' }}>
        <div>
          <FailureReason reason={row.reason} />
          <Typography variant="body2" color="text.secondary">
            {t('effect.attempts', { smart_count: row.failures })}
          </Typography>
        </div>
      </TableCell>
      <TableCell data-label={t('effect.since')}>{dayAndTime(row.since, locale)}</TableCell>
      <TableCell data-label={t('effect.next')}>{row.dueAt ? dayAndTime(row.dueAt, locale) : '–'}</TableCell>
    </>
  );
}

const nameOf = ({ job }: StuckEffectRow, t: (key: string, options?: object) => string): string =>
  t(`effect.job.${job}`, { _: job });
