import { SYNONYM_LIMITS } from '#domain/synonym/synonym.events.ts';
import { choiceCell, listCell } from '#domain/shared/table/column.ts';
import { idCell } from './common-columns.ts';
import type { ImportKind, WrongField } from './import-kind.ts';

export const synonyms: ImportKind = {
  name: 'synonyms',
  right: 'catalogue',
  columns: () => [
    {
      name: 'synonym',
      label: { en: 'Synonym', fr: 'Synonyme' },
      aliases: ['id', 'code'],
      type: idCell,
      path: ['synonymId'],
      empty: 'error',
      key: true,
    },
    {
      name: 'words',
      label: { en: 'Words', fr: 'Mots' },
      type: listCell(SYNONYM_LIMITS.words),
      path: ['words'],
      empty: 'error',
      needed: true,
    },
    {
      name: 'language',
      label: { en: 'Language', fr: 'Langue' },
      type: choiceCell({ en: ['english', 'anglais'], fr: ['french', 'français'], both: ['les deux'] }),
      path: ['language'],
      empty: 'keeps',
    },
    {
      name: 'direction',
      label: { en: 'Direction', fr: 'Sens' },
      type: choiceCell({ 'both-ways': ['deux sens'], 'one-way': ['sens unique'] }),
      path: ['direction'],
      empty: 'keeps',
    },
  ],
  blank: { words: [], language: 'both', direction: 'both-ways' },
  faults(thing): readonly WrongField[] {
    const words = thing['words'] as readonly string[];
    if (words.length < 2) return [{ column: 'words', fault: { code: 'synonym_words_too_few' } }];
    const long = words.find((word) => word.length > SYNONYM_LIMITS.letters);
    return long === undefined
      ? []
      : [{ column: 'words', fault: { code: 'import_text_too_long', params: { most: SYNONYM_LIMITS.letters } } }];
  },
};
