import { Button, Link, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { fileUrl } from '#contracts/client.ts';
import type { TaxExemptionShown } from '#contracts/tax-exemption/tax-exemption.ts';
import { client } from '#admin/lib/client.ts';
import { useUsualCountry } from '#admin/lib/use-places.ts';
import { dayOnly, shopDayIn } from '#admin/lib/format.ts';
import { fileFields } from '#admin/lib/send-file.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';

const keyOf = (accountId: string) => ['tax-exemption', accountId];

/** The certificates under which an account pays no tax. */
export function TaxExemptions({ accountId }: { readonly accountId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('credit');
  const [isGranting, setGranting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<TaxExemptionShown>();
  const { data } = useQuery({
    queryKey: keyOf(accountId),
    queryFn: () => client.get('admin/taxexemption/list', { accountId }),
  });
  const exemptions = data?.exemptions ?? [];
  const columns = ['certificate', 'region', 'validFrom', 'validUntil', 'status'] as const;
  return (
    <Panel title={t('tax.exemption.title')}>
      {data && !exemptions.length && <Typography color="text.secondary">{t('tax.exemption.none')}</Typography>}
      {exemptions.length > 0 && (
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{t(`tax.exemption.${column}`)}</TableCell>
              ))}
              <ActionsHead />
            </TableRow>
          </TableHead>
          <TableBody>
            {exemptions.map((one) => (
              <TableRow key={one.exemptionId}>
                <TableCell data-label={t('tax.exemption.certificate')}>
                  {one.fileName ? (
                    <Link
                      href={fileUrl('admin/taxexemption/file', { accountId, exemptionId: one.exemptionId })}
                      download
                    >
                      {one.certificate}
                    </Link>
                  ) : (
                    one.certificate
                  )}
                </TableCell>
                <TableCell data-label={t('tax.exemption.region')}>
                  {one.states.map((state) => `${one.country}-${state}`).join(', ') || one.country}
                </TableCell>
                <TableCell data-label={t('tax.exemption.validFrom')}>{dayOnly(one.validFrom, locale)}</TableCell>
                <TableCell data-label={t('tax.exemption.validUntil')}>{dayOnly(one.validUntil, locale)}</TableCell>
                <TableCell data-label={t('tax.exemption.status')}>
                  {t(`tax.exemption.is.${one.status}`)}
                  {one.reason && ` (${one.reason})`}
                </TableCell>
                <TableCell align="right">
                  {mayChange && (one.status === 'valid' || one.status === 'planned') && (
                    <Button size="small" color="error" onClick={() => setWithdrawn(one)}>
                      {t('tax.exemption.withdraw')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {mayChange && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setGranting(true)}>
          {t('tax.exemption.grant')}…
        </Button>
      )}
      {isGranting && <GrantDialog accountId={accountId} onClose={() => setGranting(false)} />}
      {withdrawn && (
        <WithdrawDialog accountId={accountId} exemption={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
    </Panel>
  );
}

const shrunk = { inputLabel: { shrink: true } } as const;

function GrantDialog({ accountId, onClose }: { readonly accountId: string; readonly onClose: () => void }) {
  const t = useTranslate();
  const usual = useUsualCountry();
  const queryClient = useQueryClient();
  const submit = async (form: FormData) => {
    const regions = String(form.get('region'))
      .toUpperCase()
      .split(/[\s,;]+/)
      .map((region) => region.split('-'));
    const file = form.get('file');
    const sent = file instanceof File && file.size > 0 ? file : undefined;
    await client.upload('admin/taxexemption/grant', {
      accountId,
      certificate: String(form.get('certificate')),
      country: regions[0]?.[0] ?? '',
      states: regions.flatMap(([, state]) => state ?? []),
      validFrom: String(form.get('validFrom')),
      validUntil: String(form.get('validUntil')),
      ...(sent ? await fileFields(sent) : {}),
    });
    await queryClient.invalidateQueries({ queryKey: keyOf(accountId) });
  };
  return (
    <CommandDialog
      title={t('tax.exemption.grant')}
      submit={t('ra.action.save')}
      done="form.saved"
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        name="certificate"
        label={t('tax.exemption.certificate')}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        name="region"
        label={t('tax.exemption.region')}
        helperText={t('tax.exemption.regionHelp')}
        key={usual}
        defaultValue={usual}
        required
      />
      <TextField
        type="date"
        name="validFrom"
        label={t('tax.exemption.validFrom')}
        defaultValue={shopDayIn(0)}
        required
        slotProps={shrunk}
      />
      <TextField type="date" name="validUntil" label={t('tax.exemption.validUntil')} required slotProps={shrunk} />
      <TextField type="file" name="file" label={t('tax.exemption.file')} slotProps={shrunk} />
    </CommandDialog>
  );
}

interface WithdrawProps {
  readonly accountId: string;
  readonly exemption: TaxExemptionShown;
  readonly onClose: () => void;
}

function WithdrawDialog({ accountId, exemption: { exemptionId, certificate }, onClose }: WithdrawProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const submit = async (form: FormData) => {
    await client.post('admin/taxexemption/withdraw', { accountId, exemptionId, reason: String(form.get('reason')) });
    await queryClient.invalidateQueries({ queryKey: keyOf(accountId) });
  };
  return (
    <CommandDialog
      title={t('tax.exemption.withdrawOne', { certificate })}
      submit={t('tax.exemption.withdraw')}
      color="error"
      done="form.saved"
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        name="reason"
        label={t('tax.exemption.reason')}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </CommandDialog>
  );
}
