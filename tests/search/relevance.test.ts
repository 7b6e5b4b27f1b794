// Issue 11: search finds what a parts clerk would hand over.
import { english } from '#projections/catalogue/index/testing/small-index.ts';
import { demoItemNumbers, openDemoIndex } from './demo-index.ts';
import {
  heldOutQuestions,
  questionsThatFailed,
  relevanceQuestions,
  type RelevanceQuestion,
} from './relevance-questions.ts';

const AMONG_FIRST = 3;
const SHARE = 0.95;

const fits = (pattern: string) => new RegExp(`^${pattern.replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`);

describe('search over the demonstration catalogue', () => {
  let demo: Awaited<ReturnType<typeof openDemoIndex>>;
  beforeAll(async () => {
    demo = await openDemoIndex();
  });
  afterAll(() => demo.close());

  it('is asked at least 200 questions, whose right answers are all sold', () => {
    expect(relevanceQuestions.length).toBeGreaterThanOrEqual(200);
    const sold = demoItemNumbers();
    const unknown = [...relevanceQuestions, ...heldOutQuestions].flatMap(({ keyword, right }) =>
      right
        .filter((pattern) => !sold.some((itemNumber) => fits(pattern).test(itemNumber)))
        .map((pattern) => `${keyword}: ${pattern}`),
    );
    expect(unknown).toEqual([]);
  });

  /** An exact number leads straight to its product. */
  async function firstItems({ keyword, language }: RelevanceQuestion): Promise<readonly string[]> {
    const asked = { keyword, filters: '', sort: 'best-match', page: 1, pageSize: AMONG_FIRST } as const;
    const { output } = await demo.index.ask('search', asked, { ...english, language });
    const page = output.read()!;
    return page.exactMatch ? [page.exactMatch.itemNumber] : page.products.map(({ itemNumber }) => itemNumber);
  }

  it.each([
    ['questions', relevanceQuestions],
    ['questions that were held out', heldOutQuestions],
  ])('has a right item among the first three of at least 95 %% of %s', async (name, questions) => {
    const missed: string[] = [];
    for (const question of questions) {
      const first = await firstItems(question);
      if (!first.some((itemNumber) => question.right.some((pattern) => fits(pattern).test(itemNumber))))
        missed.push(`  missed: ${question.language} "${question.keyword}" gave ${first.join(', ') || 'nothing'}\n`);
    }
    const share = 1 - missed.length / questions.length;
    process.stdout.write(
      `search relevance: ${(100 * share).toFixed(1)} % of ${questions.length} ${name} have a right item among the first three\n${missed.join('')}`,
    );
    expect(share).toBeGreaterThanOrEqual(SHARE);
  });

  it.each(questionsThatFailed.map((question) => [question.keyword, question] as const))(
    'answers "%s"',
    async (_keyword, question) => {
      const first = await firstItems(question);
      const right = first.filter((itemNumber) => question.right.some((pattern) => fits(pattern).test(itemNumber)));
      expect({ first, right: right.length > 0 }).toEqual({ first, right: true });
    },
  );
});
