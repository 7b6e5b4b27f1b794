import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { AnyProductSearch } from '#admin/ui/product-search.tsx';
import type { ProductDetail } from './product.reader.ts';
import { useProductCommand } from './use-product-command.ts';

/** Takes the product out of sale, or names another successor of one that is. */
export function DiscontinueButton({ product: { itemNumber, status, successor } }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  const { refresh } = useProductCommand(itemNumber);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(successor);
  const title = t(status === 'discontinued' ? 'product.changeSuccessor' : 'product.discontinue');
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <CommandDialog
          title={title}
          done="product.done.discontinued"
          onClose={() => setOpen(false)}
          onSubmit={async () => {
            await client.post('admin/product/discontinue', { itemNumber, successor: chosen });
            await refresh();
          }}
        >
          <Typography>{t('product.discontinueHelp')}</Typography>
          <AnyProductSearch label={t('product.successor')} onChoose={setChosen} />
          <Typography>
            {t('product.successorIs', { item: chosen || t('product.none') })}{' '}
            {chosen && (
              <Button size="small" onClick={() => setChosen('')}>
                {t('product.noSuccessor')}
              </Button>
            )}
          </Typography>
        </CommandDialog>
      )}
    </>
  );
}
