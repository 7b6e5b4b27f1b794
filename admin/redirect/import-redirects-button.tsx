import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

type Report = Output<'admin/redirect/import'>;
/** Rows of the report that are shown. */
const SHOWN = 50;

/** A CSV with the columns from, to and kind: what it would do is shown before it does it. */
export function ImportRedirectsButton() {
  const t = useTranslate();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState('');

  const look = async (file: File | undefined) => {
    if (!file) return;
    setReport(undefined);
    setProblem('');
    try {
      const text = await file.text();
      setReport(await client.post('admin/redirect/import', { csv: text, dryRun: true }));
      setCsv(text);
    } catch (error) {
      setProblem(messageOf(error, t));
    }
  };
  const close = () => [setOpen(false), setReport(undefined), setCsv(''), setProblem('')];

  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('redirect.import')}
      </Button>
      {isOpen && (
        <CommandDialog
          title={t('redirect.import')}
          submit={t('redirect.apply', { count: report?.saved ?? 0 })}
          done="redirect.saved"
          notYet={!report?.saved}
          onClose={close}
          onSubmit={async () => {
            await client.post('admin/redirect/import', { csv, dryRun: false });
            refresh();
          }}
        >
          <Typography>{t('redirect.importHelp')}</Typography>
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label={t('redirect.file')}
            onChange={({ target }) => void look(target.files?.[0])}
          />
          {problem && (
            <Typography role="alert" color="error">
              {problem}
            </Typography>
          )}
          {report && <ReportTable report={report} />}
        </CommandDialog>
      )}
    </>
  );
}

function ReportTable({ report: { saved, unchanged, faults } }: { readonly report: Report }) {
  const t = useTranslate();
  return (
    <div role="status">
      <Typography>{t('redirect.report', { saved, unchanged, faults: faults.length })}</Typography>
      {faults.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('redirect.row')}</TableCell>
              <TableCell>{t('redirect.from')}</TableCell>
              <TableCell>{t('redirect.reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {faults.slice(0, SHOWN).map(({ row, from, message }) => (
              <TableRow key={row}>
                <TableCell>{row}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{from}</TableCell>
                <TableCell>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {faults.length > SHOWN && <Typography>{t('redirect.moreFaults', { count: faults.length - SHOWN })}</Typography>}
    </div>
  );
}
