import { useId, useRef, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PartNumberShown } from '#contracts/customer-part-number/customer-part-number.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorCode, errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useSuggestions } from '#storefront/shared/product/use-suggestions.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { refreshPartNumbers } from './part-number.queries.ts';
import styles from './part-numbers.module.css';

/** Refusals that are about the item; all others are about the number. */
const OF_ITEM = new Set([
  ...['part_number_item_missing', 'part_number_item_gone', 'part_number_item_replaced', 'quick_order_code_unknown'],
]);

interface PartNumberFormProps {
  /** What is changed; without it one is added. */
  readonly seen?: PartNumberShown;
  readonly onDone?: () => void;
}

export function PartNumberForm({ seen, onDone }: PartNumberFormProps) {
  const { t } = useText('customer-part-number');
  const queryClient = useQueryClient();
  const { run, pending, error, clear } = useCommand('customer/savepartnumber');
  const [number, setNumber] = useState(seen?.Number ?? '');
  const [item, setItem] = useState(seen?.ProductId ?? '');
  const [saved, setSaved] = useState<PartNumberShown>();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();

  const problem = useProblem(error);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setSaved(undefined);
    const answer = await run({
      Number: number,
      ItemCode: item,
      ...(seen ? { Seen: { Number: seen.Number, ProductId: seen.ProductId } } : {}),
    });
    if (!answer) return;
    announce(t('saved', { number: answer.Number, item: answer.ProductId }));
    setSaved(answer);
    if (!seen) {
      setNumber('');
      setItem('');
      field.current?.focus();
    }
    await refreshPartNumbers(queryClient);
    if (!answer.OtherItem) onDone?.();
  };
  const onInput = () => {
    if (error !== undefined) clear();
  };
  return (
    <form className={layout.tight} onSubmit={(event) => void save(event)} onInput={onInput} method="post" noValidate>
      {problem.beside && <Alert kind="error">{problem.beside}</Alert>}
      {saved && <Saved saved={saved} />}
      <div className={styles.form}>
        <TextField
          ref={field}
          label={t('number')}
          name="Number"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          hint={seen ? '' : t('numberHint')}
          error={problem.ofNumber}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <TextField
          label={t('item')}
          name="ItemCode"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          list={listId}
          hint={seen ? '' : t('itemHint')}
          error={problem.ofItem}
          value={item}
          onChange={({ target }) => setItem(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" kind="ink" pending={pending}>
            {t('save')}
          </Button>
          {onDone && <Button onClick={onDone}>{t(saved ? 'close' : 'cancel')}</Button>}
        </div>
      </div>
      <Items id={listId} typed={item === seen?.ProductId ? '' : item.trim()} />
    </form>
  );
}

/** Where what was refused is said: at the field that it is about, or, without an answer, beside both. */
function useProblem(error: unknown) {
  const { t } = useText('common');
  const none = { beside: '', ofNumber: '', ofItem: '' };
  if (error === undefined) return none;
  const [code, message] = [errorCode(error), errorText(error, t('unreachable'))];
  if (code === 'unreachable') return { ...none, beside: message };
  return OF_ITEM.has(code) ? { ...none, ofItem: message } : { ...none, ofNumber: message };
}

function Saved({ saved: { Number: number, ProductId, SkuName, OtherItem } }: { readonly saved: PartNumberShown }) {
  const { t } = useText('customer-part-number');
  return (
    <Alert kind={OtherItem ? 'info' : 'ok'}>
      {t('saved', { number, item: `${ProductId} ${SkuName}` })}
      {OtherItem && <p>{t('otherItem', { number, item: OtherItem })}</p>}
    </Alert>
  );
}

/** Items of the shop whose number or name begins like what is typed. */
function Items({ id, typed }: { readonly id: string; readonly typed: string }) {
  const suggestions = useSuggestions(typed);
  return (
    <datalist id={id}>
      {suggestions.flatMap(({ IsCategory, IsArticle, OwnNumber, DirectURL, Label }) =>
        IsCategory || IsArticle || OwnNumber ? [] : [<option key={DirectURL} value={DirectURL} label={Label} />],
      )}
    </datalist>
  );
}
