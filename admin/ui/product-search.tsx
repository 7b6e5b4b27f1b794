import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { FindField } from './find-field.tsx';

/** Finds a product by item number or name; Enter takes the first. */
export function ProductSearch({
  label,
  onChoose,
}: {
  readonly label: string;
  readonly onChoose: (itemNumber: string) => void;
}) {
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
