import type { SynonymData } from '#domain/synonym/synonym.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const synonyms: KindCommands = {
  async change({ key: synonymId, isNew, seen, changed, wanted }, { commands }) {
    const { words, language, direction } = wanted as Partial<SynonymData>;
    await commands.synonym.bring({
      synonymId,
      isNew,
      seen: seen as Partial<SynonymData>,
      changed: isNew
        ? { words: words!, language: language!, direction: direction! }
        : (changed as Partial<SynonymData>),
    });
  },
  async remove({ key: synonymId }, { commands }) {
    await commands.synonym.remove({ synonymId });
  },
};
