// The kinds of files that may be attached, and how each is told by its bytes.
import { isOfficeDocument } from './office-document.ts';
import { isSafeSvg } from './svg.ts';
import { isText, textIn } from './text-file.ts';

export interface FileKind {
  readonly type: string;
  readonly extensions: readonly string[];
  /** Other names that browsers have for it. */
  readonly alsoCalled: readonly string[];
  readonly holds: (bytes: Buffer, extension: string) => boolean | Promise<boolean>;
}

const starts =
  (...beginnings: readonly string[]) =>
  (bytes: Buffer) =>
    beginnings.some((beginning) => bytes.subarray(0, beginning.length).toString('latin1') === beginning);
const kind = (
  type: string,
  extensions: readonly string[],
  holds: FileKind['holds'],
  alsoCalled: readonly string[] = [],
): FileKind => ({ type, extensions, alsoCalled, holds });

const office = (type: string, extension: string, folder: string) =>
  kind(`application/vnd.openxmlformats-officedocument.${type}`, [extension], (bytes) =>
    isOfficeDocument(bytes, folder),
  );

/** Group code 0, then SECTION; comments (999) may come first. */
const isDxf = (bytes: Buffer) =>
  starts('AutoCAD Binary DXF\r\n\x1a\0')(bytes) ||
  /^(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\s/.test(bytes.subarray(0, 4_096).toString('latin1'));
/** ISO 10303-21: from its name to the end of its name. */
const isStep = (bytes: Buffer) =>
  /^\s*ISO-10303-21;/.test(bytes.subarray(0, 100).toString('latin1')) &&
  /END-ISO-10303-21;\s*$/.test(bytes.subarray(-100).toString('latin1'));
/** Lines of 80 columns; the first is of the start section, number 1. */
const isIges = (bytes: Buffer) => /^.{72}S {0,6}0{0,6}1\r?\n/.test(bytes.subarray(0, 100).toString('latin1'));

export const fileKinds: readonly FileKind[] = [
  kind('application/pdf', ['pdf'], (bytes) => starts('%PDF-')(bytes) && bytes.subarray(-2_048).includes('%%EOF'), [
    'application/x-pdf',
  ]),
  kind('image/png', ['png'], starts('\x89PNG\r\n\x1a\n')),
  kind('image/jpeg', ['jpg', 'jpeg'], starts('\xff\xd8\xff'), ['image/jpg', 'image/pjpeg']),
  kind('image/gif', ['gif'], starts('GIF87a', 'GIF89a')),
  kind('image/webp', ['webp'], (bytes) => starts('RIFF')(bytes) && starts('WEBP')(bytes.subarray(8))),
  kind('image/tiff', ['tif', 'tiff'], starts('II*\0', 'MM\0*')),
  kind('image/svg+xml', ['svg'], isSafeSvg),
  // AC1012 is release 13, AC1032 release 2018 and later.
  kind('image/vnd.dwg', ['dwg'], (bytes) => /^AC10\d\d/.test(bytes.subarray(0, 6).toString('latin1')), [
    'application/acad',
    'application/x-acad',
    'application/dwg',
    'application/x-dwg',
    'image/x-dwg',
    'drawing/dwg',
  ]),
  kind('image/vnd.dxf', ['dxf'], isDxf, [
    'application/dxf',
    'application/x-dxf',
    'image/x-dxf',
    'drawing/dxf',
    'text/plain',
  ]),
  kind('model/step', ['step', 'stp'], isStep, ['application/step', 'application/p21', 'model/step+xml', 'text/plain']),
  kind('model/iges', ['iges', 'igs'], isIges, ['application/iges', 'text/plain']),
  office('wordprocessingml.document', 'docx', 'word'),
  office('spreadsheetml.sheet', 'xlsx', 'xl'),
  office('presentationml.presentation', 'pptx', 'ppt'),
  kind('text/csv', ['csv'], isText, [
    'application/csv',
    'application/vnd.ms-excel',
    'text/plain',
    'text/comma-separated-values',
  ]),
  // Markup that says that it is plain text is neither.
  kind('text/plain', ['txt'], (bytes) => {
    const text = textIn(bytes);
    return text !== undefined && !/^\s*<(!doctype|html|script|svg|\?xml)/i.test(text);
  }),
];
