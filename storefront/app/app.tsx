import type { ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { TextProvider } from '#storefront/lib/text.ts';
import type { TextSource } from '#storefront/lib/text-reader.ts';

export const App = ({
  texts,
  queryClient,
  children,
}: {
  readonly texts: TextSource;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}) => (
  <TextProvider value={texts}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </TextProvider>
);
