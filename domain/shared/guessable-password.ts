import { own } from '#domain/shared/dictionary.ts';

/** Most passwords of leaked lists are made of these, once digits and signs around them are gone. */
const COMMON = new Set(
  [
    'password passwort motdepasse passord parola contrasena senha secret welcome bienvenue willkommen letmein',
    'changeme default admin administrator administrateur root user guest test testing qwerty qwertyuiop qwertyui',
    'azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh iloveyou jetaime',
    'princess princesse sunshine soleil football soccer hockey baseball basketball superman batman starwars',
    'pokemon dragon monkey master shadow michael jessica jordan hunter freedom trustno flower loveme whatever',
    'computer internet samsung google facebook linkedin canada quebec montreal toronto vancouver company business',
    'office login winter spring summer autumn fall hiver printemps automne january february march april june july',
    'august september october november december monday tuesday wednesday thursday friday saturday sunday',
  ].flatMap((line) => line.split(' ')),
);
const SPELT: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};
const RUNS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];
/** So many of a kind, or in a row, are none of one's own thought. */
const RUN = 6;

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
const respelt = (text: string) => [...text].map((c) => own(SPELT, c) ?? c).join('');
/** The word without the digits and signs before and after it. */
const core = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * Tells whether it is a word of every list with digits and signs around it, or mostly one character or one run of the
 * keyboard.
 */
export function isGuessablePassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 5) return true;
  if ([letters(lower), letters(respelt(lower)), letters(respelt(core(lower)))].some((word) => COMMON.has(word)))
    return true;
  const inRuns = RUNS.some((run) =>
    Array.from({ length: run.length - RUN + 1 }, (_, at) => run.slice(at, at + RUN)).some((part) =>
      lower.includes(part),
    ),
  );
  return inRuns && letters(lower).length < 10;
}
