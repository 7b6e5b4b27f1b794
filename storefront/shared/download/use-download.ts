import { useQueryClient } from '@tanstack/react-query';
import type { BuyerDocument } from '#contracts/download/download.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { saveFile } from '#storefront/lib/save-file.ts';
import { useText } from '#storefront/lib/text.ts';

/** Queries that show what is left. */
const COUNTING_ROUTES = ['download/oforder', 'download/ofproduct', 'download/list'];

/** Takes a document that was bought: it is counted, so no link leads to it that something might follow by itself. */
export function useDownload(email?: string) {
  const { t } = useText('common');
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('download/take');
  const take = async ({ OrderId, ProductId, document, title }: BuyerDocument) => {
    const file = await run({ OrderId, ProductId, document, ...(email ? { email } : {}) });
    if (file) {
      saveFile(file);
      announce(t('buyerDocument.done', { title }));
    }
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => COUNTING_ROUTES.includes(String(queryKey[1])) });
  };
  return { take, pending, problem: error === undefined ? undefined : errorText(error, t('unreachable')) };
}
