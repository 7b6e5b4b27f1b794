import { useState, type FormEvent, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { refreshSavedCards } from '#storefront/shared/saved-card/saved-card.queries.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';

const route = 'customer/changecreditcard';
const schema = async () => (await import('#contracts/saved-card/saved-card.ts')).savedCardOperations[route].input;

interface NameFormProps {
  readonly id: string;
  readonly friendlyName: string;
  readonly texts: { readonly other: string; readonly saved: string };
  /** What it is. */
  readonly children: ReactNode;
}

/** Only the name of a card or an account changes: another number or expiry date is another one. */
export function NameForm({ id, friendlyName, texts, children }: NameFormProps) {
  const { t } = useText(['saved-card', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { submit, onInput, pending, error } = useFormCommand(route, schema);
  const [seen] = useState(friendlyName);
  const [name, setName] = useState(seen);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const input = { CardId: id, seen: { FriendlyName: seen }, changed: { FriendlyName: name.trim() } };
    if (name.trim() !== seen && !(await submit(event.currentTarget, input))) return;
    await refreshSavedCards(queryClient);
    await navigate(paths.savedCards);
    announce(texts.saved);
  };

  return (
    <form
      className={`${layout.sheet} ${layout.padded} ${layout.stack} ${layout.form}`}
      onSubmit={(event) => void save(event)}
      onInput={onInput}
      method="post"
      noValidate
    >
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <p>{children}</p>
      <TextField
        label={t('friendlyName')}
        optional={t('common:optional')}
        name="FriendlyName"
        autoComplete="off"
        maxLength={40}
        hint={t('friendlyNameHint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p className={text.quiet}>{texts.other}</p>
      <div className={layout.row}>
        <Button type="submit" kind="action" large pending={pending}>
          {t('save')}
        </Button>
        <ButtonLink large href={paths.savedCards}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
