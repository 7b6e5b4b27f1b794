import { importFile, type ImportCommand } from './import.decider.ts';
import type { ImportEvent } from './import.events.ts';
import { initialState } from './import.state.ts';

const importId = 'i1';
const counts = { added: 1, changed: 1, unchanged: 0, wrong: 1 };
const facts = { format: 'csv', encoding: 'utf-8', delimiter: ',', decimalComma: false } as const;
const done = { applied: 2, refusals: 0, refused: '' };

describe('an import', () => {
  const state = (events: readonly ImportEvent[]) => events.reduce(importFile.evolve, initialState);
  /** Commands one after the other, and the events of them all. */
  const after = (...commands: readonly ImportCommand[]): ImportEvent[] =>
    commands.reduce<ImportEvent[]>((events, command) => [...events, ...importFile.decide(command, state(events))], []);
  const statusAfter = (...commands: readonly ImportCommand[]) => state(after(...commands)).status;

  const upload: ImportCommand = {
    type: 'UploadImport',
    importId,
    fileName: 'a.csv',
    parts: ['p'],
    bytes: 9,
    header: ['a', 'b'],
    facts,
    origin: 'browser',
  };
  const match: ImportCommand = {
    type: 'MatchImport',
    importId,
    kind: 'products',
    columns: ['item_number', ''],
    startsItself: false,
  };
  const rows = (batch: number, check = 1): ImportCommand => ({
    type: 'RecordCheckedRows',
    importId,
    check,
    batch,
    plan: `p${batch}`,
    counts,
  });
  const completeCheck: ImportCommand = { type: 'CompleteCheck', importId, check: 1, formulas: 0 };
  const checked = [upload, match, rows(0), rows(1), completeCheck];
  const asked = (
    type: 'StartImport' | 'PauseImport' | 'ResumeImport' | 'StopImport' | 'UndoImport',
  ): ImportCommand => ({ type, importId });
  const applied = (batch: number, run = 1): ImportCommand => ({
    type: 'RecordAppliedBatch',
    importId,
    run,
    batch,
    ...done,
  });
  const undone = (batch: number, run: number): ImportCommand => ({
    type: 'RecordUndoneBatch',
    importId,
    run,
    batch,
    ...done,
  });
  const running = [...checked, asked('StartImport')];

  it('is uploaded, matched, checked, started and completed', () =>
    expect([
      statusAfter(upload),
      statusAfter(upload, match),
      statusAfter(...checked),
      statusAfter(...running),
      statusAfter(...running, applied(0)),
      statusAfter(...running, applied(0), applied(1)),
    ]).toEqual(['uploaded', 'checking', 'checked', 'running', 'running', 'completed']));
  it('starts itself where nobody is asked', () =>
    expect(statusAfter(upload, { ...match, startsItself: true } as ImportCommand, rows(0), completeCheck)).toBe(
      'running',
    ));
  it('is matched with a column twice never', () =>
    expect(() => after(upload, { ...match, columns: ['item_number', 'item_number'] } as ImportCommand)).toThrow(
      'import_column_twice',
    ));
  it('hears nothing of an earlier dry run', () => {
    expect(after(upload, match, match, rows(0, 1)).at(-1)!.type).toBe('ImportMatched');
    expect(state(after(upload, match, rows(0), rows(0))).batches).toHaveLength(1);
  });
  it('of which nothing would change does not start', () =>
    expect(() => after(upload, match, completeCheck, asked('StartImport'))).toThrow('import_changes_nothing'));
  it('counts each batch once, whichever worker says so', () => {
    expect(state(after(...running, applied(0), applied(0))).applied).toBe(1);
    expect(state(after(...running, asked('PauseImport'), asked('ResumeImport'), applied(0, 1))).applied).toBe(0);
    expect(state(after(...running, asked('PauseImport'), asked('ResumeImport'), applied(0, 2))).applied).toBe(1);
  });
  it('keeps what was done when it was paused or stopped in the middle', () => {
    expect(statusAfter(...running, asked('PauseImport'), applied(0))).toBe('paused');
    expect(state(after(...running, asked('StopImport'), applied(0)))).toMatchObject({ status: 'stopped', applied: 1 });
  });
  it('is taken back from its last batch to its first', () => {
    const over = [...running, applied(0), applied(1), asked('UndoImport')];
    expect(statusAfter(...over, undone(0, 2))).toBe('undoing');
    expect(statusAfter(...over, undone(1, 2), undone(0, 2))).toBe('undone');
    expect(() => after(...over, undone(1, 2), undone(0, 2), asked('UndoImport'))).toThrow('import_not_undoable');
  });
  it('that was stopped is taken back with the batch that was under way', () =>
    expect(
      statusAfter(...running, applied(0), asked('StopImport'), asked('UndoImport'), undone(1, 2), undone(0, 2)),
    ).toBe('undone'));
  it('whose files are gone is neither started nor taken back', () => {
    const gone: ImportCommand = { type: 'RemoveFiles', importId };
    expect(() => after(...checked, gone, asked('StartImport'))).toThrow('import_files_removed');
    expect(() => after(...running, applied(0), applied(1), gone, asked('UndoImport'))).toThrow('import_files_removed');
    expect(after(...running, gone).at(-1)!.type).toBe('ImportStarted');
  });
});
