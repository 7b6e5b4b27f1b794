// A history on paper, for somebody who will never sign in: what happened, in words, and what proves it.
import { needed } from '#domain/shared/needed.ts';
import type { DescribedEvent } from '#contracts/history/history.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { MARGIN, openSheet, type Style } from '#projections/shared/paper/sheet.ts';
import { fingerprint, type SignedHead } from '#proof/tree-head.ts';
import type { History } from './subject-events.ts';

export interface HistoryPaper {
  readonly title: string;
  readonly subject: string;
  readonly history: History;
  readonly described: readonly DescribedEvent[];
  /** The contents of this history's bundle. */
  readonly streams: readonly string[];
  /** The newest signed head, where there is one. */
  readonly head?: SignedHead;
  readonly madeAt: string;
  /** Its times are told in this one (IANA name). */
  readonly timeZone: string;
}

/** Left edges in points; a Letter page is 612 wide. */
const COLUMNS = { number: MARGIN, time: MARGIN + 30, words: MARGIN + 128 } as const;

/** `2026-11-20 14:02:33`, in every language: the one way of writing a time that no reader takes for another. */
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });

/** A long history takes seconds: it is written in a thread. */
export const historyPaper = defineThreadTask<{ readonly paper: HistoryPaper; readonly language: Language }, Uint8Array>(
  {
    name: 'history/paper',
    timeoutMs: 30_000,
    work: ({ paper, language }) => historyPdf(paper, language),
  },
);

async function historyPdf(paper: HistoryPaper, language: Language): Promise<Buffer> {
  const {
    title,
    subject,
    history: { events, isWhole },
    described,
    head,
    madeAt,
    timeZone,
  } = paper;
  const t = translate(language, 'paper', 'history');
  const clock = clockIn(timeZone);
  const at = (iso: string) => clock.format(new Date(iso));
  const sheet = await openSheet({ language, title: `${t('history')} ${title}`, at: madeAt });
  const { right, bottom } = sheet;
  let y: number = MARGIN;

  const write = (text: string, x: number, top: number, options: Style = {}): number =>
    sheet.write(text, x, top, right - x, options);
  /** Whatever fits on a page is not parted. */
  const makeRoom = (height: number) => {
    if (y + height > bottom && height < bottom - MARGIN) y = sheet.newPage();
  };
  const paragraph = (text: string, options: Style = {}) => {
    makeRoom(sheet.heightOf(text, right - MARGIN, options));
    y = write(text, MARGIN, y, options) + 6;
  };

  function entry(one: DescribedEvent, n: number): void {
    const event = needed(events[n], 'event of the entry');
    const uncovered = !head || event.index >= head.size;
    const words = t('entry', { words: one.description, by: one.by });
    const origin = [event.type, `${event.stream}@${event.revision}`, one.operation].filter(Boolean).join(' · ');
    const trace = `${origin}\n${t('hash')} ${one.hash}`;
    const width = right - COLUMNS.words;
    makeRoom(sheet.heightOf(words, width) + sheet.heightOf(trace, width, { size: 7 }) + 12);
    const top = y;
    write(`${n + 1}${uncovered ? ' *' : ''}`, COLUMNS.number, top, { quiet: true, size: 8.5 });
    write(at(event.at), COLUMNS.time, top, { quiet: true, size: 8.5 });
    y = write(words, COLUMNS.words, top);
    y = write(trace, COLUMNS.words, y + 1, { quiet: true, size: 7 }) + 5;
    sheet.rule(y);
    y += 5;
  }

  function proof(): void {
    y += 8;
    paragraph(t('proof'), { strong: true, size: 12 });
    paragraph(
      head
        ? t('signed', {
            at: at(head.at),
            size: head.size,
            root: head.root,
            key: fingerprint(head.key),
            signature: head.signature,
          })
        : t('unsigned'),
    );
    if (head) paragraph(events.every(({ index }) => index < head.size) ? t('covered') : t('uncovered'));
    paragraph(t('verify'));
    paragraph(t('ledgers'));
    paragraph(`${t('streams')} ${paper.streams.join(', ')}`, { quiet: true, size: 8 });
  }

  y = write(`${t('history')} ${title}`, MARGIN, y, { strong: true, size: 15 }) + 4;
  paragraph(`${subject} · ${t('made')} ${at(madeAt)} · ${t('events', { count: events.length })}`, { quiet: true });
  paragraph(t('times', { zone: timeZone }) + (isWhole ? '' : ` ${t('partOnly', { count: events.length })}`), {
    quiet: true,
  });
  sheet.rule(y, 'strong');
  y += 8;
  described.forEach(entry);
  proof();
  sheet.feet(`${t('history')} ${title}`);
  return sheet.finish();
}
