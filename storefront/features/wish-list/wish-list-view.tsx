import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { ITEM_LIST_LIMITS } from '#domain/item-list/item-list.events.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ItemPicker } from '#storefront/shared/cart/item-picker.tsx';
import { useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { EditableNote } from '#storefront/ui/editable-note.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { ListWatch } from './list-watch.tsx';
import { wishListQuery } from './wish-list.queries.ts';
import styles from './wish-list.module.css';

const SHARINGS = ['private', 'seen', 'edited'] as const;
type List = Output<'profile/getwishlist'>;

export function WishListView({ listId }: { readonly listId: string }) {
  const { t } = useText(['wish-list', 'common']);
  const list = useRead(wishListQuery(listId));
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem('');
    let isDone = false;
    try {
      await work();
      isDone = true;
    } catch (error) {
      setProblem(errorText(error, t('common:unreachable')));
    }
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).includes('wishlist') });
    return isDone;
  };
  const noteWords = (item: string) => ({
    ...{ add: t('note.add'), addTo: t('note.addTo', { item }) },
    ...{ change: t('note.change'), changeOf: t('note.changeOf', { item }) },
    ...{ label: t('note.on', { item }), hint: t('note.hint'), save: t('note.save'), cancel: t('common:cancel') },
  });
  const remove = (ProductIds: readonly string[]) =>
    attempt(async () => {
      await browserApi.post('profile/removewishlistlines', { ListID: listId, ProductIds: [...ProductIds] });
      // The button goes with its item, so the focus needs another place.
      focusHeading();
    });
  return (
    <section className={layout.tight} aria-label={list.Name || t('common:wishList')}>
      {problem && <Alert kind="error">{problem}</Alert>}
      {list.IsOwn ? (
        <OwnListTools list={list} attempt={attempt} />
      ) : (
        <p>{t(list.Sharing === 'private' ? 'keptBy' : 'sharedBy', { name: list.Owner })}</p>
      )}
      <div className={`${layout.row} ${styles.watch}`}>
        <ListWatch listId={listId} attempt={attempt} />
        {list.Items.length > 0 && (
          <Button kind="link" onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      </div>
      {list.Items.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ItemPicker
          label={list.Name || t('common:wishList')}
          items={list.Items}
          actions={(chosen, clear) =>
            list.CanEdit &&
            chosen.length > 0 && (
              <Button
                kind="link"
                onClick={() => {
                  clear();
                  void remove(chosen.map(({ ProductId }) => ProductId));
                }}
              >
                {t('removeChosen')}
              </Button>
            )
          }
          facts={({ Note }) => !list.CanEdit && Note && <p className={text.quiet}>{Note}</p>}
          tools={({ ProductId, Note = '', UnitPrice }) =>
            list.CanEdit && (
              <>
                <EditableNote
                  note={Note}
                  maxLength={ITEM_LIST_LIMITS.note}
                  words={noteWords(ProductId)}
                  onSave={(note) =>
                    attempt(() =>
                      browserApi.post('profile/savewishlistline', { ListID: listId, ProductId, Note: note }),
                    )
                  }
                />
                {
                  // What is not for sale cannot be chosen, and goes by itself.
                  UnitPrice === undefined && (
                    <Button kind="link" onClick={() => void remove([ProductId])}>
                      {t('removeItem', { item: ProductId })}
                    </Button>
                  )
                }
              </>
            )
          }
        />
      )}
    </section>
  );
}

interface OwnListToolsProps {
  readonly list: List;
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
}

function OwnListTools({ list, attempt }: OwnListToolsProps) {
  const { t } = useText(['wish-list', 'common']);
  const { AccountName } = useUser();
  const [name, setName] = useState(list.Name);
  const [isAsked, setAsked] = useState(false);
  const { ListID, Version, LineCount } = list;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && name.trim() !== list.Name)
      void attempt(() => browserApi.post('profile/savewishlist', { ListID, Version, Name: name.trim() }));
  };
  return (
    <div className={styles.tools}>
      <form className={styles.rename} method="post" noValidate onSubmit={rename}>
        <TextField
          label={t('name')}
          name="Name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{t('rename')}</Button>
      </form>
      {AccountName && (
        <Select
          label={t('sharing')}
          value={list.Sharing}
          options={SHARINGS.map((value) => ({ value, label: t(`sharings.${value}`) }))}
          onChange={({ target }) =>
            void attempt(() =>
              browserApi.post('profile/savewishlist', {
                ListID,
                Sharing: SHARINGS.find((one) => one === target.value) ?? 'private',
              }),
            )
          }
        />
      )}
      <div className={layout.row}>
        {isAsked ? (
          <>
            <span>{t('deleteAsked', { count: LineCount })}</span>
            <Button
              onClick={() =>
                void attempt(async () => {
                  await browserApi.post('profile/deletewishlist', { ListID });
                  focusHeading();
                })
              }
            >
              {t('deleteForGood')}
            </Button>
            <Button kind="link" onClick={() => setAsked(false)}>
              {t('common:cancel')}
            </Button>
          </>
        ) : (
          <Button kind="link" onClick={() => setAsked(true)}>
            {t('deleteList')}
          </Button>
        )}
      </div>
    </div>
  );
}
