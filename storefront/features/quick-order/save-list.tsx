import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { PadRow } from './pad.ts';
import { quickOrderListsQuery } from './quick-order.queries.ts';
import styles from './quick-order.module.css';

/** Keeps what stands in the pad under a name. */
export function SaveList({ rows }: { readonly rows: readonly PadRow[] }) {
  const { t } = useText(['quick-order', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('checkout/savequickorderlist');
  const [name, setName] = useState('');
  const [saved, setSaved] = useState('');
  const [missing, setMissing] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaved('');
    setMissing(!name.trim());
    if (!name.trim()) return;
    const answer = await run({
      Name: name.trim(),
      Lines: rows.map(({ itemCode, quantity }) => ({ ItemCode: itemCode.trim(), Qty: quantity.trim() })),
    });
    if (!answer) return;
    await queryClient.invalidateQueries({ queryKey: quickOrderListsQuery.queryKey });
    const words = t('listSaved', { name: name.trim() });
    setSaved(words);
    announce(words);
    setName('');
  };
  return (
    <form className={`${layout.sheet} ${styles.card}`} onSubmit={(event) => void save(event)} method="post" noValidate>
      <div className={styles.save}>
        <TextField
          label={t('saveAs')}
          name="Name"
          maxLength={60}
          autoComplete="off"
          value={name}
          error={missing ? t('nameRequired') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" pending={pending}>
          {t('saveList')}
        </Button>
      </div>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      {saved && <Alert kind="ok">{saved}</Alert>}
    </form>
  );
}
