import type { ReactNode } from 'react';
import {
  AppBar,
  Layout as RaLayout,
  LocalesMenuButton,
  TitlePortal,
  LoadingIndicator,
  useTranslate,
} from 'react-admin';
import { RightsGate } from '#admin/sign-in/rights-gate.tsx';
import { SecondFactorGate } from '#admin/sign-in/second-factor-gate.tsx';
import { NotOpenYet } from '#admin/setup/not-open-yet.tsx';
import { GlobalSearch } from '#admin/search/global-search.tsx';
import { NewOrderSound } from './new-order-sound.tsx';
import { Navigation, useScreens } from './navigation.tsx';

function Bar() {
  const t = useTranslate();
  const screens = useScreens();
  return (
    // It holds the page's heading, so it does not go when the page is scrolled.
    <AppBar
      alwaysOn
      toolbar={
        <>
          <GlobalSearch screens={screens} />
          <NewOrderSound />
          <LocalesMenuButton />
          <LoadingIndicator aria-label={t('ra.page.loading')} />
        </>
      }
    >
      <TitlePortal variant="h6" component="h1" />
    </AppBar>
  );
}

// react-admin leaves a phone's bar less room than it takes: the top of a page would lie below it.
const belowBar = { '& .RaLayout-appFrame': { mt: '48px' } };

export const Layout = ({ children }: { children: ReactNode }) => (
  <RaLayout appBar={Bar} menu={Navigation} sx={belowBar}>
    <SecondFactorGate>
      <RightsGate>
        <NotOpenYet />
        {children}
      </RightsGate>
    </SecondFactorGate>
  </RaLayout>
);
