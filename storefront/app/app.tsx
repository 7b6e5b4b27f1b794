import type { ReactNode } from 'react';
import type { i18n } from 'i18next';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { I18nProvider } from '#storefront/lib/text.ts';

export const App = ({ i18n, queryClient, children }: { readonly i18n: i18n; readonly queryClient: QueryClient; readonly children: ReactNode }) => (
  <I18nProvider value={i18n}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </I18nProvider>
);
