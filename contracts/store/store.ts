import { z } from 'zod';
import { defineOperations } from '../shared/operation.ts';
import { id, languageCode, none } from '../shared/shared.ts';

/** Spec 3, settings list. */
const setting = z.object({ param_name: z.string(), param_value: z.string() });

export const storeOperations = defineOperations({
  'Store/GetLanguages': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'The languages the shop speaks',
    input: none,
    output: z.array(z.object({ LanguageISOCode: languageCode, LanguageName: z.string() })),
  },
  'store/getsetupvalues': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'Store settings that the storefront needs, as param_name and param_value',
    input: none,
    output: z.array(setting),
  },
  'store/GetLogoImageURL/{id}': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary:
      'Address of the shop’s logo, empty without one; the spec does not say what its part is, and there is one logo',
    input: z.strictObject({ id }),
    output: z.object({ LogoImageURL: z.string() }),
  },
  'store/getorderentrysetup': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'Settings of order entry',
    input: none,
    output: z.object({
      AllowMultiplePayments: z.boolean(),
      DefaultTimeOut: z.int().meta({ description: 'Minutes' }),
      DefaultCurrency: z.string(),
    }),
  },
  'store/GetGTMContainerScript': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary:
      'The container of Google Tag Manager, for visitors who allow it; both fields are empty in a shop without one',
    input: none,
    output: z.object({
      GoogleTagHeaderScript: z.string().meta({ description: 'Address of its script' }),
      GoogleTracingMode: z.enum(['GTM', '']),
    }),
  },
});
