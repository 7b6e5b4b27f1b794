// Documents at addresses that stay, for links in pages, letters and on paper.
import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import { sessionOf } from '#platform/adapters/session/session-of.ts';
import { languageOf } from '#platform/kernel/http/language.ts';
import { sendAnswer } from '#platform/kernel/http/send-answer.ts';
import { failureOf } from '#platform/kernel/failure/refusal.ts';
import { shopLanguages } from '#projections/registry.ts';
import { paths } from '#storefront/shared/paths.ts';
import type { Application } from '../application.ts';

export function serveDocuments(app: Express, { dispatcher, log, pool, read }: Application): void {
  app.get('/documents/:name', async (req, res, next) => {
    const { name } = req.params;
    const language = languageOf(req, shopLanguages(read));
    const commandId = randomUUID();
    const call = { session: await sessionOf(pool, req, 'shop'), language, commandId, correlationId: commandId };
    try {
      const { output } = await dispatcher.dispatch('store/getdocument', { name }, call);
      sendAnswer(res, 'application/octet-stream', output, false);
    } catch (error) {
      const { status } = failureOf(error, language, log);
      if (status === 401) return res.redirect(303, paths.login(paths.document(name)));
      // The shop has a page for what is not there, and counts the addresses that its visitors missed.
      if (status === 400 || status === 404) return next();
      throw error;
    }
  });
}
