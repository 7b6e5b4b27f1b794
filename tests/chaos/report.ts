// What is printed: a paragraph for each fault as it ends, and a table of all of them.
import type { FaultReport } from './run-fault.ts';

const seconds = (value: number | undefined) => (value === undefined ? 'never' : value.toFixed(1));
const COLUMNS = [
  'fault',
  'outage s',
  'orders',
  'letters',
  'slowest s',
  'order s',
  'read models s',
  'letters s',
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
    `${broken.length ? 'BROKEN' : 'ok    '} ${fault.name}, ${outageS} s: ${orders} orders; seconds until order ${seconds(recovery.order)}, read models ${seconds(recovery.readModels)}, letters ${seconds(recovery.letters)}, rest ${seconds(recovery.rest)}`,
    `       answers meanwhile: ${answered || 'none'}`,
    ...broken.map((sentence) => `       - ${sentence}`),
  ].join('\n');
}

export function tableOf(reports: readonly FaultReport[]): string {
  const rows = reports.map(({ fault, outageS, orders, letters, slowestMs, recovery, ambiguous, broken }) => [
    fault.name,
    String(outageS),
    String(orders),
    String(letters),
    (slowestMs / 1_000).toFixed(1),
    seconds(recovery.order),
    seconds(recovery.readModels),
    seconds(recovery.letters),
    seconds(recovery.rest),
    String(ambiguous),
    String(broken.length),
  ]);
  const widths = COLUMNS.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join(' | ')} |`;
  return [line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
