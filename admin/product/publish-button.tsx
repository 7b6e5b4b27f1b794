import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { ProductDetail } from './product.reader.ts';
import { useProductCommand } from './use-product-command.ts';

/** Puts a draft on sale; one without a price only after a question, since nobody could order it. */
export function PublishButton({ product: { itemNumber, standardPrice } }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  const { run, refresh, isBusy: busy } = useProductCommand(itemNumber);
  const [isAsking, setAsking] = useState(false);
  const publish = () => client.post('admin/product/publish', { itemNumber });
  return (
    <>
      <Button
        size="small"
        variant="contained"
        disabled={busy}
        onClick={() => (standardPrice === undefined ? setAsking(true) : void run(publish, 'product.done.published'))}
      >
        {t('product.publish')}
      </Button>
      {isAsking && (
        <CommandDialog
          title={t('product.publish')}
          submit={t('product.publishAnyway')}
          done="product.done.published"
          onClose={() => setAsking(false)}
          onSubmit={async () => {
            await publish();
            await refresh();
          }}
        >
          <Typography>{t('product.sale.noPrice')}</Typography>
        </CommandDialog>
      )}
    </>
  );
}
