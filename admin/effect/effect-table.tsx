import { Checkbox, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime } from '#admin/app/format.ts';
import { stacksOnPhone } from '#admin/app/panel.tsx';
import { useIsCsr } from '#admin/app/use-is-csr.ts';
import type { StuckEffectRow } from '#contracts/effect.ts';

interface Props {
  readonly rows: readonly StuckEffectRow[];
  readonly chosen: readonly string[];
  readonly onChoose: (effectIds: readonly string[]) => void;
}

export function EffectTable({ rows, chosen, onChoose }: Props) {
  const t = useTranslate();
  const mayDecide = useIsCsr();
  const all = rows.length > 0 && chosen.length === rows.length;
  const toggle = (effectId: string) => onChoose(chosen.includes(effectId) ? chosen.filter((one) => one !== effectId) : [...chosen, effectId]);
  return (
    <Table size="small" sx={stacksOnPhone}>
      <TableHead>
        <TableRow>
          {mayDecide && (
            <TableCell padding="checkbox">
              <Checkbox checked={all} indeterminate={chosen.length > 0 && !all} onChange={() => onChoose(all ? [] : rows.map(({ effectId }) => effectId))} slotProps={{ input: { 'aria-label': t('effect.chooseAll') } }} />
            </TableCell>
          )}
          {(['what', 'about', 'state', 'reason', 'since', 'next'] as const).map((name) => <TableCell key={name}>{t(`effect.${name}`)}</TableCell>)}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.effectId} selected={chosen.includes(row.effectId)}>
            {mayDecide && (
              <TableCell padding="checkbox">
                <Checkbox checked={chosen.includes(row.effectId)} onChange={() => toggle(row.effectId)} slotProps={{ input: { 'aria-label': `${t('effect.choose')} ${nameOf(row, t)}` } }} />
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
      <TableCell data-label={t('effect.about')}><About row={row} /></TableCell>
      <TableCell data-label={t('effect.state')}>{t(`effect.status.${row.status}`)}</TableCell>
      <TableCell data-label={t('effect.reason')} sx={{ maxWidth: 420, overflowWrap: 'anywhere' }}>
        {row.error}
        <Typography variant="body2" color="text.secondary">{t('effect.attempts', { smart_count: row.failures })}</Typography>
      </TableCell>
      <TableCell data-label={t('effect.since')}>{dayAndTime(row.since, locale)}</TableCell>
      <TableCell data-label={t('effect.next')}>{row.dueAt ? dayAndTime(row.dueAt, locale) : '–'}</TableCell>
    </>
  );
}

/** The order, quote or item that it is about; where it has a page of its own, the way there. */
function About({ row: { about } }: { readonly row: StuckEffectRow }) {
  const pages = [['orderId', 'order'], ['quoteId', 'quote']] as const;
  const page = pages.find(([field]) => about[field] !== undefined);
  if (page) return <Link component={RouterLink} to={`/${page[1]}/${about[page[0]]}/show`}><code>{about[page[0]]}</code></Link>;
  return <code>{Object.values(about).join(' · ')}</code>;
}

const nameOf = ({ job }: StuckEffectRow, t: (key: string, options?: object) => string): string => t(`effect.job.${job}`, { _: job });
