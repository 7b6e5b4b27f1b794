import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { FactorCount } from '#contracts/second-factor/second-factor.ts';
import { client } from '#admin/lib/client.ts';
import { factorNames } from '#admin/lib/factor-names.ts';
import { passkeyProblem } from '#admin/lib/passkey-problem.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { ProofField, proofFrom } from '#admin/ui/proof-field.tsx';

interface ResetFactorProps {
  readonly contactId: string;
  readonly name: string;
  readonly factors: FactorCount;
}

/** For a buyer who lost phone and codes. Whoever is on the phone has to show who they are: it is asked about first. */
export function ResetFactorButton({ contactId, name, factors }: ResetFactorProps) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`${t('customer.resetFactor')} ${name}`}>
        {t('customer.resetFactor')}
      </Button>
      {open && (
        <CommandDialog
          title={t('customer.resetFactorOf', { name })}
          submit={t('customer.resetFactor')}
          color="error"
          done="customer.done.factorReset"
          onClose={() => setOpen(false)}
          explain={passkeyProblem}
          onSubmit={async (form) => {
            await client.post('admin/contact/resetsecondfactor', { contactId, proof: await proofFrom(form) });
            refresh();
          }}
        >
          <Typography>{t('customer.resetFactorHelp', { factors: factorNames(factors, t) })}</Typography>
          <ProofField />
        </CommandDialog>
      )}
    </>
  );
}
