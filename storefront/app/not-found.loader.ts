import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader } from '#storefront/shared/loader.ts';

export const notFoundLoader = loader(() => Promise.reject(pageProblem(404, 'not_found')));
