import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AutocompleteInput, BooleanInput, DateInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { DecimalInput } from '#admin/ui/decimal-input.tsx';
import { HtmlInput } from '#admin/ui/content/html-input.tsx';
import { AttributeInputs } from './attribute-inputs.tsx';
import { BrandInput } from './brand-input.tsx';
import { useCategoryChoices, useFamilyChoices, useTaxClassChoices } from '#admin/ui/catalogue-choices.ts';
import { WholeInput } from '#admin/ui/whole-input.tsx';
import { ItemsInput, PartsInput, RelatedItems } from './items-input.tsx';
import { productKey } from './product-key.ts';
import type { ProductDetail } from './product.reader.ts';

type Edited = Omit<ProductDetail['data'], 'addedOn'>;

const UNITS = ['ea', 'pk', 'm'];

const labels: Readonly<Record<keyof Edited, string>> = {
  category: 'product.category',
  brand: 'product.brand',
  gtin: 'product.gtin',
  manufacturerNumber: 'product.manufacturerNumber',
  family: 'product.family',
  name: 'product.name',
  description: 'product.description',
  keywords: 'product.keywords',
  unit: 'product.unit',
  packQuantity: 'product.packQuantity',
  weightGrams: 'product.weight',
  dimensions: 'product.dimensions',
  minimumQuantity: 'product.minimumQuantity',
  quantityStep: 'product.quantityStep',
  leadTimeDays: 'product.leadTimeDays',
  backorder: 'product.backorder',
  giftCertificate: 'product.giftCertificate',
  taxClass: 'product.taxClass',
  attributes: 'product.attributes',
  accessories: 'product.accessories',
  similar: 'product.similar',
  bundle: 'product.bundle',
  newUntil: 'product.newUntil',
};

const orEmpty = (text: string | null) => text ?? '';
/** As it is printed below a bar code, in groups. */
const digitsOf = (text: string | null) => (text ?? '').replace(/[\s-]/g, '');

/** Everything of a product that is a value, in sections that the keyboard goes through from top to bottom. */
export function ProductForm({ product }: { readonly product: ProductDetail }) {
  const t = useTranslate();
  const mayEdit = useMay('catalogue');
  const queryClient = useQueryClient();
  const choices = useCategoryChoices();
  const families = useFamilyChoices();
  const { addedOn: _, ...record } = product.data;
  const { itemNumber } = product;
  const units = [...new Set([...UNITS, record.unit])];

  const save = async ({ seen, changed }: { readonly seen: Partial<Edited>; readonly changed: Partial<Edited> }) => {
    const sent = changed.attributes ? { ...changed, attributes: withoutEmpty(changed.attributes) } : changed;
    await client.post('admin/product/change', { itemNumber, seen, changed: sent });
    await queryClient.invalidateQueries({ queryKey: productKey(itemNumber) });
  };

  return (
    <RelatedItems.Provider value={product.related}>
      <RecordForm<Edited> record={record} labels={labels} save={save} mayEdit={mayEdit}>
        <Section id="texts" title={t('product.section.texts')}>
          <TranslatedInput source="name" label="product.name" needed="en" helperText={false} />
          <TranslatedInput source="description" label="product.description" input={HtmlInput} />
          <TranslatedInput source="keywords" label="product.keywords" helperText="product.keywordsHelp" />
        </Section>
        <Section id="place" title={t('product.section.place')}>
          <Fields>
            <AutocompleteInput
              source="category"
              label="product.category"
              choices={choices}
              translateChoice={false}
              helperText={false}
            />
            <BrandInput source="brand" />
            <TextInput
              source="manufacturerNumber"
              label="product.manufacturerNumber"
              parse={orEmpty}
              helperText={false}
            />
            <TextInput source="gtin" label="product.gtin" parse={digitsOf} helperText={false} />
            <AutocompleteInput
              source="family"
              label="product.family"
              choices={
                record.family && !families.some(({ id }) => id === record.family)
                  ? [...families, { id: record.family, name: record.family }]
                  : families
              }
              translateChoice={false}
              emptyValue=""
              helperText={false}
            />
            <DateInput source="newUntil" label="product.newUntil" helperText={false} />
          </Fields>
        </Section>
        <Section id="attributes" title={t('product.section.attributes')}>
          <AttributeInputs source="attributes" />
        </Section>
        <Section id="sale" title={t('product.section.sale')}>
          <Fields>
            <SelectInput
              source="unit"
              label="product.unit"
              choices={units.map((id) => ({ id, name: UNITS.includes(id) ? t(`product.unitName.${id}`) : id }))}
              translateChoice={false}
              helperText={false}
            />
            <WholeInput source="packQuantity" label="product.packQuantity" />
            <WholeInput source="minimumQuantity" label="product.minimumQuantity" />
            <WholeInput source="quantityStep" label="product.quantityStep" />
            <WholeInput source="leadTimeDays" label="product.leadTimeDays" />
            <TaxClassInput present={record.taxClass} />
            <BooleanInput source="backorder" label="product.backorder" helperText={false} />
            <BooleanInput
              source="giftCertificate"
              label="product.giftCertificate"
              helperText="product.giftCertificateHelp"
            />
          </Fields>
        </Section>
        <Section id="shipping" title={t('product.section.shipping')}>
          <Fields>
            <DecimalInput source="weightGrams" label="product.weight" scale={1_000} decimals={3} />
            <WholeInput source="dimensions.lengthMm" label="product.length" />
            <WholeInput source="dimensions.widthMm" label="product.width" />
            <WholeInput source="dimensions.heightMm" label="product.height" />
          </Fields>
        </Section>
        <Section id="related" title={t('product.section.related')}>
          <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
            <ItemsInput source="accessories" label="product.accessories" />
            <ItemsInput source="similar" label="product.similar" />
            <PartsInput source="bundle" label="product.bundle" />
          </Box>
        </Section>
      </RecordForm>
    </RelatedItems.Provider>
  );
}

/** An attribute whose field is empty is one that the product has not. */
const withoutEmpty = (attributes: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([key, value]) => (value ? [[key, value] as const] : [])));

const Section = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <Box id={`section-${id}`} tabIndex={-1} sx={{ scrollMarginTop: 110, outline: 'none' }}>
    <Panel title={title}>{children}</Panel>
  </Box>
);

const Fields = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

/** One that is no longer defined stays a choice while the product has it. */
function TaxClassInput({ present }: { readonly present: string }) {
  const defined = useTaxClassChoices();
  const choices = defined.some(({ id }) => id === present) ? defined : [...defined, { id: present, name: present }];
  return (
    <SelectInput
      source="taxClass"
      label="product.taxClass"
      choices={choices}
      translateChoice={false}
      helperText={false}
    />
  );
}
