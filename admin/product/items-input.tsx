import Close from '@mui/icons-material/Close';
import { Box, FormHelperText, IconButton, Link, TextField, Typography } from '@mui/material';
import { createContext, useContext } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { AnyProductSearch } from '#admin/ui/product-search.tsx';
import type { ProductDetail } from './product.reader.ts';

/** Names of the items that the product named when it was read. */
export const RelatedItems = createContext<ProductDetail['related']>({});

interface Props {
  readonly source: string;
  /** Key of the field's name. */
  readonly label: string;
}

interface Part {
  readonly itemNumber: string;
  readonly quantity: number;
}

/** Item numbers: found by number or words, in the order in which the shop shows them. */
export function ItemsInput({ source, label }: Props) {
  const { value, set, error, disabled } = useItems<string>(source);
  return (
    <ItemRows
      label={label}
      error={error}
      disabled={disabled}
      rows={value.map((itemNumber) => ({ itemNumber }))}
      onAdd={(itemNumber) => value.includes(itemNumber) || set([...value, itemNumber])}
      onRemove={(itemNumber) => set(value.filter((one) => one !== itemNumber))}
    />
  );
}

/** Items with how many of each are in the bundle. */
export function PartsInput({ source, label }: Props) {
  const { value, set, error, disabled } = useItems<Part>(source);
  return (
    <ItemRows
      label={label}
      error={error}
      disabled={disabled}
      rows={value}
      onAdd={(itemNumber) =>
        value.some((part) => part.itemNumber === itemNumber) || set([...value, { itemNumber, quantity: 1 }])
      }
      onRemove={(itemNumber) => set(value.filter((part) => part.itemNumber !== itemNumber))}
      onQuantity={(itemNumber, quantity) =>
        set(value.map((part) => (part.itemNumber === itemNumber ? { itemNumber, quantity } : part)))
      }
    />
  );
}

function useItems<Item>(source: string) {
  const {
    field,
    fieldState: { error },
    formState: { disabled },
  } = useInput({ source });
  return {
    value: (field.value as readonly Item[] | null) ?? [],
    set: (next: readonly Item[]) => field.onChange(next),
    error: error?.message,
    disabled,
  };
}

interface RowsProps {
  readonly label: string;
  readonly rows: readonly { readonly itemNumber: string; readonly quantity?: number }[];
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onAdd: (itemNumber: string) => unknown;
  readonly onRemove: (itemNumber: string) => void;
  readonly onQuantity?: (itemNumber: string, quantity: number) => void;
}

function ItemRows({ label, rows, error, disabled, onAdd, onRemove, onQuantity }: RowsProps) {
  const t = useTranslate();
  const related = useContext(RelatedItems);
  return (
    <Box sx={{ mb: 1.5, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{t(label)}</Typography>
      {rows.map(({ itemNumber, quantity }) => (
        <Box
          key={itemNumber}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            minHeight: 36,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          {onQuantity && (
            <TextField
              size="small"
              type="number"
              value={quantity ?? 1}
              disabled={disabled}
              onChange={({ target }) => onQuantity(itemNumber, Math.max(1, Math.trunc(Number(target.value)) || 1))}
              slotProps={{ htmlInput: { min: 1, 'aria-label': t('product.quantityOf', { item: itemNumber }) } }}
              sx={{ width: 90 }}
            />
          )}
          <Link component={RouterLink} to={`/product/${itemNumber}/show`}>
            <code>{itemNumber}</code>
          </Link>
          <Typography sx={{ flex: 1, minWidth: 0 }}>
            {related[itemNumber]?.name}
            {related[itemNumber] && related[itemNumber].status !== 'active' && (
              <Typography component="span" color="warning.main">
                {' '}
                ({t(`product.status.${related[itemNumber].status}`)})
              </Typography>
            )}
          </Typography>
          {!disabled && (
            <IconButton
              size="small"
              aria-label={t('product.removeItem', { item: itemNumber })}
              onClick={() => onRemove(itemNumber)}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {!disabled && <AnyProductSearch label={t('product.addItem')} onChoose={onAdd} />}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
