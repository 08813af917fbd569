import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { parseSync } from 'vite';
import { mayWrite, OWNERS, WRITTEN_BY_TRIGGERS } from './table-owners.mjs';

// oxlint plugin with the rules of this repository (CONTRIBUTING.md, How a feature looks). Plain JavaScript, because
// oxlint imports it with Node, and Node 20 cannot read TypeScript.

/** @typedef {{type: string, [part: string]: any}} Node node of the syntax tree (ESTree with TypeScript) */

/** @typedef {{filename: string, report: (found: {node: Node, message: string}) => void}} RuleContext */

/**
 * @param {string} message
 * @param {(report: (node: Node) => void, context: RuleContext) => Record<string, (node: Node) => void>} create
 */
const rule = (message, create) => ({
  meta: { type: 'problem', docs: { description: message } },
  create: (/** @type {RuleContext} */ context) => create((node) => context.report({ node, message }), context),
});

const isDate = (/** @type {Node} */ node) => node?.type === 'Identifier' && node.name === 'Date';

/** Rejects reading the system clock. Code must take the time from the context, so that tests can set it. */
const noClock = rule('take the moment from ctx.now() or a parameter', (report) => ({
  MemberExpression(node) {
    if (isDate(node.object) && node.property.name === 'now') report(node);
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
 * @param {Node} type
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
        for (const { declaration, ...statement } of node.body) {
          const { type, declarations = [] } = declaration ?? statement;
          if (type !== 'VariableDeclaration') continue;
          for (const { id } of declarations) if (isOpenRecord(id.typeAnnotation?.typeAnnotation)) own.add(id.name);
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
        if (place !== undefined) check(node, node.arguments[place]?.value);
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'MemberExpression') return;
        if (WRITES.test(callee.property.name)) check(node, TABLE_OF.get(callee.object.property.name));
      },
      TemplateElement: (node) => checkSql(node, node.value.raw),
      Literal(node) {
        if (typeof node.value === 'string') checkSql(node, node.value);
      },
    };
  },
);

/**
 * @param {Node | undefined} type
 * @returns {boolean} true for `Record<string, …>`, also within Readonly, Partial and a union with undefined
 */
function isOpenRecord(type) {
  if (type?.type === 'TSUnionType') return type.types.some(isOpenRecord);
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  if (type.typeName.name === 'Record') return first?.type === 'TSStringKeyword';
  return ['Readonly', 'Partial'].includes(type.typeName.name) && isOpenRecord(first);
}

/** @param {Node | undefined} type @returns {boolean} true for `(typeof LIST)[number]`, and for unions of texts */
function isValueSet(type) {
  if (type?.type === 'TSUnionType') return type.types.every(isText);
  if (type?.type !== 'TSIndexedAccessType') return false;
  return type.indexType.type === 'TSNumberKeyword' || (isText(type.indexType) && isValueSet(type.objectType));
}

const isText = (/** @type {Node} */ type) => type.type === 'TSLiteralType' && typeof type.literal.value === 'string';

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
  for (const { type, declaration } of parseSync(file, readFileSync(file, 'utf8')).program.body.map(
    (node) => /** @type {Node} */ (node),
  )) {
    if (type !== 'ExportNamedDeclaration' || !declaration) continue;
    if (declaration.type === 'TSTypeAliasDeclaration' && isValueSet(declaration.typeAnnotation)) {
      found.set(declaration.id.name, 'value set');
    }
    for (const { id } of declaration.declarations ?? []) {
      if (isOpenRecord(id.typeAnnotation?.typeAnnotation)) found.set(id.name, 'open table');
    }
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

  /** @param {Node} declaration */
  add({ source, specifiers }) {
    for (const { local, imported } of specifiers) {
      if (imported) this.#names.set(local.name, { specifier: source.value, imported: imported.name });
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
