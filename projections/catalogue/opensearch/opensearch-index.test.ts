// The contract of the catalogue index over OpenSearch: against a double of it, and against a real one where SEARCH_URL is
// set, which alone shows analyzers, typing errors and OpenSearch's own opinion of our questions.
import { createChanges } from '#platform/kernel/http/changes.ts';
import { openSearchClient } from '#platform/adapters/search/search-client.ts';
import { BRAND } from '../reader.ts';
import { answerWith } from '../index/answer-with.ts';
import { catalogueIndexContract } from '../index/testing/catalogue-index.contract.ts';
import type { IndexUnderTest } from '../index/testing/small-index.ts';
import { createAnswers } from './answers.ts';
import { createCards } from './cards.ts';
import { createCatalogueStructure, numericAttributes } from './catalogue-structure.ts';
import { createCategoryCounts } from './category-counts.ts';
import { createKnownNumbers } from './known-numbers.ts';
import { createIndexWriter } from './index-writer.ts';
import { INDEX_BODY } from './product-document.ts';
import { createMemoryRows } from './testing/memory-rows.ts';
import { startOpenSearchDouble } from '#platform/adapters/search/testing/opensearch-double.ts';

let opened = 0;
const LACKS = { lacks: ['columns', 'stock'] } as const;

/** Does what the filler does with changes of read models, with rows in memory. */
async function overOpenSearch(url: string, end: () => Promise<void>): Promise<IndexUnderTest> {
  const client = await openSearchClient(url);
  const name = `millwright-test-${process.pid}-${opened++}`;
  await client.createIndex(name, INDEX_BODY);
  const rows = createMemoryRows();
  const structure = await createCatalogueStructure(rows, BRAND);
  const changes = createChanges(() => false);
  const writer = createIndexWriter(client, { name, kind: 'index' }, rows, structure);
  const answers = createAnswers({
    client,
    alias: name,
    rows,
    structure,
    cards: createCards(rows, structure),
    counts: createCategoryCounts(client, name, changes),
    numbers: createKnownNumbers(client, name, changes, () => numericAttributes(structure)),
  });
  let version = 0n;
  return {
    index: answerWith(answers, () => Promise.resolve(true)),
    async put(model, changed) {
      rows.put(model, changed);
      version += 1n;
      const keys = Object.keys(changed);
      if (model === 'product') await writer.products(keys, version);
      else if (model === 'price')
        await writer.rewrite(
          Object.values(changed as Record<string, { item_number: string }>).map(({ item_number }) => item_number),
          version,
        );
      else if (model === 'best_seller') await structure.reloadSales();
      else {
        await structure.reload();
        const all = { categories: structure.tree.all.map(({ id }) => id), attributes: keys };
        await writer.rewrite(await rows.itemsOf(all), version);
      }
      await client.refresh(name);
      changes.changed(undefined);
    },
    async close() {
      await client.deleteIndex(name);
      await client.close();
      await end();
    },
  };
}

catalogueIndexContract(
  'over a double of OpenSearch',
  async () => {
    const double = await startOpenSearchDouble();
    return overOpenSearch(double.url, () => double.close());
  },
  LACKS,
);

const url = process.env['SEARCH_URL'];
if (url) catalogueIndexContract('over OpenSearch', () => overOpenSearch(url, () => Promise.resolve()), LACKS);
