import { parseAst } from 'vite';
import { componentEdits, edited } from './pure-components.ts';

const read = (code: string) => edited(code, componentEdits(parseAst(code)));

describe('a component of a package', () => {
  it('is left out when nothing uses it, although a call made it and it has a name for development tools', () => {
    expect(
      read("var Link = React10.forwardRef(render);\nLink.displayName = 'Link';\nvar Place = createContext(null);"),
    ).toBe(
      'var Link = /* @__PURE__ */ React10.forwardRef(render);\n\nvar Place = /* @__PURE__ */ createContext(null);',
    );
  });

  it.each([
    'start(React.memo);',
    'window.displayed = true;',
    'function f(a) { a.displayName = 1; }',
    'var a = begin();',
  ])('is all that is touched: %s', (code) => expect(read(code)).toBe(code));
});
