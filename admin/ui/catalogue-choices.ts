import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { client } from '#admin/lib/client.ts';

export const categoryTreeKey = ['category', 'tree'];

/** Every category by its path, such as "Bearings › Ball bearings", in the order of the catalogue. */
export function useCategoryChoices(): { id: string; name: string }[] {
  const [locale] = useLocaleState();
  const { data } = useQuery({ queryKey: categoryTreeKey, queryFn: () => client.get('admin/category/tree', {}) });
  const language = locale === 'fr' ? 'fr' : 'en';
  const paths = new Map<string, string>();
  return (data?.categories ?? []).map(({ categoryId, parent, name }) => {
    const above = paths.get(parent);
    const path = above ? `${above} › ${name[language]}` : name[language];
    paths.set(categoryId, path);
    return { id: categoryId, name: path };
  });
}

/** Product families by name, the first thousand. */
export function useFamilyChoices(): { id: string; name: string }[] {
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['family', 'names'],
    queryFn: () => client.get('admin/family/list', { pageSize: 1_000 }),
  });
  const language = locale === 'fr' ? 'fr' : 'en';
  return (data?.rows ?? []).map(({ family, name }) => ({ id: family, name: name[language] }));
}

/** The names of brands, the first thousand. */
export function useBrands(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['brand', 'names'],
    queryFn: () => client.get('admin/brand/list', { pageSize: 1_000 }),
  });
  return data?.rows.map(({ name }) => name) ?? [];
}

/** Classes of taxes, by name. */
export function useTaxClassChoices(): { id: string; name: string }[] {
  const [locale] = useLocaleState();
  const { data } = useQuery({ queryKey: ['tax', 'list'], queryFn: () => client.get('admin/tax/list', {}) });
  const language = locale === 'fr' ? 'fr' : 'en';
  return (data?.classes ?? []).map(({ taxClass, name }) => ({ id: taxClass, name: name[language] }));
}
