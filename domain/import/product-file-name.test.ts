import { documentIn, documentTitle, placeIn, readFileName } from './product-file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['1234.jpg', 'picture', ['1234']],
    ['1234-2.JPEG', 'picture', ['1234-2', '1234']],
    ['6205-2RS_datasheet_fr.pdf', 'document', ['6205-2RS_datasheet_fr', '6205-2RS_datasheet', '6205-2RS']],
    ['A_B-3.png', 'picture', ['A_B-3', 'A_B', 'A']],
    ['photo of a valve.png', 'picture', []],
    ['.jpg', 'picture', []],
  ])('%s may be of these items, the longest first', (name, type, itemNumbers) =>
    expect(readFileName(name)).toEqual({ type, itemNumbers }),
  );
  it('says the place of a picture', () =>
    expect([placeIn('1234.jpg', '1234'), placeIn('1234-2.jpg', '1234'), placeIn('1234-2.jpg', '1234-2')]).toEqual([
      1, 2, 1,
    ]));
  it('says what a document is', () => {
    expect(documentIn('1234_datasheet_fr.pdf', '1234')).toEqual({ kind: 'data-sheet', language: 'fr' });
    expect(documentIn('1234_FDS.pdf', '1234')).toEqual({ kind: 'safety-sheet', language: '' });
    expect(documentIn('1234_x.pdf', '1234')).toEqual({ kind: 'other', language: '' });
    expect(documentTitle('data-sheet', 'fr')).toEqual({
      en: 'Data sheet (French)',
      fr: 'Fiche technique (français)',
    });
  });
});
