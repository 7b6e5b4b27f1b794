// code.md 3.5: answers are checked against their operation's `output`.
import { pino } from 'pino';
import { z } from 'zod';
import { staffWith, type Operation } from '#contracts/shared/operation.ts';
import { checkedAnswer, WrongAnswer, type AnswerCheck } from './checked-answer.ts';
import { JsonText } from './json-text.ts';

const log = pino({ level: 'silent' });
const operation = (access: Operation['access']): Operation => ({
  via: 'get',
  kind: 'query',
  access,
  discloses: 'nobody',
  input: z.object({}),
  output: z.object({ rows: z.array(z.object({ name: z.string(), note: z.string().optional() })) }),
  summary: 'Rows',
});
const check = (answer: unknown, how: AnswerCheck, access: Operation['access'] = staffWith('order')) =>
  checkedAnswer('a/list', operation(access), answer, how, log);

describe('an answer', () => {
  const good = { rows: [{ name: 'Ada', note: undefined }] };
  const leaking = { rows: [{ name: 'Ada', password_hash: 'x' }] };

  it('that is of its contract’s shape is sent as it is', () => {
    expect(check(good, 'whole')).toBe(good);
  });

  it('fails with a field that its contract does not name, wherever that is', () => {
    expect(() => check(leaking, 'whole')).toThrow(
      new WrongAnswer('a/list answers rows.0.password_hash, which is not in its contract'),
    );
  });

  it('that is JSON already is read to be checked, and handed on as it came', () => {
    const json = JsonText.of(good);
    expect(check(json, 'whole')).toBe(json);
    expect(() => check(JsonText.of(leaking), 'whole')).toThrow('password_hash');
  });

  it('fails without a field that its contract promises', () => {
    expect(() => check({ rows: [{}] }, 'whole')).toThrow('a/list');
  });

  it('may say [erased] wherever a contract asks for a certain text, and nothing else there', () => {
    const country: Operation = {
      ...operation(staffWith('order')),
      output: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
    };
    const erased = { country: '[erased]' };
    expect(checkedAnswer('a/list', country, erased, 'whole', log)).toBe(erased);
    expect(() => checkedAnswer('a/list', country, { country: 'Canada' }, 'whole', log)).toThrow('a/list');
  });

  it('to staff is cut to its shape in production', () => {
    expect(check(leaking, 'staff')).toEqual({ rows: [{ name: 'Ada' }] });
  });

  it('to shoppers is sent as it is in production, where it must be fast', () => {
    expect(check(leaking, 'staff', 'anyone')).toBe(leaking);
  });

  it('that staff wait for is not kept from them because its contract is wrong', () => {
    const other = { rows: 'none' };
    expect(check(other, 'staff')).toBe(other);
  });
});
