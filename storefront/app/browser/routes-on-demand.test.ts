import { matchRoutes } from 'react-router-dom';
import * as accountFeatures from '../account-features.ts';
import { routes } from '../all-routes.ts';
import * as firstFeatures from '../features.ts';
import { firstRoutes, routesOf } from '../routes.tsx';
import { routesOnDemand } from './routes-on-demand.ts';

describe('routes on demand', () => {
  const asked = () => {
    let times = 0;
    const rest = async () => {
      times += 1;
      return routesOf(firstFeatures, accountFeatures);
    };
    return { ...routesOnDemand(firstRoutes, rest), times: () => times };
  };

  it('ask for nothing where a visit may begin', async () => {
    const { at, times } = asked();
    expect(await at({ pathname: '/product/6205-2RS/bearing' })).toBe(firstRoutes);
    expect(times()).toBe(0);
  });

  it('find the account’s own pages, and say of what is nowhere that it is', async () => {
    const { at, times } = asked();
    expect(matchRoutes(await at({ pathname: '/profile/mywishlist' }), '/profile/mywishlist')?.at(-1)?.route.id).toBe(
      '/profile/mywishlist',
    );
    expect(matchRoutes(await at({ pathname: '/nowhere' }), '/nowhere')?.at(-1)?.route.path).toBe('*');
    expect(times()).toBe(1);
  });

  it('can be asked for again once their code came', async () => {
    let isAway = true;
    const { all } = routesOnDemand(firstRoutes, async () => {
      if (isAway) throw new Error('away');
      return routes;
    });
    await expect(all()).rejects.toThrow('away');
    isAway = false;
    expect(await all()).toBe(routes);
  });

  it('have the ids that the server’s have', () => {
    for (const path of [
      '/',
      '/product/6205-2RS/x',
      '/account/login',
      '/profile/myorders',
      '/cart/shoppingcart',
      '/x/y',
    ])
      expect(matchRoutes(firstRoutes, path)?.map(({ route }) => route.id)).toEqual(
        matchRoutes(routes, path)?.map(({ route }) => route.id),
      );
  });
});
