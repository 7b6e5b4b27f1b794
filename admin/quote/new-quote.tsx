import { Autocomplete, Paper, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { client } from '#admin/app/client.ts';
import type { Output } from '#contracts/api.ts';
import { problemText } from './problem.ts';

type Contact = Output<'admin/contact/list'>['rows'][number];

/** Somebody is on the phone: type their name, Enter, and the quote is open. */
export function NewQuote() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [commandId] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState('');
  const search = useDeferredValue(text.trim());
  const { data, error } = useQuery({ queryKey: ['contacts', search], queryFn: ({ signal }) => client.get('admin/contact/list', { search }, { signal }) });
  const begin = async ({ contactId }: Contact) => {
    try {
      const { quoteId } = await client.post('admin/quote/create', { contactId }, { commandId });
      void navigate(`/quote/${quoteId}/show`);
    } catch (refused) {
      setProblem(problemText(refused, t));
    }
  };
  return (
    <Paper sx={{ p: 2, mt: 2, maxWidth: 640, display: 'grid', gap: 2 }}>
      <Title title="quote.new" />
      <Typography>{t('quote.newHelp')}</Typography>
      <Autocomplete
        options={data?.rows ?? []} filterOptions={(all) => all} getOptionKey={({ contactId }) => contactId} getOptionLabel={({ name }) => name} inputValue={text} openOnFocus autoHighlight noOptionsText={t('quote.noContact')}
        onInputChange={(_event, value, cause) => cause !== 'reset' && setText(value)} onChange={(_event, contact) => contact && void begin(contact)} value={null}
        renderOption={({ key, ...props }, { name, email, phone, accountName }) => <li key={key} {...props}><span><strong>{name}</strong>{accountName && `, ${accountName}`}<br /><small>{[email, phone].filter(Boolean).join(' · ')}</small></span></li>}
        slotProps={{ popper: { role: 'region', 'aria-label': t('quote.suggestions') } }}
        renderInput={(params) => <TextField {...params} label={t('quote.contact')} autoFocus />}
      />
      <Typography role="alert" color="error">{problem || error?.message}</Typography>
    </Paper>
  );
}
