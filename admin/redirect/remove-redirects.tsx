import { client } from '#admin/lib/client.ts';
import { RemoveChosen } from '#admin/ui/remove-chosen.tsx';

export const RemoveRedirects = () => (
  <RemoveChosen
    texts="redirect"
    nameOf={({ id }) => String(id)}
    remove={(from, commandId) => client.post('admin/redirect/remove', { from: [from] }, { commandId })}
  />
);
