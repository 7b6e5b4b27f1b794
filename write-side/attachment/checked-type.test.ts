import { checked, typeOf } from './checked-type.ts';
import { SVG_LIMITS } from './svg.ts';

const checkedType = async (fileName: string, sentType: string, content: Buffer) =>
  typeOf(await checked({ fileName, sentType, bytes: content }));
const bytes = (text: string) => Buffer.from(text, 'latin1');
const png = bytes('\x89PNG\r\n\x1a\n0000');
const pdf = bytes('%PDF-1.7\n1 0 obj\n%%EOF\n');
const dxf = bytes('999\r\nmade by hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n');
const step = bytes('ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n');
const iges = bytes(`${'flange'.padEnd(72)}S      1\n`);
const svg = (inner: string, root = 'xmlns="http://www.w3.org/2000/svg"') =>
  Buffer.from(`<?xml version="1.0"?><svg ${root}>${inner}</svg>`);

type Part = string | readonly [name: string, content: string];

/** A zip of entries that are not compressed; those without content are empty. */
function zip(...parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const [name, text] = typeof part === 'string' ? [part, ''] : part;
    const content = Buffer.from(text);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entries.push(entry, Buffer.from(name));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    locals.push(local, Buffer.from(name), content);
    offset += local.length + name.length + content.length;
  }
  const [before, directory] = [Buffer.concat(locals), Buffer.concat(entries)];
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(before.length, 16);
  return Buffer.concat([before, directory, end]);
}
const docx = zip('[Content_Types].xml', 'word/document.xml');

describe('a file that is what it says', () => {
  it.each<[string, string, Buffer, string]>([
    ['a.pdf', 'application/pdf', pdf, 'application/pdf'],
    ['a.PNG', 'image/png', png, 'image/png'],
    ['a.jpg', 'image/jpeg', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
    ['a.gif', 'image/gif', bytes('GIF89a'), 'image/gif'],
    ['a.webp', 'image/webp', bytes('RIFF0000WEBPVP8 '), 'image/webp'],
    ['a.tif', 'image/tiff', bytes('II*\0'), 'image/tiff'],
    ['a.dwg', 'application/acad', bytes('AC1032'), 'image/vnd.dwg'],
    ['a.dxf', 'application/octet-stream', dxf, 'image/vnd.dxf'],
    ['a.stp', 'model/step', step, 'model/step'],
    ['a.igs', 'model/iges', iges, 'model/iges'],
    [
      'a.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      docx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a.csv', 'application/vnd.ms-excel', Buffer.from('item;quantité\n6205;4\n'), 'text/csv'],
    ['a.txt', 'text/plain; charset=utf-8', Buffer.from('Notez bien : 4 pièces'), 'text/plain'],
    [
      'a.svg',
      'image/svg+xml',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns:sodipodi="x" sodipodi:docname="C:\\a.svg"><title>a</title></svg>',
      ),
      'image/svg+xml',
    ],
    [
      'a.svg',
      'image/svg+xml',
      svg('<defs><style>.a{fill:url(#g)}</style></defs><path class="a" d="M0 0"/><use href="#x"/>'),
      'image/svg+xml',
    ],
    [
      'a.svg',
      'image/svg+xml',
      svg(
        '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/><metadata xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:RDF/></metadata><linearGradient id="g"><stop offset="0"/></linearGradient><text><tspan>M8</tspan></text>',
      ),
      'image/svg+xml',
    ],
    [
      'a.svg',
      'image/svg+xml',
      svg('<style>.a{background:url(data:image/png;base64,iVBOR//w0KGgo=)}</style>'),
      'image/svg+xml',
    ],
  ])('%s (%s) is taken', (name, type, content, kept) => expect(checkedType(name, type, content)).resolves.toBe(kept));
});

describe('a file that is not what it says', () => {
  it.each<[string, string, string, Buffer]>([
    ['a picture that says it is a PDF', 'a.pdf', 'application/pdf', png],
    ['a PDF whose type says it is a picture', 'a.pdf', 'image/png', pdf],
    ['half a PDF', 'a.pdf', 'application/pdf', pdf.subarray(0, 10)],
    ['a zip that says it is a document', 'a.docx', 'application/octet-stream', zip('word/document.xml')],
    ['a document with macros', 'a.docx', 'application/octet-stream', zip('[Content_Types].xml', 'word/vbaProject.bin')],
    [
      'a document whose macros have another name',
      'a.docx',
      'application/octet-stream',
      zip(
        [
          '[Content_Types].xml',
          '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
        ],
        'word/document.xml',
        'word/x.bin',
      ),
    ],
    [
      'a document that hides what its parts are',
      'a.docx',
      'application/octet-stream',
      zip(['[Content_Types].xml', '<\0O\0v\0e\0r\0'], 'word/document.xml'),
    ],
    [
      'a document whose parts lie outside of it',
      'a.docx',
      'application/octet-stream',
      zip('[Content_Types].xml', 'word/document.xml', '../outside.xml'),
    ],
    [
      'a spreadsheet that says it is a letter',
      'a.docx',
      'application/octet-stream',
      zip('[Content_Types].xml', 'xl/workbook.xml'),
    ],
    [
      'a drawing that loads by image-set',
      'a.svg',
      'image/svg+xml',
      svg('<style>svg{background:image-set("http://evil.example/x.png" 1x)}</style>'),
    ],
    [
      'a drawing that loads by a style attribute',
      'a.svg',
      'image/svg+xml',
      svg('<g style="background:-webkit-image-set(\'//evil.example/x.png\' 1x)"/>'),
    ],
    [
      'a drawing that loads a face',
      'a.svg',
      'image/svg+xml',
      svg('<style>@font-face{font-family:a;src:src("http://evil.example/x.woff")}</style>'),
    ],
    [
      'a drawing whose addresses lie elsewhere',
      'a.svg',
      'image/svg+xml',
      svg('<g xml:base="http://evil.example/"><use href="#x"/></g>'),
    ],
    ['a broken zip', 'a.docx', 'application/octet-stream', docx.subarray(0, -30)],
    ['a program that says it is text', 'a.txt', 'text/plain', bytes('MZ\x90\0')],
    ['a page that says it is text', 'a.txt', 'text/plain', bytes('<!DOCTYPE html><script>')],
    ['text that is not UTF-8', 'a.csv', 'text/csv', bytes('quantit\xe9')],
    ['half a STEP file', 'a.step', 'model/step', step.subarray(0, 30)],
  ])('%s is refused', (_what, name, type, content) =>
    expect(checkedType(name, type, content)).rejects.toThrow('attachment_not_what_it_says'),
  );

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="x"/>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>',
    // security.md T14: a style sheet in a style sheet, and what XHTML does.
    '<style>@import url(http://evil.example/x)<style></style></style>',
    '<img xmlns="http://www.w3.org/1999/xhtml" srcset="http://evil.example/x 1x"/>',
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=http://evil.example"/>',
    '<h:form xmlns:h="http://www.w3.org/1999/xhtml"/>',
    '<g xmlns:h="urn:editor"><h:p xmlns:h="http://www.w3.org/1999/xhtml"/></g>',
    '<marquee/>',
    '<undeclared:path/>',
    '<path onclick="x()"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<a href="javascript:alert(1)"/>',
    '<a xlink:href="java&#115;cript:alert(1)"/>',
    '<image href="https://elsewhere.example/x.png"/>',
    '<image href="data:image/svg+xml;base64,AA"/>',
    '<style>@import "https://elsewhere.example/x.css";</style>',
    '<path style="fill:url(https://elsewhere.example)"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
  ])('a drawing with %s is refused', (inner) =>
    expect(checkedType('a.svg', 'image/svg+xml', svg(inner))).rejects.toThrow('attachment_not_what_it_says'),
  );
  it.each([
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>',
    '<?xml-stylesheet href="x"?><svg/>',
    '<html><svg/></html>',
    'no drawing',
  ])('%s is no drawing', (text) =>
    expect(checkedType('a.svg', 'image/svg+xml', Buffer.from(text))).rejects.toThrow('attachment_not_what_it_says'),
  );
  it.each([
    '<style>a{fill:u\\72l(http://elsewhere.example/x)}</style>',
    '<style><![CDATA[@im\\70ort "x"]]></style>',
    '<path style="fill:u\\72l(http://elsewhere.example/x)"/>',
    '<path fill="u\\72 l(http://elsewhere.example)"/>',
  ])('a drawing that spells a load otherwise, %s, is refused', async (inner) => {
    await expect(checkedType('a.svg', 'image/svg+xml', svg(inner))).rejects.toThrow('attachment_not_what_it_says');
  });
  it('of more elements within each other than anybody draws is refused, however long it goes on', async () => {
    await expect(checkedType('a.svg', 'image/svg+xml', svg('<g>'.repeat(SVG_LIMITS.depth + 1)))).rejects.toThrow(
      'attachment_not_what_it_says',
    );
    await expect(
      checkedType(
        'a.svg',
        'image/svg+xml',
        svg('<g>'.repeat(SVG_LIMITS.depth - 1) + '</g>'.repeat(SVG_LIMITS.depth - 1)),
      ),
    ).resolves.toBe('image/svg+xml');
  });
  it('of more than 1 MB is no drawing', () =>
    expect(checkedType('a.svg', 'image/svg+xml', svg('<path/>'.repeat(SVG_LIMITS.bytes / 7)))).rejects.toThrow(
      'attachment_not_what_it_says',
    ));
  it('that runs as the root is opened is refused', () =>
    expect(checkedType('a.svg', 'image/svg+xml', svg('', 'onload="x()"'))).rejects.toThrow(
      'attachment_not_what_it_says',
    ));
});

describe('a type that the shop does not take', () => {
  it.each([
    ['a.pdf', ''],
    ['a.exe', 'application/octet-stream'],
    ['a.zip', 'application/zip'],
    ['a.html', 'text/html'],
    ['a.docm', 'application/octet-stream'],
  ])('%s (%j) is refused with its extension', async (name, type) => {
    await expect(checkedType(name, type, pdf)).rejects.toThrow(
      expect.objectContaining({ code: 'attachment_type_refused', params: { ext: name.split('.').at(-1) } }),
    );
  });
  it('nothing at all is refused', () =>
    expect(checkedType('a.txt', 'text/plain', Buffer.alloc(0))).rejects.toThrow('attachment_empty'));
});
