import { specificationFor } from '#domain/testing/decider-specification.ts';
import { importSource, type ImportSourceCommand } from './import-source.decider.ts';
import type { ImportSourceEvent, SourceData } from './import-source.events.ts';

const sourceId = 's1';
const nextAt = '2026-11-24T10:30:00.000Z';
const owner = 'staff:1';
const data: SourceData = {
  ...{ name: 'Stock', place: 'https', host: '', port: 22, user: '', login: 'none', path: 'https://a.example/x.csv' },
  ...{ kind: 'stock', every: 'day', at: '05:30', weekday: 1, then: 'apply', reportTo: ['1', '2'] },
  ...{ language: 'en', isActive: true },
};
const file = { name: 'x.csv', version: '"1"', hash: 'h' };
const added: ImportSourceEvent = { type: 'ImportSourceAdded', data: { sourceId, owner, ...data } };
const planned = (turn: number): ImportSourceEvent => ({
  type: 'ImportSourceRunPlanned',
  data: { sourceId, turn, at: nextAt },
});
const failed = (attempt: number, turn = 1): ImportSourceEvent => ({
  type: 'ImportSourceAttemptFailed',
  data: { sourceId, turn, attempt, code: 'source_silent', params: {} },
});
const ended: ImportSourceEvent = { type: 'ImportSourceRunFailed', data: { sourceId, turn: 1, code: 'source_silent' } };
const failure: ImportSourceCommand = {
  ...{ type: 'RecordFailure', sourceId, turn: 1, code: 'source_silent', params: {}, nextAt },
};
const taken = (turn: number): ImportSourceCommand => ({
  ...{ type: 'RecordTaken', sourceId, turn, importId: 'i1', file, nextAt },
});
const change = (seen: Partial<SourceData>, changed: Partial<SourceData>): ImportSourceCommand => ({
  ...{ type: 'ChangeSource', sourceId, seen, changed, owner: 'staff:2', nextAt },
});
const due = (staffId: string, importId: string): ImportSourceEvent => ({
  type: 'ImportSourceReportDue',
  data: { sourceId, turn: 1, importId, staffId },
});

describe('a source of imports', () => {
  const given = specificationFor(importSource);

  it('plans its first run', () =>
    given().when({ type: 'AddSource', sourceId, data, owner, nextAt }).then(added, planned(1)));
  it('plans none while it is not active', () =>
    given()
      .when({ type: 'AddSource', sourceId, data: { ...data, isActive: false }, owner, nextAt })
      .then(
        { type: 'ImportSourceAdded', data: { sourceId, owner, ...data, isActive: false } },
        { type: 'ImportSourceRunCalledOff', data: { sourceId, turn: 1 } },
      ));
  it.each<[string, Partial<SourceData>, string]>([
    ['an address without TLS', { path: 'http://a.example/x' }, 'path'],
    ['an address that holds a password', { path: 'https://me:pw@a.example/x' }, 'path'],
    ['a server without a name', { place: 'sftp', path: '/x', user: 'u', login: 'key' }, 'host'],
    ['a server without a user', { place: 'sftp', path: '/x', host: 'h', login: 'key' }, 'user'],
    ['a key for an address', { login: 'key' }, 'login'],
  ])('is none without %s', (_what, fields, field) =>
    given()
      .when({ type: 'AddSource', sourceId, data: { ...data, ...fields }, owner, nextAt })
      .thenRefused('import_source_place_incomplete', { field }),
  );
  it('takes a file once, however often its job runs', () => {
    const done: ImportSourceEvent = {
      type: 'ImportSourceFileTaken',
      data: { sourceId, turn: 1, importId: 'i1', file },
    };
    given(added, planned(1)).when(taken(1)).then(done, planned(2));
    given(added, planned(1), done, planned(2)).when(taken(1)).thenNothing();
  });
  it('runs now instead of the run that was due, which is over', () => {
    const asked: ImportSourceEvent = { type: 'ImportSourceRunAsked', data: { sourceId, turn: 2 } };
    given(added, planned(1)).when({ type: 'AskRun', sourceId }).then(asked);
    given(added, planned(1), asked).when(taken(1)).thenNothing();
  });
  it('is tried three times, and then reported to all who want to know', () => {
    given(added, planned(1)).when(failure).then(failed(1));
    given(added, planned(1), failed(1)).when(failure).then(failed(2));
    given(added, planned(1), failed(1), failed(2))
      .when(failure)
      .then(failed(3), ended, due('1', ''), due('2', ''), planned(2));
  });
  it('that failed may be tried again by hand, and plans nothing twice', () => {
    const before = [added, planned(1), failed(1), failed(2), failed(3), ended, planned(2)];
    given(...before)
      .when(failure)
      .then(failed(3));
    given(...before)
      .when(taken(1))
      .then({ type: 'ImportSourceFileTaken', data: { sourceId, turn: 1, importId: 'i1', file } });
  });
  it('forgets its password where it leads to another server, and not for another file of the same', () => {
    const kept: ImportSourceEvent = { type: 'ImportSourceSecretKept', data: { sourceId } };
    const path = 'https://b.example/x.csv';
    given(added, planned(1), kept)
      .when(change({ path: data.path }, { path }))
      .then(
        { type: 'ImportSourceRevised', data: { sourceId, owner: 'staff:2', changed: { path } } },
        { type: 'ImportSourceSecretForgotten', data: { sourceId } },
      );
    const same = 'https://A.example/y.csv';
    given(added, planned(1), kept)
      .when(change({ path: data.path }, { path: same }))
      .then({ type: 'ImportSourceRevised', data: { sourceId, owner: 'staff:2', changed: { path: same } } });
  });
  it('reports an import once', () => {
    const before = [
      added,
      planned(1),
      { type: 'ImportSourceFileTaken', data: { sourceId, turn: 1, importId: 'i1', file } },
    ];
    const report: ImportSourceCommand = { type: 'ReportImport', sourceId, importId: 'i1' };
    given(...(before as ImportSourceEvent[]))
      .when(report)
      .then(due('1', 'i1'), due('2', 'i1'));
    given(...(before as ImportSourceEvent[]), due('1', 'i1'), due('2', 'i1'))
      .when(report)
      .thenNothing();
  });
  it('is not changed by somebody who has seen another time', () =>
    given(added, planned(1))
      .when(change({ at: '04:00' }, { at: '06:00' }))
      .thenRefused('changed_meanwhile'));
});
