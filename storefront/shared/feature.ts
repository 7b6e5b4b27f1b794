import type { ParseKeys } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import type { settings } from '#contracts/setting/settings.ts';
import type { UserContext } from '#contracts/account/account.ts';
import type { SetupValues } from './session/session.ts';
import type { Waiting } from './waiting/waiting-count.tsx';

/**
 * Layouts of pages (spec 2): with header, footer and the catalogue's navigation; the checkout; the account with its side
 * menu; full width without it, such as a guest's order; bare, such as signing in.
 */
export type Layout = 'catalog' | 'checkout' | 'account' | 'wide' | 'bare';

/** Sections of the account's side menu (spec 2), in their order; `overview` has no heading. */
export const ACCOUNT_SECTIONS = ['overview', 'orders', 'wishList', 'returns', 'payments', 'accountSettings'] as const;

/** An entry of the account's menus. */
export interface AccountEntry {
  readonly section: (typeof ACCOUNT_SECTIONS)[number];
  /** Among the entries of its section: 10, 20 and so on. */
  readonly place: number;
  readonly path: string;
  /** Its name among the texts of every page. */
  readonly label: ParseKeys<'common'>;
  readonly waiting?: Waiting;
  /** Among the few that the header's menu has as well. */
  readonly placeInHeader?: number;
  /** Settings (spec 6) that are all on where there is such a page. */
  readonly needs?: readonly (keyof typeof settings)[];
  /** What else must hold. */
  readonly isThere?: (values: SetupValues, user: UserContext) => boolean;
}

/** What a feature has in the storefront: `storefront/features/<feature>/feature.ts`. */
export interface StorefrontFeature {
  readonly routes: { readonly [L in Layout]?: readonly RouteObject[] };
  readonly accountMenu?: readonly AccountEntry[];
}
