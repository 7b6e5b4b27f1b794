import { personName } from './shared.ts';

describe('the name of a person', () => {
  it.each(['Anne-Marie', 'J. Smith', 'J.R. Tolkien', 'St.John', 'Ph.D', 'O’Brien', 'Nguyễn', 'Jr.', '李'])(
    'may be %s',
    (name) => expect(personName.safeParse(name).success).toBe(true),
  );

  // A letter greets whoever's address was typed: mail programs make links of these (security.md S10, T18).
  it.each([
    'evil.example',
    'Evil.com',
    'EVIL.SHOP',
    'win at evil.example now',
    'https://evil.example',
    'www.evil',
    'a/b',
  ])('may not be %s', (name) => expect(personName.safeParse(name).success).toBe(false));
});
