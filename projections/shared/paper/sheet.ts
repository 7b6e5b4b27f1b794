// What every paper of the shop has (US Letter): its face, its margins, its heads and its feet.
import { countryName } from '#contracts/shared/country-name.ts';
import { localityOf } from '#domain/shared/locality.ts';
import { createRequire } from 'node:module';
import type { Company } from '#contracts/store/company.ts';
import type { Address } from '#domain/shared/address.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';

export const MARGIN = 48;
const FOOTER = 56;
const INK = '#16212B';
const QUIET = '#51606D';
const RULE = '#D3DAE1';
const LINE_GAP = 1.5;

/** Who a paper is from; the logo is a PNG. */
export interface Letterhead extends Company {
  readonly logoFile?: Uint8Array;
}

/** Points. */
const LOGO_BOX: [width: number, height: number] = [220, 40];

export interface Style {
  readonly strong?: boolean;
  readonly quiet?: boolean;
  readonly size?: number;
  readonly align?: 'left' | 'right';
}

export interface SheetOptions {
  readonly language: Language;
  readonly title: string;
  readonly author?: string;
  /** ISO. */
  readonly at: string;
  /** PDF/A-3b (ISO 19005-3): it carries all that shows it, and may carry files. */
  readonly isArchival?: true;
}

/** A file within a paper. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly description: string;
  /** ISO. */
  readonly at: string;
}

/** A column of a table: its left edge and its width in points; a Letter page is 612 wide. */
export type Column = readonly [x: number, width: number];

export type Sheet = Awaited<ReturnType<typeof openSheet>>;

const require = createRequire(import.meta.url);
const font = (weight: 400 | 600) =>
  require.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`);

/** Loads what it needs with the first paper: it weighs more than all that a process needs for everything else. */
export async function openSheet({ language, title, author, at, isArchival }: SheetOptions) {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    bufferPages: true,
    lang: `${language}-CA`,
    displayTitle: true,
    info: {
      Title: title,
      // pdfkit writes it into the metadata of an archival one as it stands, "&" and "<" included.
      ...(author && !isArchival ? { Author: author } : {}),
      CreationDate: new Date(at),
      ModDate: new Date(at),
    },
    // pdfkit would begin with a face that no document embeds.
    ...(isArchival ? { subset: 'PDF/A-3b', pdfVersion: '1.7', font: font(400) } : {}),
  });
  document.registerFont('regular', font(400)).registerFont('strong', font(600));
  const right = document.page.width - MARGIN;
  const bottom = document.page.height - MARGIN - FOOTER;

  const style = ({ strong = false, quiet = false, size = 9.5 }: Style) =>
    document
      .font(strong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(quiet ? QUIET : INK);

  /** Returns where the next line begins. */
  const write = (text: string, x: number, y: number, width: number, options: Style = {}): number => {
    style(options).text(plain(text), x, y, { width, align: options.align ?? 'left', lineGap: LINE_GAP });
    return document.y;
  };
  const heightOf = (text: string, width: number, options: Style = {}): number =>
    style(options).heightOfString(plain(text), { width, lineGap: LINE_GAP });
  const rule = (y: number, weight: 'light' | 'strong' = 'light') =>
    document
      .moveTo(MARGIN, y)
      .lineTo(right, y)
      .lineWidth(0.75)
      .strokeColor(weight === 'light' ? RULE : INK)
      .stroke();

  return {
    right,
    bottom,
    write,
    heightOf,
    rule,

    /** Returns the top of a new page. */
    newPage(): number {
      document.addPage();
      return MARGIN;
    },

    /** A PNG, as large as it can be within a square of so many points. */
    picture(png: Uint8Array, x: number, y: number, side: number): void {
      document.image(Buffer.from(png), x, y, { fit: [side, side] });
    },

    /** Who writes, and what: the facts stand below the title. Returns where the rest begins. */
    letterhead(
      company: Letterhead,
      facts: readonly (readonly [label: string, value: string])[],
      heading = title,
    ): number {
      const top = company.logoFile ? MARGIN + LOGO_BOX[1] + 8 : MARGIN;
      if (company.logoFile) document.image(Buffer.from(company.logoFile), MARGIN, MARGIN, { fit: LOGO_BOX });
      const named = company.logoFile ? company.name : company.name.toUpperCase();
      let own = write(named, MARGIN, top, 300, { strong: true, size: company.logoFile ? 9.5 : 13 });
      const contact = [company.phone, company.email].filter(Boolean).join('  ·  ');
      const registered = company.legalName === company.name ? '' : company.legalName;
      for (const line of [registered, ...company.addressLines, contact, company.taxNumbers].filter(Boolean))
        own = write(line, MARGIN, own, 300, { quiet: true, size: 8.5 });
      write(heading, right - 260, MARGIN, 260, { strong: true, size: 13, align: 'right' });
      let y = MARGIN + 24;
      for (const [label, value] of facts) {
        write(label, right - 260, y, 140, { quiet: true, align: 'right' });
        y = write(value, right - 115, y, 115, { align: 'right' });
      }
      const end = Math.max(y, own);
      rule(end + 8, 'strong');
      return end + 18;
    },

    /** Up to three blocks side by side. Returns where the rest begins. */
    blocks(from: number, blocks: readonly (readonly [label: string, lines: readonly string[]])[]): number {
      const step = Math.min(176, (right + 12 - MARGIN) / blocks.length);
      const ends = blocks.map(([label, lines], index) => {
        const x = MARGIN + index * step;
        const y = write(label, x, from, step - 12, { quiet: true, size: 8.5 });
        return lines.reduce((at, line) => write(line, x, at, step - 12), y + 2);
      });
      return Math.max(...ends) + 16;
    },

    /** On every page: the number of the page, and what else is to stand there. */
    feet(text: string, quietly = ''): void {
      const { start, count } = document.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        document.switchToPage(page);
        // Below the bottom margin: without this pdfkit would begin a new page for it.
        document.page.margins.bottom = 0;
        const y = document.page.height - MARGIN - 26;
        rule(y - 6);
        const number = translate(language, 'paper', 'sheet')('page', { page: page + 1 - start, pages: count });
        write(quietly, MARGIN, y, 420, { quiet: true, size: 7.5 });
        write(`${text} · ${number}`, right - 300, y + 12, 300, { quiet: true, size: 7.5, align: 'right' });
      }
    },

    attach({ name, type, text, description, at: created }: Attachment): void {
      const [creationDate, modifiedDate] = [new Date(created), new Date(created)];
      // Tells what the file is to the paper (PDF/A-3, 6.8); pdfkit's types do not know it.
      const options = { name, type, description, creationDate, modifiedDate, relationship: 'Alternative' };
      document.file(Buffer.from(text), options);
    },

    /** Adds a piece of RDF to the metadata (XMP). */
    describe(rdf: string): void {
      document.appendXML(rdf);
    },

    async finish(): Promise<Buffer> {
      document.end();
      const parts: Buffer[] = [];
      for await (const part of document) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },
  };
}

/** The font's Latin part has no narrow no-break space. */
const plain = (text: string) => text.replace(/\u202f/g, '\u00a0');

/** An address as it is written on a letter. */
export function addressLines(address: Address | undefined, language: Language): string[] {
  if (!address) return [];
  const { firstName, lastName, company, addressLine1, addressLine2, city, state, zip, country } = address;
  return [
    company,
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2,
    localityOf({ city, state, zip, country }),
    countryName(country, `${language}-CA`),
  ].filter((line) => line.trim());
}
