// Every page of the storefront: for the server, and for a browser that has come to one of the account's own.
import * as accountFeatures from './account-features.ts';
import * as firstFeatures from './features.ts';
import { routesOf } from './routes.tsx';

export const routes = routesOf(firstFeatures, accountFeatures);
