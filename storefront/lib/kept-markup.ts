// Parts of a page whose markup follows from plain data alone, such as the cards of a list. The browser renders them as
// any other children; the server renders each once and keeps its markup (app/server/kept-markup.ts), 40 % of a list.
import type { DOMAttributes, ReactElement } from 'react';

type Contents = Pick<DOMAttributes<Element>, 'children' | 'dangerouslySetInnerHTML'>;

export interface KeptMarkup {
  /**
   * Properties of an element that holds one part for each item and nothing else. A part uses no hook and no context: it
   * follows from its item and what `dependsOn` answers, both JSON, and from `kind`, which names the component.
   */
  each: <T>(
    kind: string,
    items: readonly T[],
    dependsOn: (index: number) => unknown,
    part: (item: T, index: number) => ReactElement,
  ) => Contents;
}

export const keptMarkup: KeptMarkup = { each: (_kind, items, _dependsOn, part) => ({ children: items.map(part) }) };
