// An answer is what its operation's `output` says, and nothing besides (code.md 3.5): a row that is handed on whole would
// show a column that nobody meant to show, and the API page would lie.
import type { Operation } from '#contracts/shared/operation.ts';
import { isForStaff } from '#contracts/shared/operation.ts';
import { own } from '#domain/shared/dictionary.ts';
import { ERASED } from '../personal-data/seal.ts';
import type { Log } from '../runtime/log.ts';
import { valueOf } from './json-text.ts';

/** `whole`: what does not fit fails, in tests and development. `staff`: what staff are answered is cut to its shape. */
export type AnswerCheck = 'whole' | 'staff';

/** The handler does not keep to its contract: a fault of ours. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

/**
 * The answer as it may be sent. With `whole` it is the handler's own.
 * @throws WrongAnswer with `whole`, for a field that is missing, of another type, or not in the contract
 */
export function checkedAnswer(
  route: string,
  operation: Operation,
  answer: unknown,
  check: AnswerCheck,
  log: Log,
): unknown {
  if (check === 'staff' && !isForStaff(operation.access)) return answer;
  const value = valueOf(answer);
  const parsed = operation.output.safeParse(value);
  // Of who was erased every text says [erased], a country's code and an address of e-mail as well.
  if (!parsed.success && parsed.error.issues.every(({ path }) => at(value, path) === ERASED)) return answer;
  if (check === 'staff') {
    if (parsed.success) return parsed.data;
    // What staff wait for is not kept from them: tests find what does not fit.
    log.error({ route, issues: parsed.error.issues }, 'an answer is not of its contract’s shape');
    return answer;
  }
  if (!parsed.success) throw new WrongAnswer(`${route}: ${parsed.error.message}`);
  const extra = unknownField(value, parsed.data);
  if (extra !== undefined) throw new WrongAnswer(`${route} answers ${extra}, which is not in its contract`);
  return answer;
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, key) => own(inside as Readonly<Record<string, unknown>>, String(key)), value);

/** Path of the first field that parsing left out; undefined where there is none. */
function unknownField(answer: unknown, parsed: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || typeof parsed !== 'object' || parsed === null) return undefined;
  if (ArrayBuffer.isView(answer)) return undefined;
  const known = parsed as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(answer)) {
    // What is undefined is not sent.
    if (value === undefined) continue;
    if (!Object.hasOwn(known, name)) return name;
    const inside = unknownField(value, own(known, name));
    if (inside !== undefined) return `${name}.${inside}`;
  }
  return undefined;
}
