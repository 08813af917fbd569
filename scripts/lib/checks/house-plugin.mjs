import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { parseSync } from 'vite';
import { mayWrite, OWNERS, WRITTEN_BY_TRIGGERS } from './table-owners.mjs';

// oxlint plugin with the rules of this repository (CONTRIBUTING.md, How a feature looks). Plain JavaScript, because
// oxlint imports it with Node, and Node 20 cannot read TypeScript.

/** @typedef {import('vite').ESTree.Node} Node node of the syntax tree (ESTree with TypeScript) */
/** @typedef {import('vite').ESTree.TSType} Type */
/** @typedef {import('vite').VisitorObject} Visitor */

/** @typedef {{filename: string, report: (found: {node: Node, message: string}) => void}} RuleContext */

/**
 * @param {string} message
 * @param {(report: (node: Node) => void, context: RuleContext) => Visitor} create
 */
const rule = (message, create) => ({
  meta: { type: 'problem', docs: { description: message } },
  create: (/** @type {RuleContext} */ context) => create((node) => context.report({ node, message }), context),
});

const isDate = (/** @type {Node} */ node) => nameOf(node) === 'Date';

/** Name of an identifier; undefined for other nodes. @param {Node} node */
const nameOf = (node) => (node.type === 'Identifier' ? node.name : undefined);

/** Rejects reading the system clock. Code must take the time from the context, so that tests can set it. */
const noClock = rule('take the moment from ctx.now() or a parameter', (report) => ({
  MemberExpression(node) {
    if (isDate(node.object) && nameOf(node.property) === 'now') report(node);
  },
  NewExpression(node) {
    if (isDate(node.callee) && node.arguments.length === 0) report(node);
  },
  CallExpression(node) {
    if (isDate(node.callee)) report(node);
  },
}));

/**
 * Type name of a cast, including arrays: `as X`, `as X[]`, `as readonly X[]`.
 * @param {Type} type
 * @returns {string | null}
 */
function namedType(type) {
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') return type.typeName.name;
  if (type.type === 'TSArrayType') return namedType(type.elementType);
  if (type.type === 'TSTypeOperator' && type.operator === 'readonly') return namedType(type.typeAnnotation);
  return null;
}

/** Rejects casts to a set of values, because a cast hides stored values that have since been removed from the set. */
const noValueSetCast = rule(
  'ask the domain whether it is one (isX, findX): a cast hides a value outside the set',
  (report, context) => {
    const imports = new Imports(context.filename);
    return {
      ImportDeclaration: (node) => imports.add(node),
      TSAsExpression(node) {
        const name = namedType(node.typeAnnotation);
        // Reports only casts to imported sets of values, because the type guards in the file that declares a set must
        // cast to it.
        if (name && imports.declarationOf(name) === 'value set') report(node);
      },
    };
  },
);

/** Rejects looking up keys from input in plain objects, because every plain object has `constructor` and `toString`. */
const noOpenLookup = rule(
  'use lookUp, or a Map: a plain object also has the keys of its prototype',
  (report, context) => {
    const imports = new Imports(context.filename);
    /** @type {Set<string>} */
    const own = new Set();
    const isTable = (/** @type {Node} */ node) => {
      if (node.type === 'TSAsExpression') return isOpenRecord(node.typeAnnotation);
      if (node.type !== 'Identifier') return false;
      return own.has(node.name) || imports.declarationOf(node.name) === 'open table';
    };
    return {
      Program: (node) => {
        for (const statement of node.body) {
          for (const name of openTablesOf(
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
          )) {
            own.add(name);
          }
        }
      },
      ImportDeclaration: (node) => imports.add(node),
      MemberExpression(node) {
        if (!node.computed || node.property.type === 'Literal') return;
        const { property } = node;
        const isForced =
          property.type === 'TSAsExpression' &&
          property.typeAnnotation.type === 'TSTypeOperator' &&
          property.typeAnnotation.operator === 'keyof';
        if (isForced || isTable(node.object)) report(node);
      },
      BinaryExpression(node) {
        if (node.operator === 'in' && isTable(node.right)) report(node);
      },
    };
  },
);

/** All tables that the rule checks, by the name of Prisma's delegate: `tx.statusUpdate` writes StatusUpdate. */
const TABLES = [...OWNERS.keys(), ...WRITTEN_BY_TRIGGERS];
const TABLE_OF = new Map(TABLES.map((table) => [table.charAt(0).toLowerCase() + table.slice(1), table]));
const WRITES = /^(create|update|upsert|delete)(Many|ManyAndReturn)?$/;
const INSERTS = new Map([
  ['insertRows', 1],
  ['insertSql', 0],
]);
const WRITTEN_SQL = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+(?:ONLY\s+)?"(\w+)"/g;

/**
 * Rejects writes outside the table's owner: if several folders write a table, one of them forgets the history, the lock
 * or `modifiedAt`.
 */
const oneWriter = rule(
  'this table is written by another folder (scripts/lib/checks/table-owners.mjs): call its steps',
  (report, context) => {
    const { filename } = context;
    const file = filename.slice(rootOf(filename).length + 1).replaceAll(sep, '/');
    const check = (/** @type {Node} */ node, /** @type {string | undefined} */ table) => {
      if (table !== undefined && TABLES.includes(table) && !mayWrite(file, table)) report(node);
    };
    const checkSql = (/** @type {Node} */ node, /** @type {string} */ text) => {
      for (const [, table] of text.matchAll(WRITTEN_SQL)) check(node, table);
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        const place = callee.type === 'Identifier' ? INSERTS.get(callee.name) : undefined;
        const named = place === undefined ? undefined : node.arguments[place];
        if (named?.type === 'Literal' && typeof named.value === 'string') check(node, named.value);
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'MemberExpression') return;
        const table = TABLE_OF.get(nameOf(callee.object.property) ?? '');
        if (WRITES.test(nameOf(callee.property) ?? '')) check(node, table);
      },
      TemplateElement: (node) => checkSql(node, node.value.raw),
      Literal(node) {
        if (typeof node.value === 'string') checkSql(node, node.value);
      },
    };
  },
);

/**
 * Names of the declared variables whose type is an open table.
 * @param {Node | null} declaration
 */
function openTablesOf(declaration) {
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) =>
    id.type === 'Identifier' && isOpenRecord(id.typeAnnotation?.typeAnnotation) ? [id.name] : [],
  );
}

/**
 * @param {Type | undefined} type
 * @returns {boolean} true for `Record<string, …>`, also within Readonly, Partial and a union with undefined
 */
function isOpenRecord(type) {
  if (type?.type === 'TSUnionType') return type.types.some(isOpenRecord);
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  const name = nameOf(type.typeName);
  if (name === 'Record') return first?.type === 'TSStringKeyword';
  return (name === 'Readonly' || name === 'Partial') && isOpenRecord(first);
}

/** @param {Type | undefined} type @returns {boolean} true for `(typeof LIST)[number]`, and for unions of texts */
function isValueSet(type) {
  if (type?.type === 'TSUnionType') return type.types.every(isText);
  if (type?.type !== 'TSIndexedAccessType') return false;
  return type.indexType.type === 'TSNumberKeyword' || (isText(type.indexType) && isValueSet(type.objectType));
}

const isText = (/** @type {Type} */ type) =>
  type.type === 'TSLiteralType' && type.literal.type === 'Literal' && typeof type.literal.value === 'string';

/** @typedef {'value set' | 'open table'} Kind */

/**
 * Kinds of the exported declarations that the rules care about, by file.
 * @type {Map<string, Map<string, Kind>>}
 */
const exportsByFile = new Map();

/** @param {string} file */
function exportsOf(file) {
  const known = exportsByFile.get(file);
  if (known) return known;
  /** @type {Map<string, Kind>} */
  const found = new Map();
  exportsByFile.set(file, found);
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type === 'TSTypeAliasDeclaration' && isValueSet(declaration.typeAnnotation)) {
      found.set(declaration.id.name, 'value set');
    }
    for (const name of openTablesOf(declaration)) found.set(name, 'open table');
  }
  return found;
}

class Imports {
  #file;
  /** @type {Map<string, {specifier: string, imported: string}>} */
  #names = new Map();

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
  }

  /** @param {import('vite').ESTree.ImportDeclaration} declaration */
  add({ source, specifiers }) {
    for (const specifier of specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
      this.#names.set(specifier.local.name, { specifier: source.value, imported: specifier.imported.name });
    }
  }

  /**
   * @param {string} name local name in the importing file
   * @returns {Kind | undefined}
   */
  declarationOf(name) {
    const known = this.#names.get(name);
    const file = known && this.#resolve(known.specifier);
    return file ? exportsOf(file).get(known.imported) : undefined;
  }

  /** @param {string} specifier */
  #resolve(specifier) {
    const room = /^@homologa\/([^/]+)\/(.+)$/.exec(specifier);
    if (!room && !specifier.startsWith('.')) return undefined;
    const path = room
      ? join(rootOf(this.#file), room[1] ?? '', 'src', room[2] ?? '')
      : resolve(dirname(this.#file), specifier);
    return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));
  }
}

/** @param {string} file file of a room; returns the path before the room's folder */
const rootOf = (file) =>
  file
    .slice(0, file.lastIndexOf(`${sep}src${sep}`))
    .split(sep)
    .slice(0, -1)
    .join(sep);

export default {
  meta: { name: 'house' },
  rules: {
    'no-clock': noClock,
    'no-value-set-cast': noValueSetCast,
    'no-open-lookup': noOpenLookup,
    'one-writer': oneWriter,
  },
};
