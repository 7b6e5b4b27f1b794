// Which feature calls functions of which, through `context.commands`, `states` and `queries` (decision 0005): no import says
// so. Commands and states append and read streams, so they have an order: a circle of features among them fails, as does a
// call by a computed name, which nobody can follow, and whatever a feature calls without its name among the `needs` of its
// `feature.ts`, or names there and does not call. `--draw` prints the graph of commands and states for Mermaid.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstCircle } from './circles.mjs';

const SIDES = ['write-side', 'projections', 'workers'];
const CALL = /\b(commands|states|queries)(?:\.|\[')([\w-]+)/g;
/** `const { order } = context.commands`, and the same among parameters. */
const TAKEN_APART = [
  /\{(?<names>[^{}]*)\} = (?:context\.)?(?<kind>commands|states|queries)\b(?!\.)/g,
  /\b(?<kind>commands|states|queries): \{(?<names>[^{}]*)\}/g,
];
const COMPUTED = /\b(?:commands|states|queries)\[(?!')/;

const foldersOf = (side) => readdirSync(side, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name));

/** Whom a feature names in its `feature.ts`; nothing for a folder that is none. */
const NEEDS = /\bneeds: \[([^\]]*)\]/;
const needs = new Map();
for (const side of SIDES)
  for (const { name: feature } of foldersOf(side)) {
    const file = join(side, feature, 'feature.ts');
    if (!existsSync(file)) continue;
    const [, names = ''] = NEEDS.exec(readFileSync(file, 'utf8')) ?? [];
    needs.set(file, new Set([...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)));
  }

/** Which folder offers `commands.stock`, as each `feature.ts` names it. */
const offeredBy = new Map();
for (const side of ['write-side', 'projections'])
  for (const { name: feature } of foldersOf(side)) {
    const file = join(side, feature, 'feature.ts');
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, part, body] of text.matchAll(/(functions|states): (?:\([^)]*\) => \(?)?\{([^}]*)\}/g)) {
      const kind = part === 'states' ? 'states' : side === 'projections' ? 'queries' : 'commands';
      for (const [, name] of body.matchAll(/(?:^|[,{\s])'?([\w-]+)'?: /g)) offeredBy.set(`${kind}.${name}`, feature);
    }
  }

const callsIn = (line) => [
  ...[...line.matchAll(CALL)].map(([, kind, name]) => [kind, name]),
  ...TAKEN_APART.flatMap((pattern) => [...line.matchAll(pattern)]).flatMap(({ groups: { kind, names } }) =>
    names.split(',').map((name) => [kind, name.split(':')[0].trim()]),
  ),
];

const calls = [];
const computed = [];
for (const side of SIDES)
  for (const { name: feature } of foldersOf(side))
    for (const file of filesOf(join(side, feature)))
      readFileSync(file, 'utf8')
        .split('\n')
        .forEach((line, at) => {
          if (COMPUTED.test(line)) computed.push(`${file}:${at + 1}`);
          for (const [kind, name] of callsIn(line)) {
            const of = offeredBy.get(`${kind}.${name}`);
            if (of && of !== feature) calls.push({ side, from: feature, to: of, kind, place: `${file}:${at + 1}` });
          }
        });

const wrongNeeds = [];
for (const [file, named] of needs) {
  const called = new Map(
    calls.filter((call) => join(call.side, call.from, 'feature.ts') === file).map(({ to, place }) => [to, place]),
  );
  for (const [to, place] of called) if (!named.has(to)) wrongNeeds.push(`${file} needs '${to}': ${place}`);
  for (const name of named) if (!called.has(name)) wrongNeeds.push(`${file} does not need '${name}'`);
}

const ordered = calls.filter(({ kind }) => kind !== 'queries');
const next = new Map();
for (const { from, to } of ordered) next.set(from, (next.get(from) ?? new Set()).add(to));

if (process.argv.includes('--draw')) {
  console.log('graph TD');
  for (const [from, tos] of [...next].sort()) for (const to of [...tos].sort()) console.log(`  ${from} --> ${to}`);
} else {
  const found = firstCircle(next);
  for (const place of computed) console.log(`${place}: a call by a computed name leads nowhere`);
  for (const wrong of wrongNeeds) console.log(wrong);
  if (found) {
    console.log(`a circle of commands and states: ${found.join(' -> ')}`);
    for (let at = 1; at < found.length; at++)
      for (const { kind, place } of ordered.filter(({ from, to }) => from === found[at - 1] && to === found[at]))
        console.log(`  ${found[at - 1]} -> ${found[at]} (${kind}) ${place}`);
  }
  const edges = new Set(calls.map(({ from, to }) => `${from} ${to}`)).size;
  console.log(
    `${calls.length} calls over ${edges} edges, ${found ? 'a circle' : 'no circle'} among commands and states`,
  );
  process.exit(found || computed.length || wrongNeeds.length ? 1 : 0);
}
