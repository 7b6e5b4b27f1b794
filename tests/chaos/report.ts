// Prints a paragraph for each fault as it ends, and a table of all of them.
import type { FaultReport } from './run-fault.ts';

const seconds = (value: number | undefined) => (value === undefined ? 'never' : value.toFixed(1));
const COLUMNS = [
  'fault',
  'outage s',
  'orders',
  'emails',
  'slowest s',
  'order s',
  'read models s',
  'emails s',
  'rest s',
  'ambiguous',
  'broken',
];

export function paragraphOf({ fault, outageS, answers, recovery, broken, orders }: FaultReport): string {
  const answered = [...answers]
    .sort(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer} × ${count}`)
    .join(', ');
  return [
    `${broken.length ? 'BROKEN' : 'ok    '} ${fault.name}, ${outageS} s: ${orders} orders; seconds until order ${seconds(recovery.order)}, read models ${seconds(recovery.readModels)}, emails ${seconds(recovery.emails)}, rest ${seconds(recovery.rest)}`,
    `       answers meanwhile: ${answered || 'none'}`,
    ...broken.map((sentence) => `       - ${sentence}`),
  ].join('\n');
}

export function tableOf(reports: readonly FaultReport[]): string {
  const rows = reports.map(({ fault, outageS, orders, emails, slowestMs, recovery, ambiguous, broken }) => [
    fault.name,
    String(outageS),
    String(orders),
    String(emails),
    (slowestMs / 1_000).toFixed(1),
    seconds(recovery.order),
    seconds(recovery.readModels),
    seconds(recovery.emails),
    seconds(recovery.rest),
    String(ambiguous),
    String(broken.length),
  ]);
  const widths = COLUMNS.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join(' | ')} |`;
  return [line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
