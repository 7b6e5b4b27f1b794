import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { FindField } from './find-field.tsx';

interface Props {
  readonly label: string;
  readonly onChoose: (account: { readonly accountId: string; readonly name: string }) => void;
}

/** Finds an account by its own or its people's names; Enter takes the first. */
export function AccountField({ label, onChoose }: Props) {
  const t = useTranslate();
  return (
    <FindField
      label={label}
      kind="account"
      none={t('find.noAccount')}
      shortest={2}
      find={async (search, signal) =>
        (await client.get('admin/customer/list', { search, pageSize: 8 }, { signal })).rows
      }
      keyOf={({ accountId }) => accountId}
      onChoose={({ accountId, name }) => onChoose({ accountId, name })}
      row={({ name, accountId }) => (
        <>
          {name} <small>{accountId}</small>
        </>
      )}
    />
  );
}
