import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextInput } from 'react-admin';
import { ApiError } from '#contracts/client.ts';
import { renderPart } from '../../testing/render.tsx';
import { RecordForm } from './record-form.tsx';
import { TranslatedInput } from './translated-input.tsx';

interface Warehouse {
  readonly name: { readonly en: string; readonly fr: string };
  readonly city: string;
}
type Sent = { readonly seen: Partial<Warehouse>; readonly changed: Partial<Warehouse> };

const record: Warehouse = { name: { en: 'Montreal', fr: 'Montréal' }, city: 'Montréal' };
const refusal = (code: string, further: object) =>
  new ApiError(409, { ErrorId: 0, LogId: 0, code, message: `refused: ${code}`, ...further });

async function shown(answers: readonly (Error | Promise<void> | undefined)[] = []) {
  const sent: Sent[] = [];
  const save = (change: Sent) => {
    const answer = answers[sent.push(change) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  await renderPart(
    <RecordForm<Warehouse> record={record} labels={{ name: 'Name', city: 'City' }} save={save}>
      <TranslatedInput source="name" label="Name" />
      <TextInput source="city" label="City" />
    </RecordForm>,
    { role: 'manager' },
  );
  const typing = userEvent.setup();
  const user = {
    clear: (input: Element) => act(() => typing.clear(input)),
    type: (input: Element, text: string) => act(() => typing.type(input, text)),
    click: (button: Element) => act(() => typing.click(button)),
    keyboard: (keys: string) => act(() => typing.keyboard(keys)),
  };
  return { sent, user };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function retype(user: Awaited<ReturnType<typeof shown>>['user'], name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

describe('a form over a record', () => {
  it('sends the fields that were edited, with what was seen in them', async () => {
    const { sent, user } = await shown();
    await retype(user, 'City', 'Laval');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([{ seen: { city: 'Montréal' }, changed: { city: 'Laval' } }]);
  });

  it('names a refused field beside Save, and puts the focus on it', async () => {
    const { user } = await shown([
      refusal('city_unknown', { fields: [{ path: 'changed.city', code: 'city_unknown' }] }),
    ]);
    await retype(user, 'City', 'Atlantis');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(field('City')));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('City: refused: city_unknown');
  });

  it('names the row of a list that was refused', async () => {
    const { user } = await shown([refusal('invalid', { fields: [{ path: 'changed.city.1.name', code: 'required' }] })]);
    await retype(user, 'City', 'Laval');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.body.textContent).toContain('City, row 2: refused: invalid'));
  });

  it('sends an emptied text as an empty text', async () => {
    const { sent, user } = await shown();
    await retype(user, 'City', '');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent[0]?.changed).toEqual({ city: '' });
  });

  it('keeps what was typed while it was being saved, as the next change', async () => {
    let done = () => {};
    const { sent, user } = await shown([new Promise<void>((resolve) => (done = resolve))]);
    await retype(user, 'City', 'Laval');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(field('City'), ' Nord');
    await act(() => Promise.resolve(done()));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
    expect(field('City').value).toBe('Laval Nord');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent[1]).toEqual({ seen: { city: 'Laval' }, changed: { city: 'Laval Nord' } });
  });

  it('is saved by Ctrl+S', async () => {
    const { sent, user } = await shown();
    await retype(user, 'City', 'Laval');
    await user.keyboard('{Control>}s{/Control}');
    expect(sent).toHaveLength(1);
  });

  it('says what is wrong at its field, and keeps what was typed', async () => {
    const { user } = await shown([refusal('invalid', { fields: [{ path: 'changed.name.fr', code: 'required' }] })]);
    await retype(user, 'Name (French)', '');
    await retype(user, 'City', 'Laval');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
    expect(field('City').value).toBe('Laval');
  });

  it('shows who comes second both values, and applies theirs upon the new one', async () => {
    const { sent, user } = await shown([refusal('changed_meanwhile', { params: { present: { city: 'Longueuil' } } })]);
    await retype(user, 'City', 'Laval');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('row', { name: 'City Longueuil Laval' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Apply mine' }));
    expect(sent[1]).toEqual({ seen: { city: 'Longueuil' }, changed: { city: 'Laval' } });
  });

  it('shows of a field in two languages the one that differs, as its input is called', async () => {
    const { user } = await shown([
      refusal('changed_meanwhile', { params: { present: { name: { en: 'Longueuil', fr: 'Montréal' } } } }),
    ]);
    await retype(user, 'Name (English)', 'Laval');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getAllByRole('row')).toHaveLength(2);
    expect(dialog.getByRole('row', { name: 'Name (English) Longueuil Laval' })).toBeTruthy();
  });

  it('keeps the other value where who comes second prefers it, and their other edits', async () => {
    const { sent, user } = await shown([refusal('changed_meanwhile', { params: { present: { city: 'Longueuil' } } })]);
    await retype(user, 'City', 'Laval');
    await retype(user, 'Name (English)', 'Montreal South');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Keep theirs' }));
    expect(field('City').value).toBe('Longueuil');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent[1]).toEqual({
      seen: { name: { en: 'Montreal', fr: 'Montréal' } },
      changed: { name: { en: 'Montreal South', fr: 'Montréal' } },
    });
  });
});
