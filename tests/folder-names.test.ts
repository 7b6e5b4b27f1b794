// A feature has one name on every side (docs/glossary.md). What has no events of its own, or goes by another word where
// people read it, is named here with its reason.
import { readdirSync } from 'node:fs';

const foldersIn = (side: string) =>
  readdirSync(side, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const domain = new Set(foldersIn('domain'));

/** Without a decider: they read what others have done, or act through others. */
const WITHOUT_EVENTS = [
  'bundle',
  'captcha',
  'comparison',
  'customer',
  'dashboard',
  'history',
  'proof',
  'quick-order',
  'replay',
  'second-factor',
  'security',
  'setup',
];
/** Floors of a side, not features. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  contracts: ['shared'],
  projections: ['shared'],
  admin: ['app', 'lib', 'testing', 'ui'],
};
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  // The shop as its readers meet it: settings, company, countries and texts in one answer.
  contracts: ['store'],
  // `catalogue` is the index over products, prices and stock, and its answers; `store` as above.
  projections: ['catalogue', 'store'],
  // One policy publishes every kind of versioned content.
  workers: ['content'],
  // Screens that are no feature's own.
  admin: ['search', 'sign-in'],
  // Pages and parts of pages that several features make up, by the words of the buyer.
  'storefront/features': [
    ...['address', 'home', 'locator', 'purchased-item', 'saved-cart', 'shared-cart', 'sitemap', 'store'],
    'wish-list',
  ],
  'storefront/shared': [...['address', 'company', 'session', 'shipping-calculator', 'sitemap', 'waiting']],
};

const SIDES = [
  'contracts',
  'write-side',
  'projections',
  'workers',
  'admin',
  'storefront/features',
  'storefront/shared',
];

it.each(SIDES)('folders of %s are named as the domain names its features', (side) => {
  const known = new Set([...domain, ...WITHOUT_EVENTS, ...(FLOORS[side] ?? []), ...(OTHERWISE[side] ?? [])]);
  expect(foldersIn(side).filter((name) => !known.has(name))).toEqual([]);
});

it('names no exception that is none any more', () => {
  const there = new Set(SIDES.flatMap(foldersIn));
  const named = [...WITHOUT_EVENTS, ...Object.values(OTHERWISE).flat()];
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});
