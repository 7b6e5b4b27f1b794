// Finding products by words or by item number, in both languages at once: a buyer types what stands on the part.
import MiniSearch from 'minisearch';
import type { Catalogue, Item } from './catalogue.ts';

interface Document {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly keywords: string;
  readonly category: string;
  readonly brand: string;
  readonly values: string;
}

export interface Search {
  /** Best match first. */
  find(keyword: string): Item[];
  /** The item whose number this is, however it is written. */
  exact(keyword: string): Item | undefined;
  suggest(keyword: string, most: number): Item[];
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
/** `HB M10x50 8.8` and `hb-m10x50-8.8` are one number. */
const compact = (text: string) => plain(text).replace(/[^a-z0-9]/g, '');
/** Words, and numbers with their decimals; dimensions such as 25x52 also as parts. */
const words = (text: string) =>
  plain(text)
    .split(/[^a-z0-9.,/-]+/)
    .flatMap((word) => [word, ...word.split(/[-/x]/)])
    .map((word) => word.replace(/^[.,/-]+|[.,/-]+$/g, ''))
    .filter(Boolean);
/** Enough to let "bearings" find "bearing" and "roulements" find "roulement". */
const stem = (word: string) => (/^[a-z]{4,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word);

export function buildSearch(catalogue: Catalogue): Search {
  const index = new MiniSearch<Document>({
    fields: ['number', 'name', 'keywords', 'category', 'brand', 'values'],
    tokenize: (text) => [...new Set(words(text))],
    processTerm: (term) => stem(term),
    searchOptions: {
      boost: { number: 6, name: 3, keywords: 2, category: 1.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (/\d/.test(term) || term.length < 4 ? false : 0.2),
      combineWith: 'AND',
    },
  });
  const byCompactNumber = new Map<string, Item>();
  for (const item of catalogue.sold) byCompactNumber.set(compact(item.itemNumber), item);
  index.addAll(catalogue.sold.map((item) => documentOf(catalogue, item)));

  const exact = (keyword: string) => byCompactNumber.get(compact(keyword));
  const find = (keyword: string): Item[] => {
    const hits = index.search(keyword).map((hit) => catalogue.items.get(hit.id as string)!);
    const first = exact(keyword);
    return first ? [first, ...hits.filter((item) => item !== first)] : hits;
  };
  return { find, exact, suggest: (keyword, most) => (startingWith(keyword, most) ?? find(keyword)).slice(0, most) };

  /** Somebody who types digits types an item number. */
  function startingWith(keyword: string, most: number): Item[] | undefined {
    const wanted = compact(keyword);
    if (!/\d/.test(wanted)) return undefined;
    const found: Item[] = [];
    for (const [number, item] of byCompactNumber) {
      if (number.startsWith(wanted)) found.push(item);
      if (found.length === most) return found;
    }
    return found.length ? found : undefined;
  }
}

function documentOf({ categories }: Catalogue, { itemNumber, data }: Item): Document {
  const category = categories.get(data.category)?.data.name;
  return {
    id: itemNumber,
    number: itemNumber,
    name: `${data.name.en} ${data.name.fr}`,
    keywords: `${data.keywords.en} ${data.keywords.fr}`,
    category: `${category?.en ?? ''} ${category?.fr ?? ''}`,
    brand: data.brand,
    values: Object.values(data.attributes).join(' '),
  };
}
