import { Paper, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { FindField } from '#admin/ui/find-field.tsx';
import { problemText } from './error-message.ts';
import { OfKeys } from '#admin/ui/keys-hint.tsx';

/** Somebody is on the phone: type their name, Enter, and the quote is open. */
export function NewQuote() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { attempt, problem } = useAttempt(problemText);
  const begin = (contactId: string) =>
    attempt(async () => {
      const { quoteId } = await client.post('admin/quote/create', { contactId });
      void navigate(`/quote/${quoteId}/show`);
    });
  return (
    <Paper sx={{ p: 2, mt: 2, maxWidth: 640, display: 'grid', gap: 2 }}>
      <Title title="quote.new" />
      <Typography>
        {t('quote.newHelp')}
        <OfKeys>{t('quote.newKeys')}</OfKeys>
      </Typography>
      <FindField
        label={t('quote.contact')}
        kind="contact"
        none={t('quote.noContact')}
        autoFocus
        find={async (search, signal) => (await client.get('admin/contact/list', { search }, { signal })).rows}
        keyOf={({ contactId }) => contactId}
        onChoose={({ contactId }) => void begin(contactId)}
        row={({ name, email, phone, accountName }) => (
          <>
            <strong>{name}</strong>
            {accountName && `, ${accountName}`}
            <br />
            <small>{[email, phone].filter(Boolean).join(' · ')}</small>
          </>
        )}
      />
      <Typography role="alert" color="error">
        {problem}
      </Typography>
    </Paper>
  );
}
