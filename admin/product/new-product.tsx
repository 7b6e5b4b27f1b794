import { Stack } from '@mui/material';
import { AutocompleteInput, required, TextInput, Title, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import type { Request } from '#contracts/api.ts';
import { BrandInput } from './brand-input.tsx';
import { useCategoryChoices } from '#admin/ui/catalogue-choices.ts';

type NewProductFields = Request<'admin/product/add'>;

const BLANK: NewProductFields = { itemNumber: '', product: { category: '', brand: '', name: { en: '', fr: '' } } };

/** What a product is known by; everything else is written on its own page, before it is published. */
export function NewProduct() {
  const t = useTranslate();
  const navigate = useNavigate();
  const choices = useCategoryChoices();
  return (
    <Stack sx={{ py: 2, maxWidth: 860 }}>
      <Title title={t('product.new')} />
      <Panel title={t('product.new')}>
        <RecordForm<NewProductFields>
          record={BLANK}
          isNew
          labels={{ itemNumber: 'product.itemNumber', product: 'product.name' }}
          save={async ({ changed }) => {
            const added = changed as NewProductFields;
            await client.post('admin/product/add', added);
            // After the form has heard that all is saved: it would ask before it is left.
            setTimeout(() => void navigate(`/product/${added.itemNumber}/show`));
          }}
        >
          <TextInput
            source="itemNumber"
            label="product.itemNumber"
            autoFocus
            helperText="product.itemNumberHelp"
            validate={required()}
          />
          <TranslatedInput source="product.name" label="product.name" needed="en" />
          <AutocompleteInput
            source="product.category"
            label="product.category"
            choices={choices}
            translateChoice={false}
            helperText={false}
            validate={required()}
          />
          <BrandInput source="product.brand" />
        </RecordForm>
      </Panel>
    </Stack>
  );
}
