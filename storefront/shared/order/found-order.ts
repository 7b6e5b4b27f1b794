import type { QueryClient } from '@tanstack/react-query';
import type { WireOrder } from '#storefront/shared/wire-types.ts';

/** Keeps the order that a guest has found until the page is left. */
export const foundOrderKey = ['found-order'] as const;

/** By its e-mail a guest is let at the order that they have found; undefined for everybody else. */
export const foundEmail = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData<WireOrder>(foundOrderKey)?.OrderHeader.Email;
