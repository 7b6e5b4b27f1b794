import { isGuessablePassword } from './guessable-password.ts';

describe('a new password', () => {
  it.each([
    'Password123!',
    'P@ssw0rd2026!',
    'Welcome#2026!',
    '!!!Admin12345',
    'Motdepasse-2026',
    'Aaaaaaaaaa1!',
    'Qwerty123456!',
    'Summer2026!!',
    'Test1234567890!',
  ])('%s is on every list', (password) => expect(isGuessablePassword(password)).toBe(true));
  it.each(['Millwright#2026', 'correct Horse 7 battery', 'Roulement à billes 6205!', 'xK9!vm2Q#ee41'])(
    '%s is not',
    (password) => expect(isGuessablePassword(password)).toBe(false),
  );
});
