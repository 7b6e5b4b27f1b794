import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { paths } from '#storefront/shared/paths.ts';
import {
  cardExpiry,
  cardName,
  refreshSavedCards,
  savedCardQuery,
  type SavedCard,
} from '#storefront/shared/saved-card/saved-card.queries.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { CardPage } from './card-page.tsx';

const route = 'customer/changecreditcard';
const schema = async () => (await import('#contracts/saved-card/saved-card.ts')).savedCardOperations[route].input;

export function SavedCardPage() {
  const { cardId = '' } = useParams();
  const card = useRead(savedCardQuery(cardId));
  return (
    <CardPage heading={cardName(card)}>
      <NameForm key={cardId} card={card} />
    </CardPage>
  );
}

/** Only the name changes: another number or expiry date is another card. */
function NameForm({ card }: { readonly card: SavedCard }) {
  const { t } = useText(['saved-card', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { submit, onInput, pending, error } = useFormCommand(route, schema);
  const [{ CardId, FriendlyName }] = useState(card);
  const [name, setName] = useState(FriendlyName);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const input = { CardId, seen: { FriendlyName }, changed: { FriendlyName: name.trim() } };
    if (name.trim() !== FriendlyName && !(await submit(event.currentTarget, input))) return;
    await refreshSavedCards(queryClient);
    await navigate(paths.savedCards);
    announce(t('saved'));
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
      <p>
        {card.NameOnCard}
        <br />
        <span className={text.quiet}>{t('goodTo', { month: cardExpiry(card) })}</span>
      </p>
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
      <p className={text.quiet}>{t('otherCard')}</p>
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
