// Records keyed by words that somebody typed are asked by `own` (domain/shared/dictionary.ts), since every object has
// keys that nobody gave it, such as `constructor`. Here the types say which lookups those are: a text that is no literal,
// in an object that takes any text. Prints each place that asks otherwise.
import { join, relative } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['domain', 'contracts', 'write-side', 'projections', 'workers', 'platform', 'processes'];
const ASKED_BY = 'domain/shared/dictionary.ts';
const TESTS = /\.test\.tsx?$|\/testing\//;

const root = process.cwd();
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(
  { ...config, include: FOLDERS.map((folder) => `${folder}/**/*.ts`) },
  ts.sys,
  root,
);
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();

const membersOf = (type) => (type.isUnion() ? type.types : [type]);
/** Any text: no literal, and no union of literals. */
const isAnyText = (type) =>
  membersOf(type).some(
    (one) =>
      one.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral) ||
      (one.flags & ts.TypeFlags.TypeParameter && isAnyText(checker.getBaseConstraintOfType(one) ?? one)),
  );
const takesAnyText = (type) =>
  membersOf(checker.getNonNullableType(type)).some((one) => {
    const index = checker.getIndexInfoOfType(checker.getApparentType(one), ts.IndexKind.String);
    return index !== undefined && !checker.isArrayLikeType(one);
  });

const isWritten = (node) =>
  (ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) ||
  ts.isDeleteExpression(node.parent);

function isTypedLookup(node) {
  if (ts.isElementAccessExpression(node))
    return (
      !isWritten(node) &&
      isAnyText(checker.getTypeAtLocation(node.argumentExpression)) &&
      takesAnyText(checker.getTypeAtLocation(node.expression))
    );
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
    isAnyText(checker.getTypeAtLocation(node.left)) &&
    takesAnyText(checker.getTypeAtLocation(node.right))
  );
}

let count = 0;
for (const source of program.getSourceFiles()) {
  const file = relative(root, source.fileName).replaceAll('\\', '/');
  if (!FOLDERS.some((folder) => file.startsWith(`${folder}/`)) || TESTS.test(file) || file === ASKED_BY) continue;
  const visit = (node) => {
    if (isTypedLookup(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      console.error(`${file}:${line + 1}: ${node.getText().replace(/\s+/g, ' ').slice(0, 100)}`);
      count += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
if (count) console.error(`\n${count} lookups by any text: ask by \`own\` (${ASKED_BY}), or use a Map`);
process.exit(count ? 1 : 0);
