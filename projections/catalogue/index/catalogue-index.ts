// The port of the catalogue index: what lists, facets, search, suggestions and product pages need. Its adapters pass one
// contract suite (catalogue-index.contract.ts).
import type { CategoryNode, ProductCard, ProductPage, Suggestion } from '#contracts/category/category.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import type { Output } from '#contracts/api.ts';
import type { AnswerOf, Queries } from '#platform/kernel/operations/features.ts';
import type { JsonText } from '#platform/kernel/operations/json-text.ts';
import type { Reader } from '../reader.ts';

export interface PageQuestion {
  /** As in an address: `brand:Norvik,Tarn;bore:20`. */
  readonly filters: string;
  readonly sort: ProductPage['sort'];
  /** The attribute that `column-up` and `column-down` sort by, `brand` or `item`. */
  readonly column?: string;
  readonly page: number;
  readonly pageSize: number;
}

type CategoryHead = Output<'Category/GetCategoryDetails/{id}'>;
type SearchPage = Output<'category/searchbykeyword'>;
type Addresses = AnswerOf<Queries['catalogue']['addresses']>;

/** Questions by name. `null` stands for a category or product that is not there. */
export interface CatalogueQuestions {
  /** The categories below one, or the top ones where it is empty, with all below them. */
  readonly tree: { readonly input: { readonly below: string }; readonly output: CategoryNode[] | null };
  readonly category: { readonly input: { readonly id: string }; readonly output: CategoryHead | null };
  readonly list: {
    readonly input: PageQuestion & { readonly category: string };
    readonly output: ProductPage | null;
  };
  readonly search: {
    readonly input: PageQuestion & { readonly keyword: string; readonly category?: string | undefined };
    readonly output: SearchPage | null;
  };
  readonly suggest: {
    readonly input: { readonly keyword: string; readonly byFamily: boolean };
    readonly output: Suggestion[];
  };
  /** Those of some products that are sold, in the order in which they are named. */
  readonly cards: { readonly input: { readonly itemNumbers: readonly string[] }; readonly output: ProductCard[] };
  readonly newest: { readonly input: { readonly count: number }; readonly output: ProductCard[] };
  readonly bestSellers: {
    readonly input: { readonly count: number; readonly category?: string | undefined };
    readonly output: ProductCard[] | null;
  };
  /** `withDrafts`: for a preview by staff. */
  readonly product: {
    readonly input: { readonly itemNumber: string; readonly withDrafts?: boolean };
    readonly output: ProductDetails | null;
  };
  readonly similar: {
    readonly input: { readonly itemNumber: string; readonly count: number };
    readonly output: ProductCard[] | null;
  };
  /** With the options of their family as attributes. */
  readonly variants: { readonly input: { readonly itemNumber: string }; readonly output: ProductCard[] | null };
  /** Some of what is sold, in the order of item numbers, after one of them. */
  readonly addresses: {
    readonly input: { readonly after: string; readonly count: number };
    readonly output: Addresses;
  };
}

export type Question = keyof CatalogueQuestions;
export type QuestionInput<Q extends Question> = CatalogueQuestions[Q]['input'];
export type QuestionOutput<Q extends Question> = CatalogueQuestions[Q]['output'];

export interface Answered<T> {
  /** Written once, by the index: who passes it on sends the same bytes. */
  readonly output: JsonText<T>;
  /** The answer was made of these, and holds until one of them changes (dependencies.ts). */
  readonly dependencies: readonly string[];
  /** The index had not passed the position that the question named. */
  readonly isBehind: boolean;
}

export interface CatalogueIndex {
  /**
   * `after`: the position of the asker's last command; the answer comes once the index has passed it, or after 2 s.
   * @throws PeerUnavailable when the index cannot be reached
   */
  ask<Q extends Question>(
    question: Q,
    input: QuestionInput<Q>,
    reader: Reader,
    after?: bigint,
  ): Promise<Answered<QuestionOutput<Q>>>;
}
