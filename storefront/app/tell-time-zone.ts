import type { QueryClient } from '@tanstack/react-query';
import { setShopTimeZone } from '#storefront/lib/dates.ts';
import { settingsQuery, type SetupValues } from '#storefront/shared/session/session.ts';

/** Dates are rendered in the shop's time zone; where the settings are not there, none are. */
export function tellTimeZone(queryClient: QueryClient): void {
  const zone = queryClient
    .getQueryData<SetupValues>(settingsQuery.queryKey)
    ?.find(({ param_name }) => param_name === 'TimeZone')?.param_value;
  if (zone) setShopTimeZone(zone);
}
