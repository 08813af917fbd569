import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type CallExpression, type HasSpan, type JSXAttribute, parseSync } from '@swc/core';
import { inRoot } from '../paths';
import { sourceFiles } from './architecture';
import { TESTS } from './floors.mjs';
import { createReader, type Reader, type Scope, type SourceModule, type SyntaxNode, UNKNOWN } from './path-values';

// Checks that the server has a route for every API path in the web apps, because a missing route would otherwise only
// show as a 404 in the browser. Reads the paths from the sources without running them.

const IS_TEST = new RegExp(TESTS);
const ROOMS = ['console', 'onboarding-web', 'web'];

interface Sink {
  path?: number;
  method?: number | string;
  options?: number;
}

interface WebCall {
  file: string;
  line: number;
  method: string | null;
  path: string;
  isPrefix?: boolean;
}

const SINKS = {
  'console/src/shared/http/http-client.ts#send': { path: 0, options: 1 },
  'console/src/shared/http/http-client.ts#callJson': { path: 0, options: 1 },
  'console/src/shared/http/http-client.ts#callVoid': { path: 0, options: 1 },
  'console/src/shared/http/http-client.ts#uploadForm': { method: 0, path: 1 },
  'console/src/shared/http/download.ts#downloadFile': { path: 0, method: 'GET' },
  'console/src/shared/http/use-file-url.ts#useFileUrl': { path: 0, method: 'GET' },
  'onboarding-web/src/lib/api-client.ts#call': { method: 0, path: 1 },
  'onboarding-web/src/lib/api-client.ts#callForFile': { path: 0, method: 'GET' },
  'onboarding-web/src/lib/uploads/upload.ts#upload': { method: 0, path: 1 },
} as Record<string, Sink>;

/** Resources whose API path differs from their name (`resource-path.ts`). */
const RENAMED = new Map(
  [
    ...readFileSync(inRoot('console/src/shared/data/provider/resource-path.ts'), 'utf8').matchAll(
      /^ {2}\['(.+)', '(.+)'\],$/gm,
    ),
  ].map(([, name = '', address = '']) => [name, address]),
);

const ADDRESSES = new Set(['path', 'filePath', 'href', 'src', 'action']);

interface Reading {
  paths: readonly string[];
  methods?: readonly (string | null)[];
  isPrefix?: boolean;
}

const apiPaths = (reader: Reader, node: SyntaxNode | undefined, scope: Scope) =>
  reader.read(node, scope).filter((one) => one.startsWith('/api/'));

const READINGS: ((node: SyntaxNode, scope: Scope, reader: Reader) => Reading | null)[] = [
  (node, scope, reader) => {
    if (node.type !== 'ObjectExpression') return null;
    const path = reader.propertyOf(node, 'path');
    if (!path) return null;
    const method = reader.propertyOf(node, 'method');
    return { paths: apiPaths(reader, path, scope), methods: method ? known(reader.read(method, scope)) : [null] };
  },
  (node, scope, reader) => {
    const meta = node.type === 'ObjectExpression' && reader.propertyOf(node, 'meta');
    const list = meta && reader.objectOf(meta, scope);
    const path = list && reader.propertyOf(list, 'path');
    return path ? { paths: reader.read(path, scope).map((one) => `/api/${one}`), methods: ['GET'] } : null;
  },
  (node, scope, reader) => {
    if (node.type !== 'JSXOpeningElement') return null;
    const resource = node.attributes.find((one) => one.type === 'JSXAttribute' && attributeName(one) === 'resource');
    const attributes = JSON.stringify(node.attributes);
    if (resource?.type !== 'JSXAttribute' || attributes.includes('"value":"path"')) return null;
    const owner = attributes.includes('"value":"companyId"') ? `companies/${UNKNOWN}/` : '';
    const paths = reader.read(valueOf(resource), scope).map((one) => owner + (owner ? one : (RENAMED.get(one) ?? one)));
    return { paths: paths.map((one) => `/api/${one}`), methods: ['GET'] };
  },
  (node, scope, reader) =>
    node.type === 'JSXAttribute' && ADDRESSES.has(attributeName(node))
      ? { paths: apiPaths(reader, valueOf(node), scope), methods: ['GET'] }
      : null,
  (node, scope, reader) =>
    node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
      ? { paths: apiPaths(reader, node, scope), isPrefix: true }
      : null,
];

const attributeName = ({ name }: JSXAttribute) => (name.type === 'Identifier' ? name.value : '');

const valueOf = ({ value }: JSXAttribute): SyntaxNode | undefined => {
  if (value?.type === 'JSXExpressionContainer') return value.expression;
  return value?.type === 'StringLiteral' ? value : undefined;
};

function readSources(root: string) {
  const files = ROOMS.flatMap((room) => sourceFiles(root, `${room}/src`)).filter((file) => !IS_TEST.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function importedFile(root: string, from: string, source: string) {
  const own = /^@homologa\/([\w-]+)\/(.+)$/.exec(source);
  if (!own && !source.startsWith('.')) return null;
  const base = own ? `${own[1]}/src/${own[2]}` : posix.join(dirname(from), source);
  return ['.ts', '.tsx'].map((end) => base + end).find((file) => existsSync(join(root, file))) ?? null;
}

/**
 * Returns every API call and every API path in the web apps. `UNKNOWN` replaces the parts of a path known only at run
 * time; `method` is null if any method matches; `isPrefix` marks the beginning of a path. `unread` lists the files with
 * calls whose whole path is only known at run time.
 */
export function webCalls(root: string): { calls: WebCall[]; unread: string[] } {
  const texts = readSources(root);
  const modules = new Map<string, SourceModule>();
  const moduleOf = (file: string) => {
    let module = modules.get(file);
    if (!module) {
      const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
      // swc's offsets continue from one parsed file to the next; parsing an empty module returns the current offset.
      const start = parseSync('', { syntax: 'typescript' }).span.start;
      const body = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body;
      module = { file, body, lineAt: lineCounter(text, start) };
      modules.set(file, module);
    }
    return module;
  };
  const reader = createReader({ moduleOf, importedFile: (from, source) => importedFile(root, from, source) });
  const calls: WebCall[] = [];
  const unread: Set<string> = new Set();
  const sinks = new Map(Object.entries(SINKS));

  for (let before = -1; before !== sinks.size; ) {
    before = sinks.size;
    for (const file of texts.keys()) {
      for (const { node, scope, owner } of reader.nodesOf(moduleOf(file))) {
        const sink = sinkOf(node, scope);
        if (!sink || !owner || node.type !== 'CallExpression') continue;
        const pathParameter = owner.parameterOf(argumentOf(node, sink.path));
        if (pathParameter < 0 || sinks.has(`${file}#${owner.name}`)) continue;
        const methodParameter = typeof sink.method === 'number' ? owner.parameterOf(argumentOf(node, sink.method)) : -1;
        const methods = methodsOf(node, sink, scope);
        const method = methodParameter >= 0 ? methodParameter : methods.length === 1 ? (methods[0] ?? '') : '';
        sinks.set(`${file}#${owner.name}`, { path: pathParameter, method });
      }
    }
  }

  function sinkOf(node: SyntaxNode, scope: Scope): Sink | null {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
    const home = reader.homeOf(node.callee.value, scope);
    return home ? (sinks.get(home) ?? null) : null;
  }

  function methodsOf(node: CallExpression, sink: Sink, scope: Scope): (string | null)[] {
    if (typeof sink.method === 'string') return [sink.method || null];
    if (typeof sink.method === 'number') return known(reader.read(argumentOf(node, sink.method), scope));
    const options = argumentOf(node, sink.options);
    if (!options) return ['GET'];
    const object = reader.objectOf(options, scope);
    if (!object) return [null];
    const method = reader.propertyOf(object, 'method');
    if (method) return known(reader.read(method, scope));
    return object.properties.some((one) => one.type === 'SpreadElement') ? [null] : ['GET'];
  }

  const add = (
    file: string,
    node: SyntaxNode,
    paths: readonly string[],
    methods: readonly (string | null)[],
    isPrefix = false,
  ) => {
    const line = paths.length > 0 ? moduleOf(file).lineAt((node as HasSpan).span.start) : 0;
    for (const path of paths) {
      for (const method of methods) calls.push({ file, line, method, path, ...(isPrefix ? { isPrefix } : {}) });
    }
  };

  for (const file of texts.keys()) {
    for (const { node, scope, owner } of reader.nodesOf(moduleOf(file))) {
      const sink = sinkOf(node, scope);
      if (sink && node.type === 'CallExpression') {
        const path = argumentOf(node, sink.path);
        const read = reader.read(path, scope).filter((one) => one !== '' && !one.startsWith(UNKNOWN));
        const isPassedOn = owner && owner.parameterOf(path) >= 0;
        if (read.length === 0 && !isPassedOn) unread.add(file);
        add(file, node, read, methodsOf(node, sink, scope));
        continue;
      }
      for (const readAs of READINGS) {
        const { paths = [], methods = [null], isPrefix } = readAs(node, scope, reader) ?? {};
        add(file, node, paths, methods, isPrefix);
      }
    }
  }
  return { calls, unread: [...unread].sort() };
}

const argumentOf = (call: CallExpression, place: number | undefined) =>
  place === undefined ? undefined : call.arguments[place]?.expression;

const known = (values: readonly string[]) => values.map((one) => (one.includes(UNKNOWN) ? null : one));

function lineCounter(text: string, start: number) {
  const bytes = Buffer.from(text);
  return (offset: number) =>
    bytes
      .subarray(0, offset - start)
      .toString()
      .split('\n').length;
}

/**
 * Returns calls without a matching route, as "file:line METHOD path". `routes` are paths with ":name" for a parameter.
 */
export function unansweredCalls(
  calls: readonly WebCall[],
  routes: readonly { method: string; path: string }[],
): string[] {
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isAnswered = ({ method, path, isPrefix }: WebCall) => {
    const body = (path.split('?')[0] ?? '').split(UNKNOWN).map(escape).join('[^/]*');
    // A path marked as prefix matches every route that begins with it.
    const pattern = new RegExp(`^${body}${isPrefix ? '.*' : ''}/?$`);
    return routes.some((route) => {
      const isMethod = method === null || route.method.toUpperCase() === method;
      return isMethod && pattern.test(route.path);
    });
  };
  return [
    ...new Set(
      calls
        .filter((call) => !isAnswered(call))
        .map(({ file, line, method, path }) => `${file}:${line} ${method ?? 'any'} ${path.replaceAll(UNKNOWN, '*')}`),
    ),
  ];
}
