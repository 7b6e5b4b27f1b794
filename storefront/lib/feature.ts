import type { RouteObject } from 'react-router-dom';

/**
 * Layouts of pages (spec 2): with header, footer and the catalogue's navigation; the checkout; the account with its side
 * menu; full width without it, such as a guest's order; bare, such as signing in.
 */
export type Layout = 'catalog' | 'checkout' | 'account' | 'wide' | 'bare';

/** What a feature has in the storefront: `storefront/features/<feature>/feature.ts`. */
export interface StorefrontFeature {
  readonly routes: { readonly [L in Layout]?: readonly RouteObject[] };
}
