import { matchRoutes } from 'react-router-dom';
import { routes } from '#storefront/app/all-routes.ts';

it.each([
  ['/about', '/pages/about'],
  ['/support', '/pages/contact'],
  ['/help', '/pages/help'],
])('%s leads to %s for good (spec 2)', (path, to) => {
  const { loader } = matchRoutes(routes, path)!.at(-1)!.route;
  const answer = (loader as () => Response)();
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});
