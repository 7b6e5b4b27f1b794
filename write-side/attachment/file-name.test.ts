import { cleanFileName } from './file-name.ts';

describe('a file name', () => {
  it.each([
    ['flange.pdf', 'flange.pdf'],
    ['Plan d’atelier n° 4.pdf', 'Plan d’atelier n° 4.pdf'],
    ['6205-2RS rev1.2.pdf', '6205-2RS rev1.2.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\drawings\\flange.dwg', 'flange.dwg'],
    ['..\\flange.dwg', 'flange.dwg'],
    ['flange\u0000.pdf', 'flange.pdf'],
    ['  .hidden.pdf ', 'hidden.pdf'],
    ['a<b>|c?.pdf', 'a_b__c_.pdf'],
    ['photo\u202egpj.png', 'photogpj.png'],
    ['e\u0301tat.pdf', 'état.pdf'],
  ])('%j is kept as %j', (sent, kept) => expect(cleanFileName(sent)).toBe(kept));

  it('is cut to 120 characters and keeps its extension', () =>
    expect(cleanFileName(`${'x'.repeat(250)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`));

  it.each([
    'invoice.exe.pdf',
    'page.html.png',
    'x.PHP.jpg',
    'con.pdf',
    'LPT1.txt',
    '.pdf',
    'pdf',
    '...',
    '/',
    'folder/',
    '\u202e\u0000',
  ])('%j is refused', (sent) => {
    expect(() => cleanFileName(sent)).toThrow('attachment_name_refused');
  });
});
