import type texts from '#locales/en/reward.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly reward: typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: paths.rewards,
        module: 'storefront/features/reward/rewards.page.tsx',
        component: exportOf(() => import('./rewards.page.tsx'), 'RewardsPage'),
        texts: ['reward'],
        loader: later(exportOf(() => import('./reward.loader.ts'), 'rewardsLoader')),
      }),
    ],
  },
  accountMenu: [{ section: 'payments', place: 10, path: paths.rewards, label: 'rewards', needs: ['rewardBalance'] }],
} satisfies StorefrontFeature;
