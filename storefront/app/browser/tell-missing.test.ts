import { pageProblem } from '#storefront/lib/page-problem.ts';
import { tellMissing } from './tell-missing.ts';

type Subscriber = Parameters<Parameters<typeof tellMissing>[0]['subscribe']>[0];

/** A browser that begins at `/begin` and goes on. */
function browser() {
  const told: string[] = [];
  let listener: Subscriber | undefined;
  vi.stubGlobal('location', { pathname: '/begin' });
  vi.stubGlobal('navigator', { sendBeacon: (address: string, path: string) => told.push(`${address} ${path}`) });
  tellMissing({ subscribe: (one) => ((listener = one), () => undefined) });
  const arrive = (pathname: string, error?: unknown, state = 'idle') =>
    listener?.(
      { location: { pathname }, navigation: { state }, errors: error ? { '0': error } : null } as never,
      {} as never,
    );
  return { told, arrive };
}

describe('a click within the shop', () => {
  const missing = pageProblem(404, 'not_found');
  it('that finds no page is told of once', () => {
    const { told, arrive } = browser();
    arrive('/begin', missing);
    arrive('/gone', missing, 'loading');
    arrive('/gone', missing);
    arrive('/gone', missing);
    expect(told).toEqual(['/missing /gone']);
  });
  it('that finds one, or meets another problem, is not told of', () => {
    const { told, arrive } = browser();
    arrive('/pages/about');
    arrive('/pages/terms', pageProblem(503, 'store_unavailable'));
    expect(told).toEqual([]);
  });
});
