/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph each node with the nodes that it imports */

/**
 * Finds circles by Tarjan's algorithm.
 * @param {Graph} graph
 * @returns {string[][]} groups of two or more nodes of which each reaches the others
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
 * The folder of `src` that a file is in; null for a file of `src` itself, which puts the folders together.
 * @param {string} file
 */
const folderOf = (file) => /^[^/]+\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

/**
 * Merges the modules of a graph into the folders of the rooms' `src`.
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
