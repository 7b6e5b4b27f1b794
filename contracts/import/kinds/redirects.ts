import { shopPath } from '#domain/shared/shop-path.ts';
import { choiceCell, type CellType } from '#domain/shared/table/column.ts';
import type { ImportKind } from './import-kind.ts';

/** An address of the shop, as redirects keep it. */
const pathCell: CellType = {
  read(text) {
    const path = text.length > 600 ? undefined : shopPath(text);
    if (path !== undefined) return { value: path };
    const isElsewhere = /^\s*(https?:|\/\/|\/?\\)/i.test(text);
    return { fault: { code: isElsewhere ? 'redirect_to_another_site' : 'redirect_path_invalid' } };
  },
  write: String,
};

export const redirects: ImportKind = {
  name: 'redirects',
  right: 'content',
  columns: () => [
    { name: 'from', label: { en: 'From', fr: 'De' }, type: pathCell, path: ['from'], empty: 'error', key: true },
    {
      name: 'to',
      label: { en: 'To', fr: 'Vers' },
      type: pathCell,
      path: ['to'],
      empty: 'empties',
      emptied: '',
    },
    {
      name: 'kind',
      label: { en: 'Kind', fr: 'Genre' },
      aliases: ['type'],
      type: choiceCell({
        permanent: ['permanente', '301'],
        temporary: ['temporaire', '302'],
        rewrite: ['no', 'réécriture'],
        gone: ['disparue', '410'],
      }),
      path: ['kind'],
      empty: 'keeps',
    },
  ],
  blank: { to: '', kind: 'permanent' },
};
