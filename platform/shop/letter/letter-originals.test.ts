// The words that come with the shop obey the rules for those that managers write.
import { letterIds } from '#contracts/letter/letter-definitions.ts';
import { refuseFaults } from '#platform/shop/letter/refuse-faults.ts';
import { hasText, unfilledText } from '#platform/kernel/texts/texts.ts';
import { letterDefinition, placeholdersOf } from '#contracts/letter/letter-definitions.ts';

describe.each(letterIds)('the letter %s', (letter) => {
  it.each(['en', 'fr'] as const)('has words in %s that may be sent', (language) => {
    const [subject, body] = [
      unfilledText(language, 'letter', letter, 'subject'),
      unfilledText(language, 'letter', letter, 'body'),
    ];
    expect(() => refuseFaults(letter, { subject: { [language]: subject }, body: { [language]: body } })).not.toThrow();
  });
  it.each(['en', 'fr'] as const)('says in %s when it is sent, and what its placeholders stand for', (language) => {
    const keys = [
      ...['name', 'when'].map((key) => `of.${letter}.${key}`),
      ...[...placeholdersOf(letter), ...letterDefinition(letter).tables].map((name) => `placeholder.${name}`),
    ];
    expect(keys.filter((key) => !hasText(language, 'admin-letter', key))).toEqual([]);
  });
});

it('a letter with the code of a gift certificate has it in its body alone: subjects are kept', () => {
  const words = { en: '{{gift.code}}' };
  expect(() => refuseFaults('gift-certificate', { body: { en: '<p>{{gift.code}}</p>' } })).not.toThrow();
  expect(() => refuseFaults('gift-certificate', { subject: words })).toThrow('placeholder');
});
