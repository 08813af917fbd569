import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The import rules that tell a value from a type: what `import type` names is gone at run time.

const isTest = (file) => /\.(test|spec)\.tsx?$|^[^/]+\/src\/test\//.test(file);
const isContract = (file) => /^domain\/src\/(wire\/|.*\.contract\.ts$)/.test(file);
const isRuleFile = (file) => file.startsWith('domain/src/') && !isContract(file) && !isTest(file);

const RULES = [
  {
    // Rule files are plain functions, so that onboarding-web may use them within its 90 kB.
    name: 'zod-in-contracts-only',
    from: isRuleFile,
    to: (file) => file.includes('node_modules/zod/'),
  },
  { name: 'contracts-as-types-in-rules', from: isRuleFile, to: isContract },
  {
    // The apps trust the server that validates.
    name: 'contracts-as-types-in-apps',
    from: (file) => /^(web|console|onboarding-web)\/src\//.test(file) && !isTest(file),
    to: isContract,
  },
];

/** The specifiers that a file imports for their types alone, by `import type` or `export type … from`. */
async function typeSpecifiers(path) {
  const { parse } = await import('@swc/core');
  const { body } = await parse(readFileSync(path, 'utf8'), { syntax: 'typescript', tsx: path.endsWith('.tsx') });
  const types = new Set();
  const values = new Set();
  for (const statement of body) {
    if (!('source' in statement) || !statement.source) continue;
    ('typeOnly' in statement && statement.typeOnly ? types : values).add(statement.source.value);
  }
  return new Set([...types].filter((specifier) => !values.has(specifier)));
}

/** Violations among dependency-cruiser's modules, as {rule, from, to}. */
export async function runtimeViolations(root, modules) {
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    if (!/^[^/]+\/src\/.*\.tsx?$/.test(source) || source.endsWith('.d.ts') || source.includes('/generated/')) continue;
    const types = await typeSpecifiers(join(root, source));
    graph.set(
      source,
      dependencies.filter(({ module }) => !types.has(module)).map(({ resolved }) => resolved),
    );
  }
  const broken = [...graph].flatMap(([from, targets]) =>
    targets.flatMap((to) =>
      RULES.filter((rule) => rule.from(from) && rule.to(to)).map(({ name }) => ({ rule: name, from, to })),
    ),
  );
  return [...broken, ...circles(graph)];
}

/** One violation for each file that reaches itself; `to` is the next file on the way round. */
function circles(graph) {
  return [...graph].flatMap(([from, targets]) => {
    const next = targets.find((target) => graph.has(target) && reaches(graph, target, from));
    return next ? [{ rule: 'no-circular', from, to: next }] : [];
  });
}

function reaches(graph, start, goal) {
  const seen = new Set([start]);
  const open = [start];
  while (open.length > 0) {
    const file = open.pop();
    if (file === goal) return true;
    for (const target of graph.get(file) ?? []) {
      if (!seen.has(target) && graph.has(target)) {
        seen.add(target);
        open.push(target);
      }
    }
  }
  return false;
}
