/**
 * The first circle in a graph, as the nodes on it, the first of them once more at the end; undefined where there is none.
 * @param {Map<string, Set<string>>} next what each node leads to
 */
export function firstCircle(next) {
  const done = new Set();
  const walk = (node, path) => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const to of next.get(node) ?? []) {
      const found = walk(to, [...path, node]);
      if (found) return found;
    }
    done.add(node);
    return undefined;
  };
  for (const node of next.keys()) {
    const found = walk(node, []);
    if (found) return found;
  }
  return undefined;
}
