import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import { listWatchQuery } from './wish-list.queries.ts';

interface ListWatchProps {
  readonly listId: string;
  readonly attempt: (work: () => Promise<unknown>) => Promise<unknown>;
}

/** Whether who reads a list is written to when something on it becomes cheaper, or is back. */
export function ListWatch({ listId, attempt }: ListWatchProps) {
  const { t } = useText('wish-list');
  const { IsWatched } = useRead(listWatchQuery(listId));
  return (
    <CheckBox
      checked={IsWatched}
      onChange={({ target }) =>
        void attempt(() => browserApi.post('profile/watchwishlist', { ListID: listId, Watch: target.checked }))
      }
    >
      {t('watch')}
    </CheckBox>
  );
}
