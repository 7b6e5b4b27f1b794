import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { FindField } from './find-field.tsx';

const FIRST_NUMBERS = { page: 1, pageSize: 8, sort: 'itemNumber', direction: 'ASC' } as const;

interface Props {
  readonly label: string;
  readonly onChoose: (itemNumber: string) => void;
}

/** Finds what is for sale by item number or name, with its stock; Enter takes the first. */
export function ProductSearch({ label, onChoose }: Props) {
  const t = useTranslate();
  return (
    <FindField
      label={label}
      kind="product"
      none={t('quote.noProduct')}
      shortest={2}
      find={async (keyword, signal) =>
        (await client.post('category/searchbykeyword', { keyword, pageSize: 8 }, { signal })).products
      }
      keyOf={({ itemNumber }) => itemNumber}
      onChoose={({ itemNumber }) => onChoose(itemNumber)}
      row={({ itemNumber, name, availability }) => (
        <>
          <code>{itemNumber}</code> {name}{' '}
          <small>
            (
            {t(`quote.stock.${availability.status}`, {
              quantity: availability.quantity,
              smart_count: availability.leadTimeDays,
            })}
            )
          </small>
        </>
      )}
    />
  );
}

/** Finds a product of any status, so a draft too, by item number or name; Enter takes the first. */
export function AnyProductSearch({ label, onChoose }: Props) {
  const t = useTranslate();
  return (
    <FindField
      label={label}
      kind="any product"
      none={t('quote.noProduct')}
      shortest={2}
      find={async (search, signal) =>
        (await client.get('admin/product/list', { search, ...FIRST_NUMBERS }, { signal })).rows
      }
      keyOf={({ itemNumber }) => itemNumber}
      onChoose={({ itemNumber }) => onChoose(itemNumber)}
      row={({ itemNumber, name, status }) => (
        <>
          <code>{itemNumber}</code> {name} {status !== 'active' && <small>({t(`product.status.${status}`)})</small>}
        </>
      )}
    />
  );
}
