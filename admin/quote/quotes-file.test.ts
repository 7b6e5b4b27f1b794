import type { QuoteRow } from './quote.reader.ts';
import { tableFile } from '#admin/lib/table-file.ts';
import { quoteColumns } from './quotes-file.ts';

const row: QuoteRow = {
  id: 'q',
  quoteId: 'q',
  quoteNumber: 'Q-1',
  status: 'submitted',
  waitingFor: 'dealer',
  requestedAt: '2026-11-20T13:00:00.000Z',
  updatedAt: '2026-11-20T13:00:00.000Z',
  ageDays: 0,
  accountId: 'A',
  accountName: 'Bolts, "Best" & Sons',
  requestedBy: '=cmd()',
  email: 'a@example.com',
  lineCount: 2,
  originalTotal: 10_000,
  negotiatedTotal: 8_550,
  currency: 'CAD',
  buyerChangedLines: true,
  changes: 3,
};
const file = await tableFile('csv', quoteColumns, [row], (key) => key.split('.').at(-1)!);
const lines = (await file.text()).split('\r\n');

describe('the exported list of quotes', () => {
  it('has a head and one line for each quote', () => {
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^number,status,waitingFor,/);
  });

  it('quotes what holds commas and quotation marks', () => {
    expect(lines[1]).toContain(',"Bolts, ""Best"" & Sons",');
  });

  it('lets no name pass for a formula, and leaves negative figures as they are', () => {
    expect(lines[1]).toContain(`,'=cmd(),`);
    expect(lines[1]).toContain(',100,85.5,-14.5,CAD,');
  });
});
