type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds import cycles with Tarjan's algorithm. Returns groups of two or more nodes that reach each other. */
export function circlesIn(graph: Graph): string[][] {
  const seen: Map<string, { index: number; low: number }> = new Map();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string) => {
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

/** Returns the first folder below `src` of a file; null for files directly in `src`, which may import every folder. */
const folderOf = (file: string) => /^[^/]+\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

export function folderGraph(modules: Iterable<[file: string, targets: readonly string[]]>): Graph {
  const graph: Map<string, Set<string>> = new Map();
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
