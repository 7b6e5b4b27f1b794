// A list of own numbers on its way into the shop: sent in parts, each of which takes effect once; what was not taken
// comes back.
import { useRef, useState } from 'react';
import type { PartNumbersImported } from '#contracts/customer-part-number/customer-part-number.ts';
import { PART_NUMBER_LIMITS, type PartNumberLine } from '#domain/shared/customer-part-number/part-number.ts';
import { errorText, isRefusal } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';

export type LineReport = PartNumbersImported['Lines'][number];

export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly reports: readonly LineReport[];
  /** Lines that were sent, and of how many. */
  readonly done: number;
  readonly count: number;
  /** Why it ended before its end; a part that nobody answered is sent again under the same id. */
  readonly stopped: string;
}

const NOTHING = { added: 0, changed: 0, unchanged: 0, reports: [], done: 0, stopped: '' } as const;

/** As it is pasted again. */
export const asText = (lines: readonly { readonly Number: string; readonly ItemCode: string }[]): string =>
  lines.map(({ Number, ItemCode }) => `${Number}\t${ItemCode}`).join('\n');

export function useImport(texts: { readonly unreachable: string; readonly twice: (line: PartNumberLine) => string }) {
  const [progress, setProgress] = useState<Imported>();
  /** Ids of parts by what is in them, so that a part that comes again takes effect once. */
  const ids = useRef(new Map<string, string>());

  /** Answers what came of it, and the lines that are left to be corrected or sent again. */
  const send = async (lines: readonly PartNumberLine[]): Promise<{ imported: Imported; left: string }> => {
    const twins = lines.filter(({ fault }) => fault === 'part_number_twice');
    const wanted = lines
      .filter(({ fault }) => fault !== 'part_number_twice')
      .map(({ line, number, itemCode }) => ({ Line: line, Number: number, ItemCode: itemCode }));
    let imported: Imported = {
      ...NOTHING,
      count: wanted.length,
      reports: twins.map((line) => ({
        ...{ Line: line.line, Number: line.number, ItemCode: line.itemCode, Taken: false },
        ...{ Code: 'part_number_twice', Message: texts.twice(line) },
      })),
    };
    setProgress(imported);
    for (let from = 0; from < wanted.length && !imported.stopped; from += PART_NUMBER_LIMITS.atOnce) {
      const Lines = wanted.slice(from, from + PART_NUMBER_LIMITS.atOnce);
      const key = JSON.stringify(Lines);
      const commandId = ids.current.get(key) ?? crypto.randomUUID();
      ids.current.set(key, commandId);
      try {
        const answer = await browserApi.post('customer/importpartnumbers', { Lines }, { commandId });
        ids.current.delete(key);
        imported = {
          ...imported,
          added: imported.added + answer.Added,
          changed: imported.changed + answer.Changed,
          unchanged: imported.unchanged + answer.Unchanged,
          reports: [...imported.reports, ...answer.Lines],
          done: from + Lines.length,
        };
      } catch (error) {
        if (isRefusal(error)) ids.current.delete(key);
        imported = { ...imported, stopped: errorText(error, texts.unreachable) };
      }
      setProgress(imported);
    }
    imported = { ...imported, reports: [...imported.reports].sort((a, b) => a.Line - b.Line) };
    const refused = imported.reports.filter(({ Taken }) => !Taken);
    return { imported, left: asText([...refused, ...wanted.slice(imported.done)]) };
  };
  return { progress, send };
}
