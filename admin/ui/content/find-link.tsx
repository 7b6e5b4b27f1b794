import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { asLanguage } from '#admin/lib/format.ts';
import { FindField } from '#admin/ui/find-field.tsx';

const FEW = { page: 1, pageSize: 5 } as const;

interface Found {
  readonly kind: 'page' | 'article' | 'document' | 'category' | 'product';
  readonly name: string;
  readonly address: string;
  /** No reader finds anything there yet. */
  readonly isDraft: boolean;
}

/** What of the shop a link may lead to, by a part of its name. */
async function findPlaces(search: string, language: 'en' | 'fr', signal: AbortSignal): Promise<Found[]> {
  const content = { search, ...FEW, sort: 'id', direction: 'ASC' } as const;
  const [pages, articles, documents, { categories }, products] = await Promise.all([
    client.get('admin/page/list', content, { signal }),
    client.get('admin/article/list', content, { signal }),
    client.get('admin/document/list', content, { signal }),
    client.get('admin/category/tree', {}, { signal }),
    client.get('admin/product/list', { search, ...FEW, sort: 'itemNumber', direction: 'ASC' }, { signal }),
  ]);
  const found = (kind: Found['kind'], name: string, address: string, isDraft = false): Found => ({
    ...{ kind, name, address, isDraft },
  });
  const part = encodeURIComponent;
  const wanted = search.toLocaleLowerCase();
  const isNamed = ({ name }: { readonly name: string }) => name.toLocaleLowerCase().includes(wanted);
  const all = [
    ...pages.rows.map(({ id, name, version }) => found('page', name, `/pages/${part(id)}`, version === 0)),
    ...articles.rows.map(({ id, name, version }) => found('article', name, `/blog/${part(id)}`, version === 0)),
    ...documents.rows.map(({ id, name, version }) => found('document', name, `/documents/${part(id)}`, version === 0)),
    ...categories
      .filter(({ name }) => isNamed({ name: name[language] }))
      .slice(0, FEW.pageSize)
      .map(({ categoryId, name }) => found('category', name[language], `/category/${part(categoryId)}`)),
    ...products.rows.map(({ itemNumber, name, status }) =>
      found('product', `${itemNumber} ${name}`, `/product/${part(itemNumber)}`, status === 'draft'),
    ),
  ];
  // Content is found by its text too: what bears the name goes first.
  return [...all.filter(isNamed), ...all.filter((one) => !isNamed(one))];
}

interface Props {
  readonly onChoose: (address: string, name: string) => void;
  readonly autoFocus?: boolean;
}

/** Finds a place of the shop to link to; Enter takes the first. */
export function FindLink({ onChoose, autoFocus = false }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <FindField<Found>
      label={t('content.link.find')}
      kind={`link ${locale}`}
      none={t('content.link.none')}
      shortest={2}
      autoFocus={autoFocus}
      find={(search, signal) => findPlaces(search, asLanguage(locale), signal)}
      keyOf={({ address }) => address}
      onChoose={({ address, name }) => onChoose(address, name)}
      row={({ kind, name, isDraft }) => (
        <>
          {name}{' '}
          <small>
            ({t(`content.link.kind.${kind}`)}
            {isDraft && `, ${t('content.link.draft')}`})
          </small>
        </>
      )}
    />
  );
}
