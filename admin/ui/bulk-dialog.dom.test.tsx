import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { client } from '../lib/client.ts';
import { renderPart } from '../testing/render.tsx';
import { translateIn } from '../testing/translate.ts';
import { BulkDialog } from './bulk-dialog.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

describe.each(['en', 'fr'] as const)('one command on many rows, in %s', (language) => {
  const t = translateIn(language);

  it('says beside each what stood in its way, keeps those chosen, and sends them alone under the same ids again', async () => {
    const sent: { readonly id: string; readonly commandId: string }[] = [];
    let isHeld = true;
    globalThis.fetch = async (_url, init) => {
      const { data } = JSON.parse(String(init?.body)) as { readonly data: { readonly reviewId: string } };
      sent.push({ id: data.reviewId, commandId: new Headers(init?.headers).get('x-millwright-command-id') ?? '' });
      return isHeld && data.reviewId === 'b'
        ? Response.json({ ErrorId: 0, LogId: 0, code: 'held', message: 'Row b is held.' }, { status: 409 })
        : Response.json({ message: 'success' });
    };
    let chosen: readonly string[] = ['a', 'b', 'c'];
    let isOpen = true;
    await renderPart(
      <ListContextProvider
        value={{ onSelect: (ids: readonly string[]) => (chosen = ids) } as unknown as ListControllerResult}
      >
        <BulkDialog
          title="Remove"
          submit="Remove all"
          rows={['a', 'b', 'c'].map((id) => ({ id, name: `Row ${id}` }))}
          others={0}
          act={(id, commandId) => client.post('admin/review/publish', { reviewId: id } as never, { commandId })}
          onClose={() => (isOpen = false)}
        />
      </ListContextProvider>,
      { language },
    );
    const press = () => act(async () => userEvent.click(screen.getByRole('button', { name: 'Remove all' })));

    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('list.bulk.failed', { smart_count: 1 })));
    expect(screen.getByText('Row b is held.')).toBeTruthy();
    expect([chosen, isOpen]).toEqual([['b'], true]);

    isHeld = false;
    await press();
    await waitFor(() => expect(isOpen).toBe(false));
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'b']);
    expect(sent[3]?.commandId).toBe(sent[1]?.commandId);
    expect(chosen).toEqual([]);
  });
});
