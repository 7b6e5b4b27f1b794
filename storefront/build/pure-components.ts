// Bundlers keep a component that a call made (`forwardRef`, `memo`, `createContext`) or that has a name for development
// tools, used or not: both look like effects. Said to be none, the links, forms and framework parts of react-router that
// no page uses stay away: 4 kB of gzip of every page. A package that says so itself is passed over.
import type { parseAst, Plugin } from 'vite';

type Program = ReturnType<typeof parseAst>;
type Declaration = Extract<Program['body'][number], { type: 'VariableDeclaration' }>;
type Expression = Declaration['declarations'][number]['init'];

const MAKERS: ReadonlySet<string> = new Set(['forwardRef', 'memo', 'createContext']);
const PURE = '/* @__PURE__ */ ';

/** A change of the source from one offset to another. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const isMaker = (value: Expression): boolean => {
  if (value?.type !== 'CallExpression') return false;
  const { callee } = value;
  if (callee.type === 'Identifier') return MAKERS.has(callee.name);
  return (
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && MAKERS.has(callee.property.name)
  );
};

/** Lists what to change in a module, in the order of its text; only statements of its top level count. */
export function componentEdits({ body }: Program): Edit[] {
  return body.flatMap((statement): Edit[] => {
    if (statement.type === 'VariableDeclaration') {
      return statement.declarations.flatMap(({ init }) =>
        init && isMaker(init) ? [{ from: init.start, to: init.start, text: PURE }] : [],
      );
    }
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
    const { left } = statement.expression;
    const isName =
      left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'displayName';
    return isName ? [{ from: statement.start, to: statement.end, text: '' }] : [];
  });
}

export const edited = (code: string, edits: readonly Edit[]): string =>
  edits.reduceRight((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);

export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  transform: {
    filter: { id: /node_modules\/.*\.m?js(\?.*)?$/, code: /\.displayName = / },
    handler(code) {
      return { code: edited(code, componentEdits(this.parse(code))), map: null };
    },
  },
});
