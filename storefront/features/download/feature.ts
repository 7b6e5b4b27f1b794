import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/downloads',
        module: 'storefront/features/download/downloads.page.tsx',
        component: exportOf(() => import('./downloads.page.tsx'), 'DownloadsPage'),
        texts: ['order'],
        loader: later(exportOf(() => import('./download.loader.ts'), 'downloadsLoader')),
      }),
    ],
  },
  accountMenu: [{ section: 'orders', place: 70, path: paths.downloads, label: 'downloads', needs: ['downloads'] }],
} satisfies StorefrontFeature;
