import { inflateSync } from 'node:zlib';

/** Texts of the files that a PDF carries, as pdfkit writes them. */
export function filesInPdf(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/\/Type \/EmbeddedFile[^]*?\/Length (\d+)[^]*?stream\n/g)].map((match) => {
    const [found, length] = match;
    const begins = match.index + found.length;
    return inflateSync(Buffer.from(text.slice(begins, begins + Number(length)), 'latin1')).toString();
  });
}
