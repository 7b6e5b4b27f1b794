import { Box, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { AccountField } from './account-field.tsx';

interface Named {
  readonly accountId: string;
  readonly name: string;
}

/** Accounts by name, found as one types. */
export function AccountsInput({ source, known }: { readonly source: string; readonly known: readonly Named[] }) {
  const t = useTranslate();
  const { disabled } = useFormState();
  const { field } = useInput<readonly string[]>({ source });
  const [names, setNames] = useState(() => new Map(known.map(({ accountId, name }) => [accountId, name])));
  const chosen = (field.value ?? []) as readonly string[];
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2">{t('priceList.accounts')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {chosen.map((accountId) => (
          <Chip
            key={accountId}
            label={names.get(accountId) || accountId}
            {...(disabled ? {} : { onDelete: () => field.onChange(chosen.filter((one) => one !== accountId)) })}
          />
        ))}
      </Box>
      {!disabled && (
        <AccountField
          label={t('priceList.addAccount')}
          onChoose={({ accountId, name }) => {
            setNames(new Map([...names, [accountId, name]]));
            if (!chosen.includes(accountId)) field.onChange([...chosen, accountId]);
          }}
        />
      )}
    </Box>
  );
}
