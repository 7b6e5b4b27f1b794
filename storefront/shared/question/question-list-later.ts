import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';

/** Far down a long page: the server renders it, its code comes after the page. */
export const QuestionList = partOnDemand(async () => (await import('./question-list.tsx')).QuestionList);
