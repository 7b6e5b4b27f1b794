import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { cartKey, type DeskCart } from './use-live-cart.ts';

/** What is written with a cart and goes into its order; its buyer finds it at the checkout. */
export function CartComments({ of, mayEdit }: { readonly of: DeskCart; readonly mayEdit: boolean }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('cart.comments')}>
      <Typography
        color={of.comments ? undefined : 'text.secondary'}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {of.comments || t('cart.noComments')}
      </Typography>
      {mayEdit && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('cart.editComments')}
        </Button>
      )}
      {isOpen && <CommentsDialog of={of} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function CommentsDialog({ of, onClose }: { readonly of: DeskCart; readonly onClose: () => void }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  // The page follows its buyer while the dialog is open; what was seen is what stood there when it was opened.
  const [seen] = useState(of.comments);
  return (
    <CommandDialog
      title={t('cart.comments')}
      submit={t('cart.saveComments')}
      done="cart.commentsSaved"
      onClose={onClose}
      field={{ label: () => 'cart.comments' }}
      onSubmit={async (form, present) => {
        await client.post('admin/cart/savecomments', {
          orderId: of.orderId,
          seen: { comments: String(present['comments'] ?? seen) },
          changed: { comments: String(form.get('comments') ?? '') },
        });
        await queryClient.invalidateQueries({ queryKey: cartKey(of.orderId) });
      }}
    >
      <TextField
        autoFocus
        multiline
        minRows={3}
        name="comments"
        label={t('cart.comments')}
        defaultValue={seen}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
    </CommandDialog>
  );
}
