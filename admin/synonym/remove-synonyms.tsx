import { client } from '#admin/lib/client.ts';
import { RemoveChosen } from '#admin/ui/remove-chosen.tsx';
import type { SynonymRow } from './synonym.reader.ts';

/** Takes the chosen words apart again. */
export const RemoveSynonyms = () => (
  <RemoveChosen<SynonymRow>
    texts="synonym"
    nameOf={({ words }) => words.join(', ')}
    remove={(synonymId, commandId) => client.post('admin/synonym/remove', { synonymId }, { commandId })}
  />
);
