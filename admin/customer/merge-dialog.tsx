import { Autocomplete, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';

interface Choice {
  readonly accountId: string;
  readonly name: string;
}
type Preview = Output<'admin/customer/mergepreview'>;

interface Props {
  readonly accountId: string;
  /** The account that it lives on in, where that is known already. */
  readonly into?: Choice;
  readonly onClose: () => void;
}

/** Merges an account into another, once it was seen what moves. */
export function MergeDialog({ accountId, into: known, onClose }: Props) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [into, setInto] = useState<Choice | null>(known ?? null);
  const [typed, setTyped] = useState('');
  const { data: found } = useQuery({
    queryKey: ['merge-choices', typed],
    queryFn: () => client.get('admin/customer/list', { search: typed, pageSize: 10 }),
    enabled: typed.length > 1 && typed !== labelOf(into),
  });
  const { data: preview, error } = useQuery({
    queryKey: ['merge-preview', accountId, into?.accountId],
    queryFn: () => client.get('admin/customer/mergepreview', { accountId, into: into?.accountId ?? '' }),
    enabled: into !== null,
  });
  const merge = async () => {
    if (!into) return;
    await client.post('admin/customer/merge', { accountId, into: into.accountId });
    void navigate(`/customer/${into.accountId}/show`);
  };
  return (
    <CommandDialog
      title={t('customer.merge')}
      submit={t('customer.mergeNow')}
      color="error"
      done="customer.done.merged"
      notYet={!preview || preview.refusal !== undefined}
      onClose={onClose}
      onSubmit={merge}
    >
      <Autocomplete<Choice>
        options={(found?.rows ?? []).filter((row) => row.accountId !== accountId)}
        value={into}
        filterOptions={(all) => all}
        getOptionLabel={labelOf}
        isOptionEqualToValue={(a, b) => a.accountId === b.accountId}
        onChange={(_event, choice) => setInto(choice)}
        onInputChange={(_event, text) => setTyped(text)}
        noOptionsText={t('customer.mergeSearch')}
        renderInput={(params) => <TextField {...params} label={t('customer.mergeInto')} autoFocus />}
      />
      {error && <Typography color="error">{messageOf(error, t)}</Typography>}
      {preview && <WhatMoves preview={preview} />}
    </CommandDialog>
  );
}

const labelOf = (choice: Choice | null): string => (choice ? `${choice.name} (${choice.accountId})` : '');

function WhatMoves({ preview }: { readonly preview: Preview }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { from, into, contacts, addresses, orders, openOrders, quotes, openQuotes, notes, owed, currency } = preview;
  if (preview.refusal)
    return (
      <Typography color="error">
        {t(`error.${preview.refusal}`, { from: currency, into: preview.intoCurrency })}
      </Typography>
    );
  const lines = [
    t('customer.moves.people', { names: contacts.join(', ') || '–' }),
    t('customer.moves.business', { orders, openOrders, quotes, openQuotes }),
    t('customer.moves.owed', { amount: money(owed, currency, locale) }),
    t('customer.moves.kept', { addresses, notes }),
    t('customer.moves.terms', {
      priceList: preview.priceList.into,
      before: preview.priceList.from,
      limit: money(preview.creditLimit.into, currency, locale),
    }),
    t('customer.moves.history', { from: from.name, into: into.name }),
  ];
  return (
    <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}
