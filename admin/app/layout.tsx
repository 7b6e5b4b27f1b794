import type { ReactNode } from 'react';
import {
  AppBar,
  Layout as RaLayout,
  LocalesMenuButton,
  Menu,
  TitlePortal,
  LoadingIndicator,
  useTranslate,
} from 'react-admin';
import { SecondFactorGate } from '#admin/sign-in/second-factor-gate.tsx';
import { useIsAuditor } from '#admin/lib/use-roles.ts';

function Bar() {
  const t = useTranslate();
  return (
    // It holds the page's heading, so it does not go when the page is scrolled.
    <AppBar
      alwaysOn
      toolbar={
        <>
          <LocalesMenuButton />
          <LoadingIndicator aria-label={t('ra.page.loading')} />
        </>
      }
    >
      <TitlePortal variant="h6" component="h1" />
    </AppBar>
  );
}

function Navigation() {
  const isAuditor = useIsAuditor();
  return (
    <Menu>
      <Menu.ResourceItem name="work" />
      <Menu.ResourceItem name="quote" />
      <Menu.ResourceItem name="order" />
      <Menu.ResourceItem name="customer" />
      <Menu.ResourceItem name="attachment" />
      <Menu.ResourceItem name="mail" />
      <Menu.ResourceItem name="effect" />
      <Menu.ResourceItem name="history" />
      <Menu.ResourceItem name="replay" />
      <Menu.ResourceItem name="proof" />
      {isAuditor && <Menu.ResourceItem name="access-log" />}
      {isAuditor && <Menu.ResourceItem name="security" />}
      <Menu.ResourceItem name="stock" />
      <Menu.ResourceItem name="warehouse" />
      <Menu.ResourceItem name="tax" />
      <Menu.ResourceItem name="shipping" />
      <Menu.ResourceItem name="calendar" />
      <Menu.ResourceItem name="setting" />
      <Menu.ResourceItem name="sign-in" />
    </Menu>
  );
}

export const Layout = ({ children }: { children: ReactNode }) => (
  <RaLayout appBar={Bar} menu={Navigation}>
    <SecondFactorGate>{children}</SecondFactorGate>
  </RaLayout>
);
