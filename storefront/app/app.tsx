import type { ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';

export const App = ({
  texts,
  queryClient,
  children,
}: {
  readonly texts: i18n;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}) => (
  <I18nextProvider i18n={texts}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </I18nextProvider>
);
