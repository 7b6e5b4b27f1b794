import { companyOf, type Company } from '#contracts/store/company.ts';
import { useText } from '#storefront/lib/text.ts';
import { useFixed } from '#storefront/lib/use-read.ts';
import { settingsQuery } from '#storefront/shared/session/session.ts';

/** The dealer, in the reader's language. */
export function useCompany(): Company {
  const { language } = useText();
  const values = useFixed(settingsQuery);
  return companyOf((name) => values.find(({ param_name }) => param_name === name)?.param_value ?? '', language);
}
