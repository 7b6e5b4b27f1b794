// A history on paper, for somebody who will never sign in: what happened, in words, and what proves it.
import { createRequire } from 'node:module';
import type { DescribedEvent } from '#contracts/history.ts';
import { defineThreadTask } from '#platform/threads/thread-task.ts';
import { translate, type Language } from '#platform/texts/texts.ts';
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

const MARGIN = 48;
const FOOTER = 36;
const INK = '#16212B';
const QUIET = '#51606D';
const RULE = '#D3DAE1';
/** Left edges in points; a Letter page is 612 wide. */
const COLUMNS = { number: MARGIN, time: MARGIN + 30, words: MARGIN + 128 } as const;

/** `2026-11-20 14:02:33`, in every language: the one way of writing a time that no reader takes for another. */
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });

const require = createRequire(import.meta.url);
const font = (weight: 400 | 600) =>
  require.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`);

/** A long history takes seconds: it is written in a thread. */
export const historyPaper = defineThreadTask<{ readonly paper: HistoryPaper; readonly language: Language }, Uint8Array>(
  {
    name: 'history/paper',
    timeoutMs: 30_000,
    work: ({ paper, language }) => historyPdf(paper, language),
  },
);

async function historyPdf(paper: HistoryPaper, language: Language): Promise<Buffer> {
  // Loaded with the first paper: it weighs more than all that a process needs for everything else.
  const { default: PDFDocument } = await import('pdfkit');
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
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    bufferPages: true,
    lang: `${language}-CA`,
    displayTitle: true,
    info: { Title: `${t('history')} ${title}`, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) },
  });
  document.registerFont('regular', font(400)).registerFont('strong', font(600));
  const right = document.page.width - MARGIN;
  const bottom = document.page.height - MARGIN - FOOTER;
  let y = MARGIN;

  const style = ({ strong = false, quiet = false, size = 9.5 }) =>
    document
      .font(strong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(quiet ? QUIET : INK);
  const write = (
    text: string,
    x: number,
    top: number,
    options: { strong?: boolean; quiet?: boolean; size?: number } = {},
  ): number => {
    style(options).text(plain(text), x, top, { width: right - x, lineGap: 1.5 });
    return document.y;
  };
  const rule = (color: string) =>
    document.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke();
  const paragraph = (text: string, options: { strong?: boolean; quiet?: boolean; size?: number } = {}) => {
    const height = style(options).heightOfString(plain(text), { width: right - MARGIN, lineGap: 1.5 });
    if (y + height > bottom && height < bottom - MARGIN) newPage();
    y = write(text, MARGIN, y, options) + 6;
  };
  function newPage(): void {
    document.addPage();
    y = MARGIN;
  }

  function entry(one: DescribedEvent, n: number): void {
    const event = events[n]!;
    const uncovered = !head || event.index >= head.size;
    const words = t('entry', { words: one.description, by: one.by });
    const trace = `${event.type} · ${event.stream}@${event.revision}${one.operation ? ` · ${one.operation}` : ''}\n${t('hash')} ${one.hash}`;
    const width = right - COLUMNS.words;
    const height =
      style({}).heightOfString(plain(words), { width, lineGap: 1.5 }) +
      style({ size: 7 }).heightOfString(trace, { width, lineGap: 1.5 }) +
      12;
    if (y + height > bottom && height < bottom - MARGIN) newPage();
    const top = y;
    write(`${n + 1}${uncovered ? ' *' : ''}`, COLUMNS.number, top, { quiet: true, size: 8.5 });
    write(at(event.at), COLUMNS.time, top, { quiet: true, size: 8.5 });
    y = write(words, COLUMNS.words, top);
    y = write(trace, COLUMNS.words, y + 1, { quiet: true, size: 7 }) + 5;
    rule(RULE);
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

  function feet(): void {
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      document.switchToPage(page);
      // Below the bottom margin: without this pdfkit would begin a new page for it.
      document.page.margins.bottom = 0;
      style({ quiet: true, size: 7.5 }).text(
        `${t('history')} ${title} · ${t('page', { page: page + 1, pages: count })}`,
        MARGIN,
        document.page.height - MARGIN - 8,
        { width: right - MARGIN, align: 'right' },
      );
    }
  }

  y = write(`${t('history')} ${title}`, MARGIN, y, { strong: true, size: 15 }) + 4;
  paragraph(`${subject} · ${t('made')} ${at(madeAt)} · ${t('events', { count: events.length })}`, { quiet: true });
  paragraph(t('times', { zone: timeZone }) + (isWhole ? '' : ` ${t('partOnly', { count: events.length })}`), {
    quiet: true,
  });
  rule(INK);
  y += 8;
  described.forEach(entry);
  proof();
  feet();
  document.end();
  return collected(document);
}

/** The font's Latin part has no narrow no-break space. */
const plain = (text: string) => text.replace(/\u202f/g, '\u00a0');

async function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
