/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph each node with the nodes that it imports */

/**
 * Finds import cycles with Tarjan's algorithm.
 * @param {Graph} graph
 * @returns {string[][]} groups of two or more nodes that reach each other
 */
export function circlesIn(graph) {
  /** @type {Map<string, {index: number, low: number}>} */
  const seen = new Map();
  /** @type {string[]} */
  const path = [];
  /** @type {string[][]} */
  const circles = [];
  const visit = (/** @type {string} */ node) => {
    const own = { index: seen.size, low: seen.size };
    seen.set(node, own);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = seen.get(next);
      if (!known) own.low = Math.min(own.low, visit(next).low);
      else if (path.includes(next)) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return own;
  };
  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return circles;
}

/**
 * First folder below `src` of a file; null for files directly in `src`, which may import every folder.
 * @param {string} file
 */
const folderOf = (file) => /^[^/]+\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

/**
 * @param {Iterable<[file: string, targets: readonly string[]]>} modules
 * @returns {Graph}
 */
export function folderGraph(modules) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const [file, targets] of modules) {
    const from = folderOf(file);
    if (!from) continue;
    const known = graph.get(from) ?? new Set();
    graph.set(from, known);
    for (const target of targets) {
      const to = folderOf(target);
      if (to && to !== from) known.add(to);
    }
  }
  return graph;
}
