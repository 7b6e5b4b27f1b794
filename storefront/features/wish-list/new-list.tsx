import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { wishListsQuery } from './wish-list.queries.ts';
import styles from './wish-list.module.css';

export function NewList() {
  const { t } = useText(['wish-list', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('profile/savewishlist');
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!name.trim());
    if (!name.trim()) return;
    const answer = await run({ Name: name.trim() });
    if (!answer) return;
    setName('');
    await queryClient.invalidateQueries({ queryKey: wishListsQuery.queryKey });
    await navigate(paths.wishList(answer.ListID));
  };
  return (
    <form className={styles.newList} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('newList')}
        name="Name"
        autoComplete="off"
        maxLength={60}
        value={name}
        error={missing ? t('nameRequired') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" pending={pending}>
        {t('makeList')}
      </Button>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
    </form>
  );
}
