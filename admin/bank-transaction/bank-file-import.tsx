import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import { ApiError } from '#contracts/client.ts';
import { fileFields, sendUpload } from '#admin/lib/send-file.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { DropField } from '#admin/ui/drop-field.tsx';

type Result = Output<'admin/banktransaction/import'> & { readonly fileName: string };

const FAULTS_SHOWN = 20;

/** Takes in a bank's file, and says what came of it. */
export function BankFileImport() {
  const t = useTranslate();
  const refresh = useRefresh();
  const { attempt, problem, isBusy } = useAttempt();
  const [result, setResult] = useState<Result>();
  /** Its days can be read either way. */
  const [ambiguous, setAmbiguous] = useState<File>();

  const send = async (file: File | undefined, dayFirst?: boolean) => {
    if (!file) return;
    setResult(undefined);
    setAmbiguous(undefined);
    await attempt(async () => {
      const { FileName, FileData } = await fileFields(file);
      const imported = sendUpload('admin/banktransaction/import', {
        ...{ FileName, FileData },
        ...(dayFirst === undefined ? {} : { DayFirst: dayFirst }),
      });
      const answer = await imported.catch((error: unknown) => {
        if (error instanceof ApiError && error.answer.code === 'bank_file_days_ambiguous') setAmbiguous(file);
        throw error;
      });
      setResult({ ...answer, fileName: file.name });
      refresh();
    });
  };

  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      <DropField
        label={t(isBusy ? 'bankTransaction.reading' : 'bankTransaction.drop')}
        accept=".xml,.csv,.txt,.xlsx,.sta,.940,.mt940,.bai,.bai2,.ofx,.qfx,.qbo,application/xml,text/csv"
        disabled={isBusy}
        onFiles={([file]) => void send(file)}
      />
      {problem && (
        <Alert severity={ambiguous ? 'info' : 'error'}>
          {problem}
          {ambiguous && (
            <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
              <Button size="small" variant="outlined" onClick={() => void send(ambiguous, true)}>
                {t('bankTransaction.dayFirst')}
              </Button>
              <Button size="small" variant="outlined" onClick={() => void send(ambiguous, false)}>
                {t('bankTransaction.monthFirst')}
              </Button>
            </Stack>
          )}
        </Alert>
      )}
      {result && <ImportResult result={result} />}
    </Stack>
  );
}

function ImportResult({ result: { fileName, imported, known, others, faults } }: { readonly result: Result }) {
  const t = useTranslate();
  return (
    <Alert severity={faults.length ? 'warning' : 'success'} role="status">
      {t('bankTransaction.imported', { file: fileName, smart_count: imported })}
      {known > 0 && ` ${t('bankTransaction.known', { smart_count: known })}`}
      {others > 0 && ` ${t('bankTransaction.others', { smart_count: others })}`}
      {faults.slice(0, FAULTS_SHOWN).map(({ line, message }) => (
        <Typography key={line} variant="body2">
          {t('bankTransaction.line', { line, message })}
        </Typography>
      ))}
      {faults.length > FAULTS_SHOWN && (
        <Typography variant="body2">
          {t('bankTransaction.moreFaults', { smart_count: faults.length - FAULTS_SHOWN })}
        </Typography>
      )}
    </Alert>
  );
}
