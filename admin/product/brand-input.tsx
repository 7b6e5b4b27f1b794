import { useId } from 'react';
import { required, TextInput } from 'react-admin';
import { useBrands } from '#admin/ui/catalogue-choices.ts';

/** Any name; those that there are already are offered. */
export function BrandInput({ source }: { readonly source: string }) {
  const id = useId();
  const brands = useBrands();
  return (
    <>
      <TextInput
        source={source}
        label="product.brand"
        helperText={false}
        validate={required()}
        slotProps={{ htmlInput: { list: id, maxLength: 60, autoComplete: 'off' } }}
      />
      <datalist id={id}>
        {brands.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
