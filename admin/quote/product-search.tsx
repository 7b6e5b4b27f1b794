import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/app/client.ts';

const SHORTEST = 2;

/** Finds a product by item number or name; Enter takes the first. */
export function ProductSearch({ label, onChoose }: { readonly label: string; readonly onChoose: (itemNumber: string) => void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['quote', 'products', keyword], enabled: keyword.length >= SHORTEST,
    queryFn: ({ signal }) => client.post('category/searchbykeyword', { keyword, pageSize: 8 }, { signal }),
  });
  const products = keyword.length >= SHORTEST ? (data?.products ?? []) : [];
  return (
    <Autocomplete
      options={products} filterOptions={(all) => all} getOptionKey={({ itemNumber }) => itemNumber} getOptionLabel={({ itemNumber }) => itemNumber} value={null} inputValue={text} autoHighlight blurOnSelect={false} size="small"
      noOptionsText={t(keyword.length < SHORTEST ? 'quote.typeTwo' : 'quote.noProduct')}
      onInputChange={(_event, value, cause) => cause !== 'reset' && setText(value)}
      onChange={(_event, product) => {
        if (!product) return;
        onChoose(product.itemNumber);
        setText('');
      }}
      renderOption={({ key, ...props }, { itemNumber, name, availability }) => <li key={key} {...props}><span><code>{itemNumber}</code> {name} <small>({t(`quote.stock.${availability.status}`, { quantity: availability.quantity, smart_count: availability.leadTimeDays })})</small></span></li>}
      slotProps={{ popper: { role: 'region', 'aria-label': t('quote.suggestions') } }}
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ minWidth: 260, maxWidth: 460, flex: 1 }}
    />
  );
}
