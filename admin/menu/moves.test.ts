import type { MenuEntry } from '#domain/menu/menu.events.ts';
import { dropped, indented, outdented, removed, shifted } from './moves.ts';

const entry = (entryId: string, ...children: MenuEntry[]): MenuEntry => ({
  entryId,
  label: { en: entryId, fr: entryId },
  target: { kind: 'heading' },
  children,
});
const menu = [entry('a', entry('a1'), entry('a2', entry('a2x'))), entry('b'), entry('c')];
const shown = (entries: readonly MenuEntry[]): string =>
  entries.map(({ entryId, children }) => entryId + (children.length ? `(${shown(children)})` : '')).join(' ');

describe('an entry of a menu', () => {
  it('goes up and down among its siblings, and its place with it', () => {
    const { entries, place } = shifted(menu, [1], -1);
    expect([shown(entries), place]).toEqual(['b a(a1 a2(a2x)) c', [0]]);
    expect(shown(shifted(menu, [0], -1).entries)).toBe(shown(menu));
  });
  it('goes below the one before it, unless the menu gets too deep', () => {
    expect(shown(indented(menu, [1]).entries)).toBe('a(a1 a2(a2x) b) c');
    expect(shown(indented(menu, [0, 1]).entries)).toBe(shown(menu));
    expect(shown(indented(menu, [0]).entries)).toBe(shown(menu));
  });
  it('goes out to behind the one that it was below', () =>
    expect(shown(outdented(menu, [0, 1]).entries)).toBe('a(a1) a2(a2x) b c'));
  it('is dragged to before another, wherever that is', () => {
    expect(shown(dropped(menu, [2], [0, 0]))).toBe('a(c a1 a2(a2x)) b');
    expect(shown(dropped(menu, [0], [2]))).toBe('b a(a1 a2(a2x)) c');
    expect(shown(dropped(menu, [0, 0], [2]))).toBe('a(a2(a2x)) b a1 c');
  });
  it('is not dragged below itself', () => expect(shown(dropped(menu, [0], [0, 1, 0]))).toBe(shown(menu)));
  it('goes with all that is below it', () => expect(shown(removed(menu, [0]))).toBe('b c'));
});
