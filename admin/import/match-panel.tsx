import {
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import type { Output } from '#contracts/api.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import type { ExtraField, ImportKindName } from '#domain/import/import.events.ts';
import { ExtraFields } from './extra-fields.tsx';
import type { ImportDetail } from './import.reader.ts';

type Matching = Output<'admin/import/matching'>;

interface Props {
  readonly detail: ImportDetail;
  readonly onMatched: () => void;
}

/** What the file holds, and which of its columns fills which field; three values of each say what is in it. */
export function MatchPanel({ detail, onMatched }: Props) {
  const t = useTranslate();
  const { importId } = detail;
  const [kind, setKind] = useState<ImportKindName | undefined>(detail.kind);
  const { data, error } = useQuery({
    queryKey: ['import', 'matching', importId, kind],
    queryFn: () => client.get('admin/import/matching', { importId, ...(kind ? { kind } : {}) }),
  });
  if (error)
    return (
      <Typography role="alert" color="error">
        {messageOf(error, t)}
      </Typography>
    );
  if (!data) return null;
  return (
    <Panel title={t('import.stepMatch')}>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={t('import.holds')}
        value={data.kind ?? ''}
        onChange={({ target }) => setKind(target.value as ImportKindName)}
        sx={{ minWidth: 240, mb: 1 }}
      >
        {data.kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`import.kind.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {data.remembered && (
        <Typography variant="body2" color="text.secondary">
          {t('import.remembered')}
        </Typography>
      )}
      {data.kind && <Columns key={data.kind} detail={detail} matching={data} kind={data.kind} onMatched={onMatched} />}
    </Panel>
  );
}

interface ColumnsProps extends Props {
  readonly matching: Matching;
  readonly kind: ImportKindName;
}

function Columns({ detail: { importId, header }, matching, kind, onMatched }: ColumnsProps) {
  const t = useTranslate();
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const [columns, setColumns] = useState<readonly string[]>(matching.columns);
  const { attempt, problem, isBusy } = useAttempt();
  const [invites, setInvites] = useState(false);
  const [extra, setExtra] = useState<readonly ExtraField[]>(matching.extra);
  const { fields, samples } = matching;
  const taken = new Set([...columns, ...extra.map(({ field }) => field)]);
  const lacking = fields.filter(({ isKey, name }) => isKey && !taken.has(name));
  const needed = fields.filter(({ isNeeded, name, orElse }) => isNeeded && !taken.has(name) && !taken.has(orElse));
  const isUnsaid = extra.some(({ value, column }) => column === undefined && !value?.trim());
  const leftOut = columns.filter((column) => !column).length;
  const names = (some: typeof fields) => some.map(({ label }) => label[locale]).join(', ');
  const send = () =>
    attempt(async () => {
      await client.post('admin/import/match', { importId, kind, columns: [...columns], extra: [...extra], invites });
      onMatched();
    });
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            <TableCell>{t('import.column')}</TableCell>
            <TableCell>{t('import.sample')}</TableCell>
            <TableCell>{t('import.field')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {header.map((heading, at) => (
            // Two columns may have the same heading.
            <TableRow key={`${at}-${heading}`}>
              <TableCell sx={{ fontWeight: 600 }}>{heading}</TableCell>
              <TableCell data-label={t('import.sample')} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {samples
                  .map((row) => row[at] ?? '')
                  .filter(Boolean)
                  .join(' · ')}
              </TableCell>
              <TableCell data-label={t('import.field')} sx={{ minWidth: 220 }}>
                <TextField
                  select
                  size="small"
                  value={columns[at] ?? ''}
                  slotProps={{
                    select: { displayEmpty: true },
                    htmlInput: { 'aria-label': t('form.labelled', { label: t('import.field'), value: heading }) },
                  }}
                  onChange={({ target }) =>
                    setColumns(columns.map((column, place) => (place === at ? target.value : column)))
                  }
                  sx={{ minWidth: 200 }}
                >
                  <MenuItem value="">
                    <em>{t('import.leftOut')}</em>
                  </MenuItem>
                  {fields
                    .filter(({ name }) => name === columns[at] || !taken.has(name))
                    .map(({ name, label }) => (
                      <MenuItem key={name} value={name}>
                        {label[locale]}
                      </MenuItem>
                    ))}
                </TextField>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <ExtraFields
        {...{ header, extra, taken, fields }}
        suggested={[...lacking, ...needed]}
        mayBeText={!importKindsByName[kind].personal}
        onChange={setExtra}
      />
      {leftOut > 0 && <Typography color="text.secondary">{t('import.leftOutCount', { count: leftOut })}</Typography>}
      {lacking.length > 0 && (
        <Typography role="alert" color="error">
          {t('import.keyMissing', { field: names(lacking) })}
        </Typography>
      )}
      {!lacking.length && needed.length > 0 && (
        <Typography color="text.secondary">{t('import.neededMissing', { fields: names(needed) })}</Typography>
      )}
      {importKindsByName[kind].invites && (
        <FormControlLabel
          control={<Checkbox checked={invites} onChange={({ target }) => setInvites(target.checked)} />}
          label={t('import.invites')}
        />
      )}
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      <Button variant="contained" disabled={isBusy || lacking.length > 0 || isUnsaid} onClick={() => void send()}>
        {t('import.check')}
      </Button>
    </Stack>
  );
}
