import type { StatementEvent } from '#domain/statement/statement.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

export const emailBuyersWhenStatementIssued = definePolicy<StatementEvent, { statementId: string; contactId: string }>({
  name: 'email-buyers-when-statement-issued',
  on: {
    StatementIssued: ({ data: { statementId, contactIds } }) =>
      contactIds.map((contactId) => ({ data: { statementId, contactId } })),
  },
  kind: 'notification',
  async run(statement, context) {
    const { publicOrigin: origin, queries } = context;
    const facts = await queries.statement.letterFacts({ ...statement, origin });
    const { fileName, content } = await queries.statement.paper(statement);
    const attachments = [{ fileName, content, contentType: 'application/pdf' }];
    await sendLetter('statement', { ...facts, attachments }, context);
  },
});
