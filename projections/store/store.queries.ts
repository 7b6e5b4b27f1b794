import type { Output } from '#contracts/api.ts';
import type { storeOperations, StaticContentBlock } from '#contracts/store.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { settings } from './settings.ts';
import { staticContents } from './static-content.ts';

export function storeQueries(read: ReadSide): Handlers<typeof storeOperations, 'query'> {
  const setting = read.mirror(settings);
  const contents = read.mirror(staticContents);

  const blocks = (ids: readonly string[], language: 'en' | 'fr'): { StaticContentBlocks: StaticContentBlock[] } => ({
    StaticContentBlocks: ids.flatMap((id) => {
      const block = contents.get(id)?.data;
      if (!block) return [];
      return [
        {
          ContentBlockId: id,
          Title: block.title[language],
          AltText: block.altText[language],
          Linkedto: block.linkedTo,
          LinkTarget: block.linkTarget,
          Html: block.html[language],
        },
      ];
    }),
  });

  return {
    'Store/GetLanguages': async () => [
      { LanguageISOCode: 'en' as const, LanguageName: 'English' },
      { LanguageISOCode: 'fr' as const, LanguageName: 'Français' },
    ],
    'store/getsetupvalues': async () =>
      [...setting.values()]
        .filter(({ data }) => data.visible)
        .map(({ id, data }) => ({ param_name: id, param_value: data.value }))
        .sort((a, b) => (a.param_name < b.param_name ? -1 : 1)),
    'store/getorderentrysetup': (_input, { queries }) => queries.store.orderEntrySetup(),
    'Store/GetStaticContent': async ({ contentBlockId }, { language }) => blocks([contentBlockId], language),
    'store/getstaticcontents': async ({ contentBlockIds }, { language }) => blocks(contentBlockIds, language),
  };
}

export function storeFunctions(read: ReadSide) {
  const mirrored = read.mirror(settings);
  const valueOf = (name: string, fallback: string) => mirrored.get(name)?.data.value ?? fallback;

  return {
    /** One setting; empty where it is not set. */
    async setting({ name }: { readonly name: string }, context: OperationContext): Promise<{ value: string }> {
      return {
        value: (await read.rows(settings, [name], context)).get(name)?.data.value ?? '',
      };
    },

    async orderEntrySetup(): Promise<Output<'store/getorderentrysetup'>> {
      return {
        // One order, one payment, until there are more methods to share it out over.
        AllowMultiplePayments: false,
        DefaultTimeOut: Number(valueOf('DefaultTimeOut', '30')),
        DefaultCurrency: valueOf('DefaultCurrency', 'CAD'),
      };
    },
  };
}

declare module '#platform/operations/features.ts' {
  interface Queries {
    readonly store: FunctionsOf<ReturnType<typeof storeFunctions>>;
  }
}
