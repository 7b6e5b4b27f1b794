import { specificationFor } from '#domain/testing/decider-specification.ts';
import { statement, type StatementCommand } from './statement.decider.ts';
import { statementRun } from './statement-run.decider.ts';

const issue: StatementCommand = {
  type: 'IssueStatement',
  ...{ statementId: 'A.2026-03', accountId: 'A', month: '2026-03', issuedOn: '2026-04-01', personId: 'contact:1' },
  ...{ contactIds: ['1'], language: 'en', currency: 'USD', customer: 'Acme' },
  company: { name: 'M', legalName: 'M', addressLines: [], phone: '', email: '', taxNumbers: '', logo: '' },
  opening: 1_000,
  movements: [
    { on: '2026-03-03', kind: 'invoice', number: 'INV-1', text: '', amount: 500 },
    { on: '2026-03-09', kind: 'payment', number: 'CHQ 7', text: '', amount: -1_200 },
  ],
  closing: 300,
  ...{ ages: [], unapplied: 0, creditLimit: 10_000 },
};
const { type: _, ...data } = issue;

describe('a statement', () => {
  const given = specificationFor(statement);

  it('is issued once for a month, with all that its paper says', () => {
    given().when(issue).then({ type: 'StatementIssued', data });
    given({ type: 'StatementIssued', data })
      .when({ ...issue, issuedOn: '2026-05-02' })
      .thenNothing();
  });
  it('is of a month that is over', () => {
    given()
      .when({ ...issue, issuedOn: '2026-03-31' })
      .thenRefused('month_not_over');
  });
  it('is not issued where its movements do not lead from one balance to the other', () => {
    expect(() => statement.decide({ ...issue, closing: 301 }, statement.initialState)).toThrow(/do not lead/);
  });
});

describe('a run of statements', () => {
  const given = specificationFor(statementRun);
  const started = { type: 'StatementRunStarted', data: { month: '2026-03' } } as const;

  it('is started once for a month that is over', () => {
    given().when({ type: 'StartStatementRun', month: '2026-03', today: '2026-04-01' }).then(started);
    given(started).when({ type: 'StartStatementRun', month: '2026-03', today: '2026-04-01' }).thenNothing();
    given().when({ type: 'StartStatementRun', month: '2026-03', today: '2026-03-31' }).thenRefused('month_not_over');
  });
  it('is completed once, after it was started', () => {
    const completed = { type: 'StatementRunCompleted', data: { month: '2026-03', issued: 7 } } as const;
    given(started).when({ type: 'CompleteStatementRun', month: '2026-03', issued: 7 }).then(completed);
    given(started, completed).when({ type: 'CompleteStatementRun', month: '2026-03', issued: 0 }).thenNothing();
    given().when({ type: 'CompleteStatementRun', month: '2026-03', issued: 0 }).thenNothing();
  });
});
