import { pino } from 'pino';
import { failureOf } from './refusal.ts';

const silent = pino({ level: 'silent' });
const told = (error: Error) => {
  const { status, answer } = failureOf(error, 'en', silent);
  return { status, code: answer.code };
};
const sqlError = (code: string) => Object.assign(new Error('it says so'), { code });

describe('a caller is told that the shop is away for a moment, not that something is broken', () => {
  const away = { status: 503, code: 'store_unavailable' };
  it('when no connection to the database is to be had', () =>
    expect(told(new Error('timeout exceeded when trying to connect'))).toEqual(away));
  it('when the database does not answer', () => expect(told(new Error('Query read timeout'))).toEqual(away));
  it('when the database ended the statement by its time limit', () => expect(told(sqlError('57014'))).toEqual(away));
  it('when the database has no room', () => expect(told(sqlError('53100'))).toEqual(away));
  it('when the database shuts down', () => expect(told(sqlError('57P01'))).toEqual(away));
  it('but not when a statement is wrong', () =>
    expect(told(sqlError('42601'))).toEqual({ status: 500, code: 'internal' }));
});
