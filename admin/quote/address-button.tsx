import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddressFields, addressFrom } from '#admin/ui/address-fields.tsx';
import type { QuoteDesk } from './quote.reader.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useDesk } from './desk-commands.tsx';

type Address = NonNullable<QuoteDesk['shipTo']>;

interface Props {
  readonly which: 'shipTo' | 'billTo';
  readonly address: Address | undefined;
}

export function AddressButton({ which, address }: Props) {
  const { edit } = useDesk();
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const title = t(`quote.change.${which}`);
  const save = (form: FormData) => edit('admin/quote/saveheader', { [which]: addressFrom(form, address) }, title);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <CommandDialog
          title={title}
          submit={t('quote.save')}
          done="quote.done.header"
          onClose={() => setOpen(false)}
          onSubmit={save}
        >
          <AddressFields address={address} />
        </CommandDialog>
      )}
    </>
  );
}
