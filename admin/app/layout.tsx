import type { ReactNode } from 'react';
import { AppBar, Layout as RaLayout, LocalesMenuButton, Menu, TitlePortal, LoadingIndicator } from 'react-admin';

const Bar = () => (
  <AppBar toolbar={<><LocalesMenuButton /><LoadingIndicator /></>}>
    <TitlePortal variant="h6" component="h1" />
  </AppBar>
);

const Navigation = () => (
  <Menu>
    <Menu.ResourceItem name="quote" />
    <Menu.ResourceItem name="order" />
    <Menu.ResourceItem name="attachment" />
    <Menu.ResourceItem name="mail" />
  </Menu>
);

export const Layout = ({ children }: { children: ReactNode }) => (
  <RaLayout appBar={Bar} menu={Navigation}>
    {children}
  </RaLayout>
);
