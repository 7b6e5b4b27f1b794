// Pages and content blocks, as readers see them: a file says what is published. What lies as a draft is left to its author.
import { choiceCell, type CellType, type Column } from '#domain/shared/table/column.ts';
import { pageName } from '../../page/page.ts';
import { blockId, staticContent } from '../../static-content/static-content.ts';
import { translated, translatedColumns } from './common-columns.ts';
import type { ImportKind, ShopFacts, Thing } from './import-kind.ts';

const HTML_LENGTH = 100_000;
const NOTHING = { en: '', fr: '' };

const key = (name: string, en: string, fr: string, type: CellType): Column => ({
  name,
  label: { en, fr },
  aliases: ['name', 'nom', 'id'],
  type,
  path: ['id'],
  empty: 'error',
  key: true,
});
const completed =
  (...fields: readonly string[]) =>
  (thing: Thing, before: Thing | undefined, { language }: ShopFacts): Thing => ({
    ...thing,
    ...Object.fromEntries(fields.map((field) => [field, translated(field, thing, before, language)])),
  });
const patternOf = (of: { safeParse(text: string): { success: boolean } }, code: string): CellType => ({
  read: (text) => (of.safeParse(text).success ? { value: text } : { fault: { code } }),
  write: String,
});

export const pages: ImportKind = {
  name: 'pages',
  right: 'content',
  columns: () => [
    key('page', 'Page', 'Page', patternOf(pageName, 'page_name_invalid')),
    ...translatedColumns({ field: 'title', en: 'Title', fr: 'Titre', max: 120, needed: true }),
    ...translatedColumns({ field: 'description', en: 'Description', fr: 'Description', max: 300 }),
    ...translatedColumns({
      field: 'html',
      en: 'Content',
      fr: 'Contenu',
      max: HTML_LENGTH,
      html: true,
      aliases: { en: ['html'] },
    }),
  ],
  blank: { title: NOTHING, description: NOTHING, html: NOTHING },
  completed: completed('title', 'description', 'html'),
};

export const blocks: ImportKind = {
  name: 'blocks',
  right: 'content',
  columns: () => [
    key('block', 'Block', 'Bloc', patternOf(blockId, 'id_invalid')),
    ...translatedColumns({ field: 'title', en: 'Title', fr: 'Titre', max: 120 }),
    ...translatedColumns({ field: 'altText', en: 'Alternative text', fr: 'Texte de remplacement', max: 300 }),
    {
      name: 'linked_to',
      label: { en: 'Link', fr: 'Lien' },
      type: patternOf(staticContent.shape.linkedTo, 'link_invalid'),
      path: ['linkedTo'],
      empty: 'empties',
      emptied: '',
    },
    {
      name: 'link_target',
      label: { en: 'Opens in', fr: 'S’ouvre dans' },
      type: choiceCell({ _self: ['same', 'même onglet'], _blank: ['new', 'nouvel onglet'] }),
      path: ['linkTarget'],
      empty: 'empties',
      emptied: '',
    },
    ...translatedColumns({
      field: 'html',
      en: 'Content',
      fr: 'Contenu',
      max: HTML_LENGTH,
      html: true,
      aliases: { en: ['html'] },
    }),
  ],
  blank: { title: NOTHING, altText: NOTHING, linkedTo: '', linkTarget: '', html: NOTHING },
  completed: completed('title', 'altText', 'html'),
};
