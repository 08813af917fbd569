/** Placeholder for a part of a text that is only known at run time. */
export const UNKNOWN = '\u0001';

const MAX_DEPTH = 12;
const MAX_VALUES = 64;
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'MethodProperty']);
/** Wrappers that do not change a value. */
const TRANSPARENT = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsConstAssertion',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
]);

/** Node properties that contain no expressions. */
const SKIPPED = new Set(['span', 'typeAnnotation', 'typeParameters', 'typeArguments', 'typeParams', 'returnType']);

/** @param {any} node @returns {any} */
const bare = (node) => (node && TRANSPARENT.has(node.type) ? bare(node.expression) : node);
/** @param {any} pattern @returns {any} */
const patternOf = (pattern) => (pattern.type === 'Parameter' ? pattern.pat : pattern);
/** @param {any} pattern @returns {string | null} */
const nameOf = (pattern) => {
  const own = patternOf(pattern);
  if (own.type === 'Identifier') return own.value;
  return own.type === 'AssignmentPattern' && own.left.type === 'Identifier' ? own.left.value : null;
};

/** @typedef {{module: any, values: Map<string, any>, up: Scope | null}} Scope */
/** @typedef {{node?: any, values?: readonly string[], isGiven?: boolean}} Declared */
/** @typedef {Declared & {scope: Scope, file: string, name: string}} Found */
/** @typedef {{name: string, parameterOf: (node: any) => number}} Owner */

/** @param {any} node @param {(child: any) => void} visit */
function eachChild(node, visit) {
  for (const [key, value] of Object.entries(node)) {
    if (value === null || typeof value !== 'object' || SKIPPED.has(key)) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child === 'object') visit(child);
  }
}

/**
 * @param {any} body
 * @returns {Map<string, any>}
 */
function declaredIn(body) {
  /** @type {Map<string, any>} */
  const values = new Map();
  const collect = (/** @type {any} */ node) => {
    if (node.type === 'FunctionDeclaration') values.set(node.identifier.value, { node });
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      values.set(node.id.value, { node: node.init });
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers) {
        values.set(one.local.value, { source: node.source.value, name: one.imported?.value ?? one.local.value });
      }
    }
    if (!FUNCTIONS.has(node.type)) eachChild(node, collect);
  };
  for (const statement of Array.isArray(body) ? body : [body]) if (statement) collect(statement);
  return values;
}

/**
 * Statically evaluates expressions to all texts they can yield: constants, templates, conditionals and results of
 * functions, across files.
 * @param {{moduleOf: (file: string) => any, importedFile: (from: string, source: string) => string | null}} sources
 */
export function createReader({ moduleOf, importedFile }) {
  /** @param {any} module @returns {Scope} */
  const topOf = (module) => {
    module.scope ??= { module, values: declaredIn(module.body), up: null };
    return module.scope;
  };

  /**
   * Resolves a name to its declaration, following imports.
   * @param {string} name @param {Scope} scope @param {number} depth
   * @returns {Found | null}
   */
  function lookUpName(name, scope, depth = 0) {
    for (let at = /** @type {Scope | null} */ (scope); at; at = at.up) {
      const found = at.values.get(name);
      if (!found) continue;
      if (!found.source) return { ...found, scope: at, file: at.module.file, name };
      const file = importedFile(at.module.file, found.source);
      return file && depth < MAX_DEPTH ? lookUpName(found.name, topOf(moduleOf(file)), depth + 1) : null;
    }
    return null;
  }

  /** @param {any} node @param {Scope} scope @param {number} [depth] @returns {readonly string[]} */
  function read(node, scope, depth = 0) {
    const own = bare(node);
    if (!own || depth > MAX_DEPTH) return [UNKNOWN];
    const deeper = (/** @type {any} */ one) => read(one, scope, depth + 1);
    switch (own.type) {
      case 'StringLiteral':
        return [own.value];
      case 'TemplateLiteral':
        return own.quasis.reduce(
          (/** @type {readonly string[]} */ texts, /** @type {any} */ quasi, /** @type {number} */ at) =>
            joined(joined(texts, at === 0 ? [''] : deeper(own.expressions[at - 1])), [quasi.cooked ?? quasi.raw]),
          [''],
        );
      case 'BinaryExpression':
        return own.operator === '+' ? joined(deeper(own.left), deeper(own.right)) : [UNKNOWN];
      case 'ConditionalExpression': {
        // The test is a parameter of an evaluated call: the branch depends on whether the caller passed an argument.
        const isGiven =
          bare(own.test).type === 'Identifier' ? lookUpName(bare(own.test).value, scope)?.isGiven : undefined;
        if (isGiven !== undefined) return deeper(isGiven ? own.consequent : own.alternate);
        return [...new Set([...deeper(own.consequent), ...deeper(own.alternate)])];
      }
      case 'Identifier': {
        const found = lookUpName(own.value, scope);
        if (found?.values) return found.values;
        return found?.node && !FUNCTIONS.has(found.node.type) ? read(found.node, found.scope, depth + 1) : [UNKNOWN];
      }
      case 'CallExpression':
        return readCall(own, scope, depth);
      default:
        return [UNKNOWN];
    }
  }

  /** @param {any} call @param {Scope} scope @param {number} depth @returns {readonly string[]} */
  function readCall(call, scope, depth) {
    const found = functionOf(call.callee, scope);
    if (!found) return [UNKNOWN];
    const { node, scope: home } = found;
    const parameters = node.params ?? node.parameters ?? [];
    const values = new Map();
    parameters.forEach((/** @type {any} */ parameter, /** @type {number} */ at) => {
      const name = nameOf(parameter);
      const given = call.arguments[at]?.expression;
      if (name) values.set(name, { values: read(given, scope, depth + 1), isGiven: Boolean(given) });
    });
    const inner = innerScope(node, home);
    for (const [name, value] of values) inner.values.set(name, value);
    const results = returnsOf(node).flatMap((one) => [...read(one, inner, depth + 1)]);
    return results.length > 0 ? [...new Set(results)] : [UNKNOWN];
  }

  /** @param {any} callee @param {Scope} scope @returns {{node: any, scope: Scope} | null} */
  function functionOf(callee, scope) {
    if (callee.type === 'Identifier') {
      const found = lookUpName(callee.value, scope);
      return found?.node && FUNCTIONS.has(found.node.type) ? { node: found.node, scope: found.scope } : null;
    }
    if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return null;
    const home = lookUpName(callee.object.value, scope);
    const object = home?.node && bare(home.node);
    if (object?.type !== 'ObjectExpression' || callee.property.type !== 'Identifier' || !home) return null;
    const value = propertyOf(object, callee.property.value);
    return value && FUNCTIONS.has(value.type) ? { node: value, scope: home.scope } : null;
  }

  /** @param {any} node @param {Scope} up @returns {Scope} */
  function innerScope(node, up) {
    const values = node.body?.stmts ? declaredIn(node.body.stmts) : new Map();
    for (const parameter of node.params ?? [])
      for (const name of boundIn(patternOf(parameter))) values.set(name, { values: [UNKNOWN] });
    return { module: up.module, values, up };
  }

  /** @param {any} node @param {Scope} scope */
  function objectOf(node, scope) {
    const own = bare(node);
    if (own?.type === 'ObjectExpression') return own;
    if (own?.type !== 'Identifier') return null;
    const found = lookUpName(own.value, scope)?.node;
    return bare(found)?.type === 'ObjectExpression' ? bare(found) : null;
  }

  return {
    read,
    objectOf,
    propertyOf,
    /**
     * Declaration of a name, as "file#name"; null for names of packages and local names.
     * @param {string} name
     * @param {Scope} scope
     */
    homeOf(name, scope) {
      const found = lookUpName(name, scope);
      return found && !found.scope.up ? `${found.file}#${found.name}` : null;
    },
    /**
     * Visits every node of a module with its scope and the top-level function that contains it.
     * @param {any} module
     * @param {(found: {node: any, scope: Scope, owner: Owner | null}) => void} visit
     */
    walk(module, visit) {
      module.nodes ??= nodesOf(module);
      for (const found of module.nodes) visit(found);
    },
  };

  /** @param {any} module @returns {{node: any, scope: Scope, owner: Owner | null}[]} */
  function nodesOf(module) {
    /** @type {{node: any, scope: Scope, owner: Owner | null}[]} */
    const nodes = [];
    const top = topOf(module);
    const owners = new Map([...top.values].flatMap(([name, { node }]) => (node ? [[bare(node), name]] : [])));
    const step = (/** @type {any} */ node, /** @type {Scope} */ scope, /** @type {Owner | null} */ owner) => {
      if (typeof node.type === 'string') nodes.push({ node, scope, owner });
      const isFunction = FUNCTIONS.has(node.type);
      const name = owners.get(node);
      const names = isFunction ? (node.params ?? []).map(nameOf) : [];
      const inside = !(isFunction && name)
        ? owner
        : {
            name,
            parameterOf: (/** @type {any} */ one) => (one?.type === 'Identifier' ? names.indexOf(one.value) : -1),
          };
      const inner = isFunction ? innerScope(node, scope) : scope;
      eachChild(node, (child) => step(child, inner, inside));
    };
    for (const statement of module.body) step(statement, top, null);
    return nodes;
  }
}

/** @param {any} object @param {string} name @returns {any} */
function propertyOf(object, name) {
  for (const one of object.properties) {
    if (one.type === 'KeyValueProperty' && one.key.value === name) return bare(one.value);
    if (one.type === 'MethodProperty' && one.key.value === name) return one;
    if (one.type === 'Identifier' && one.value === name) return one;
  }
  return null;
}

/** Concatenates every text with every other. @param {readonly string[]} before @param {readonly string[]} after */
const joined = (before, after) => before.flatMap((one) => after.map((other) => one + other)).slice(0, MAX_VALUES);

/** @param {any} pattern @returns {string[]} */
function boundIn(pattern) {
  if (pattern.type === 'Identifier') return [pattern.value];
  /** @type {string[]} */
  const names = [];
  eachChild(pattern, (child) => {
    if (child.type === 'AssignmentPatternProperty') names.push(child.key.value);
    else if (child.type === 'KeyValuePatternProperty') names.push(...boundIn(child.value));
    else if (child.type !== 'TsTypeAnnotation') names.push(...boundIn(child));
  });
  return names;
}

/** @param {any} node @returns {any[]} */
function returnsOf(node) {
  if (!node.body?.stmts) return [node.body];
  /** @type {any[]} */
  const found = [];
  const collect = (/** @type {any} */ one) => {
    if (one.type === 'ReturnStatement') found.push(one.argument);
    else if (!FUNCTIONS.has(one.type)) eachChild(one, collect);
  };
  collect(node.body);
  return found;
}
