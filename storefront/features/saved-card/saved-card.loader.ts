import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader, type LoaderContext } from '#storefront/shared/loader.ts';
import { savedCardQuery, savedCardsQuery } from '#storefront/shared/saved-card/saved-card.queries.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { isOn, settingsQuery } from '#storefront/shared/session/session.ts';

/** Where no cards are saved, there is no such page (spec 6). */
async function requireStorage(context: LoaderContext): Promise<void> {
  await requireSignedIn(context);
  if (!isOn(await context.load(settingsQuery), 'cardStorage')) throw pageProblem(404, 'not_found');
}

export const savedCardsLoader = loader(async (context) => {
  await requireStorage(context);
  await context.load(savedCardsQuery);
});

export const savedAccountLoader = loader(async (context) => {
  await requireStorage(context);
  const { BankAccounts } = await context.load(savedCardsQuery);
  if (!BankAccounts.some(({ CardId }) => CardId === context.params['cardId'])) throw pageProblem(404, 'not_found');
});

export const savedCardLoader = loader(async (context) => {
  await requireStorage(context);
  await context.load(savedCardQuery(context.params['cardId'] ?? ''));
});
