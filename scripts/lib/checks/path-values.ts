import type {
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  JSXAttribute,
  JSXOpeningElement,
  MethodProperty,
  ModuleItem,
  ObjectExpression,
  ObjectPatternProperty,
  Param,
  ParenthesisExpression,
  Pattern,
  Property,
  SpreadElement,
  TsAsExpression,
  TsConstAssertion,
  TsNonNullExpression,
  TsSatisfiesExpression,
  VariableDeclarator,
} from '@swc/core';

/** Placeholder for a part of a text that is only known at run time. */
export const UNKNOWN = '\u0001';

const MAX_DEPTH = 12;
const MAX_VALUES = 64;

export type SyntaxNode =
  | ModuleItem
  | Expression
  | Pattern
  | Property
  | SpreadElement
  | Param
  | VariableDeclarator
  | ObjectPatternProperty
  | JSXOpeningElement
  | JSXAttribute;

type FunctionNode = ArrowFunctionExpression | FunctionExpression | FunctionDeclaration | MethodProperty;
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'MethodProperty']);
const isFunction = (node: SyntaxNode | null | undefined): node is FunctionNode => !!node && FUNCTIONS.has(node.type);

type Wrapper = ParenthesisExpression | TsAsExpression | TsConstAssertion | TsNonNullExpression | TsSatisfiesExpression;
const TRANSPARENT = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsConstAssertion',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
]);
const isWrapper = (node: SyntaxNode): node is Wrapper => TRANSPARENT.has(node.type);

const SKIPPED = new Set(['span', 'typeAnnotation', 'typeParameters', 'typeArguments', 'typeParams', 'returnType']);

const bare = (node: SyntaxNode | null | undefined): SyntaxNode | null =>
  node && isWrapper(node) ? bare(node.expression) : (node ?? null);

const patternOf = (parameter: Param | Pattern): Pattern => (parameter.type === 'Parameter' ? parameter.pat : parameter);

function nameOf(parameter: Param | Pattern): string | null {
  const own = patternOf(parameter);
  if (own.type === 'Identifier') return own.value;
  return own.type === 'AssignmentPattern' && own.left.type === 'Identifier' ? own.left.value : null;
}

export interface SourceModule {
  file: string;
  body: readonly ModuleItem[];
  lineAt: (offset: number) => number;
  scope?: Scope;
  nodes?: Visited[];
}

export interface Scope {
  module: SourceModule;
  values: Map<string, Declared>;
  up: Scope | null;
}

interface Declared {
  node?: SyntaxNode | null;
  values?: readonly string[];
  isGiven?: boolean;
  from?: { source: string; name: string };
}

interface Owner {
  name: string;
  /** Returns the position of a parameter in the function's parameter list; -1 if the node is not a parameter. */
  parameterOf: (node: SyntaxNode | undefined) => number;
}

export interface Visited {
  node: SyntaxNode;
  scope: Scope;
  owner: Owner | null;
}

/** Visits the child nodes of a node. swc wraps each argument of a call in an object that is not a node. */
function eachChild(node: object, visit: (child: SyntaxNode) => void) {
  for (const [key, value] of Object.entries(node)) {
    if (value === null || typeof value !== 'object' || SKIPPED.has(key)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!child || typeof child !== 'object') continue;
      if ('type' in child) visit(child as SyntaxNode);
      else eachChild(child, visit);
    }
  }
}

function declaredIn(body: readonly SyntaxNode[]): Map<string, Declared> {
  const values = new Map<string, Declared>();
  const collect = (node: SyntaxNode) => {
    if (node.type === 'FunctionDeclaration') values.set(node.identifier.value, { node });
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      values.set(node.id.value, { node: node.init });
    }
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers) {
        const name = (one.type === 'ImportSpecifier' && one.imported?.value) || one.local.value;
        values.set(one.local.value, { from: { source: node.source.value, name } });
      }
    }
    if (!isFunction(node)) eachChild(node, collect);
  };
  for (const statement of body) collect(statement);
  return values;
}

interface Sources {
  moduleOf: (file: string) => SourceModule;
  importedFile: (from: string, source: string) => string | null;
}

export type Reader = ReturnType<typeof createReader>;

/**
 * Creates a reader that statically evaluates expressions to all texts they can yield: constants, templates,
 * conditionals and results of functions, across files.
 */
export function createReader({ moduleOf, importedFile }: Sources) {
  const topOf = (module: SourceModule): Scope => {
    module.scope ??= { module, values: declaredIn(module.body), up: null };
    return module.scope;
  };

  function lookUpName(name: string, scope: Scope, depth = 0): (Declared & { scope: Scope; name: string }) | null {
    for (let at: Scope | null = scope; at; at = at.up) {
      const found = at.values.get(name);
      if (!found) continue;
      if (!found.from) return { ...found, scope: at, name };
      const file = importedFile(at.module.file, found.from.source);
      return file && depth < MAX_DEPTH ? lookUpName(found.from.name, topOf(moduleOf(file)), depth + 1) : null;
    }
    return null;
  }

  function read(node: SyntaxNode | null | undefined, scope: Scope, depth = 0): readonly string[] {
    const own = bare(node);
    if (!own || depth > MAX_DEPTH) return [UNKNOWN];
    const deeper = (one: SyntaxNode | undefined) => read(one, scope, depth + 1);
    switch (own.type) {
      case 'StringLiteral':
        return [own.value];
      case 'TemplateLiteral':
        // A template literal type has no expressions but types, and is never evaluated.
        if (!('expressions' in own)) return [UNKNOWN];
        return own.quasis.reduce<readonly string[]>(
          (texts, quasi, at) =>
            joined(joined(texts, at === 0 ? [''] : deeper(own.expressions[at - 1])), [quasi.cooked ?? quasi.raw]),
          [''],
        );
      case 'BinaryExpression':
        return own.operator === '+' ? joined(deeper(own.left), deeper(own.right)) : [UNKNOWN];
      case 'ConditionalExpression': {
        // If the condition is a parameter of the evaluated function, the branch depends on whether the caller passed an
        // argument for it.
        const test = bare(own.test);
        const isGiven = test?.type === 'Identifier' ? lookUpName(test.value, scope)?.isGiven : undefined;
        if (isGiven !== undefined) return deeper(isGiven ? own.consequent : own.alternate);
        return [...new Set([...deeper(own.consequent), ...deeper(own.alternate)])];
      }
      case 'Identifier': {
        const found = lookUpName(own.value, scope);
        if (found?.values) return found.values;
        return found?.node && !isFunction(found.node) ? read(found.node, found.scope, depth + 1) : [UNKNOWN];
      }
      case 'CallExpression':
        return readCall(own, scope, depth);
      default:
        return [UNKNOWN];
    }
  }

  function readCall(call: CallExpression, scope: Scope, depth: number): readonly string[] {
    const found = functionOf(call.callee, scope);
    if (!found) return [UNKNOWN];
    const { node, scope: home } = found;
    const inner = innerScope(node, home);
    node.params.forEach((parameter, at) => {
      const name = nameOf(parameter);
      const given = call.arguments[at]?.expression;
      if (name) inner.values.set(name, { values: read(given, scope, depth + 1), isGiven: Boolean(given) });
    });
    const results = returnsOf(node).flatMap((one) => [...read(one, inner, depth + 1)]);
    return results.length > 0 ? [...new Set(results)] : [UNKNOWN];
  }

  function functionOf(callee: CallExpression['callee'], scope: Scope): { node: FunctionNode; scope: Scope } | null {
    if (callee.type === 'Identifier') {
      const found = lookUpName(callee.value, scope);
      return found && isFunction(found.node) ? { node: found.node, scope: found.scope } : null;
    }
    if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return null;
    const home = lookUpName(callee.object.value, scope);
    const object = bare(home?.node);
    if (!home || object?.type !== 'ObjectExpression' || callee.property.type !== 'Identifier') return null;
    const value = propertyOf(object, callee.property.value);
    return isFunction(value) ? { node: value, scope: home.scope } : null;
  }

  function innerScope(node: FunctionNode, up: Scope): Scope {
    const values = declaredIn(statementsOf(node) ?? []);
    for (const parameter of node.params) {
      for (const name of boundIn(patternOf(parameter))) values.set(name, { values: [UNKNOWN] });
    }
    return { module: up.module, values, up };
  }

  function objectOf(node: SyntaxNode | null | undefined, scope: Scope): ObjectExpression | null {
    const own = bare(node);
    if (own?.type === 'ObjectExpression') return own;
    if (own?.type !== 'Identifier') return null;
    const found = bare(lookUpName(own.value, scope)?.node);
    return found?.type === 'ObjectExpression' ? found : null;
  }

  function nodesOf(module: SourceModule): Visited[] {
    const nodes: Visited[] = [];
    const top = topOf(module);
    const owners = new Map([...top.values].map(([name, { node }]) => [bare(node), name]));
    const step = (node: SyntaxNode, scope: Scope, owner: Owner | null) => {
      nodes.push({ node, scope, owner });
      if (!isFunction(node)) return eachChild(node, (child) => step(child, scope, owner));
      const name = owners.get(node);
      const names = node.params.map(nameOf);
      const inside: Owner | null = name
        ? { name, parameterOf: (one) => (one?.type === 'Identifier' ? names.indexOf(one.value) : -1) }
        : owner;
      const inner = innerScope(node, scope);
      return eachChild(node, (child) => step(child, inner, inside));
    };
    for (const statement of module.body) step(statement, top, null);
    return nodes;
  }

  return {
    read,
    objectOf,
    propertyOf,
    homeOf(name: string, scope: Scope) {
      const found = lookUpName(name, scope);
      return found && !found.scope.up ? `${found.scope.module.file}#${found.name}` : null;
    },
    nodesOf(module: SourceModule) {
      module.nodes ??= nodesOf(module);
      return module.nodes;
    },
  };
}

function propertyOf(object: ObjectExpression, name: string): SyntaxNode | null {
  for (const one of object.properties) {
    if (one.type === 'Identifier' && one.value === name) return one;
    if (one.type !== 'KeyValueProperty' && one.type !== 'MethodProperty') continue;
    if (!('value' in one.key) || one.key.value !== name) continue;
    return one.type === 'MethodProperty' ? one : bare(one.value);
  }
  return null;
}

const joined = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((one) => after.map((other) => one + other)).slice(0, MAX_VALUES);

function boundIn(pattern: SyntaxNode): string[] {
  if (pattern.type === 'Identifier') return [pattern.value];
  const names: string[] = [];
  eachChild(pattern, (child) => {
    if (child.type === 'AssignmentPatternProperty') names.push(child.key.value);
    else if (child.type === 'KeyValuePatternProperty') names.push(...boundIn(child.value));
    else names.push(...boundIn(child));
  });
  return names;
}

/**
 * Returns the statements of a function; null for an arrow function with an expression as body. swc's types wrongly
 * declare a function's body as BlockStatement.
 */
const statementsOf = ({ body }: FunctionNode) => (body && 'stmts' in body ? body.stmts : null);

function returnsOf(node: FunctionNode): (Expression | undefined)[] {
  const statements = statementsOf(node);
  if (!statements) return node.type === 'ArrowFunctionExpression' ? [node.body as Expression] : [];
  const found: (Expression | undefined)[] = [];
  const collect = (one: SyntaxNode) => {
    if (one.type === 'ReturnStatement') found.push(one.argument);
    else if (!isFunction(one)) eachChild(one, collect);
  };
  for (const statement of statements) collect(statement);
  return found;
}
