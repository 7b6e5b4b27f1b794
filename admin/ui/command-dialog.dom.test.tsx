// A synonym stands for every dialog over a record that two managers may change at once.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SynonymDialog } from '../synonym/synonym-dialog.tsx';
import { renderPart } from '../testing/render.tsx';
import { translateIn } from '../testing/translate.ts';

const { fetch } = globalThis;
let sent: { path: string; data: Record<string, unknown> }[] = [];
function answering(...answers: Response[]): void {
  sent = [];
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number]);
    return answers[sent.length - 1] ?? Response.json({ message: 'success' });
  };
}
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});
const changedMeanwhile = (present: object) =>
  Response.json(
    { ErrorId: 0, LogId: 0, code: 'changed_meanwhile', message: 'Somebody was first.', params: { present } },
    { status: 409 },
  );

describe.each(['en', 'fr'] as const)('a dialog over a record, in %s', (language) => {
  const t = translateIn(language);
  const show = async () => {
    await renderPart(
      <SynonymDialog
        draft={{ synonymId: 's1', words: ['seal', 'gasket'], language: 'en', direction: 'both-ways' }}
        onClose={() => undefined}
        onDone={() => undefined}
      />,
      { language, role: 'manager' },
    );
    const user = userEvent.setup();
    return (name: string, where = screen) =>
      act(async () => user.click(await where.findByRole('button', { name: t(name) })));
  };
  const type = (words: string) =>
    act(async () => {
      const field = screen.getByRole('textbox');
      await userEvent.clear(field);
      await userEvent.type(field, words);
    });

  it('shows what somebody else has made of a field meanwhile, and lets whoever comes second decide', async () => {
    answering(changedMeanwhile({ words: ['seal', 'packing'] }));
    const press = await show();
    await type('seal\ngland');
    await press('ra.action.save');
    const both = within(await screen.findByRole('alertdialog', { name: t('form.conflict.title') }));
    expect(both.getByText('seal, packing')).toBeTruthy();
    expect(both.getByText('seal, gland')).toBeTruthy();
    await press('form.conflict.applyMine');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.data).toMatchObject({
      seen: { words: ['seal', 'packing'] },
      changed: { words: ['seal', 'gland'] },
    });
  });

  it('names a field that is needed and empty in the reader’s own language', async () => {
    answering();
    const press = await show();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await act(() => userEvent.clear(field));
    await press('ra.action.save');
    expect(field.validationMessage).toBe(t('error.required'));
    await type('seal\ngland');
    expect(field.validationMessage).toBe('');
    await press('ra.action.save');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('asks before it removes the record', async () => {
    answering();
    const press = await show();
    await press('synonym.remove');
    expect(document.body.textContent).toContain(t('form.removeSure', { name: 'seal, gasket' }));
    expect(sent).toEqual([]);
    await press('ra.action.confirm');
    await waitFor(() => expect(sent[0]?.data).toEqual({ synonymId: 's1' }));
  });
});
