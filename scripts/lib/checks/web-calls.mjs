import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from '@swc/core';
import { sourceFiles } from './architecture';
import { TESTS } from './floors.mjs';
import { createReader, UNKNOWN } from './path-values';

// Checks that every API path in the web apps has a route: a call of a missing route would only fail with a 404 in the
// browser. The paths are read statically from the sources.

const IS_TEST = new RegExp(TESTS);
const ROOMS = ['console', 'onboarding-web', 'web'];

/**
 * Positions of a function's path and method arguments.
 * @typedef {{path?: number, method?: number | string, options?: number}} Sink
 */
/** @typedef {{file: string, line: number, method: string | null, path: string, isPrefix?: boolean}} WebCall */

/** Functions that send a request, as "file#name". */
const SINKS = /** @type {Record<string, Sink>} */ ({
  'console/src/shared/http/http-client.ts#send': { path: 0, options: 1 },
  'console/src/shared/http/http-client.ts#callJson': { path: 0, options: 1 },
  'console/src/shared/http/http-client.ts#callVoid': { path: 0, options: 1 },
  'console/src/shared/http/http-client.ts#uploadForm': { method: 0, path: 1 },
  'console/src/shared/http/download.ts#downloadFile': { path: 0, method: 'GET' },
  'console/src/shared/http/use-file-url.ts#useFileUrl': { path: 0, method: 'GET' },
  'onboarding-web/src/lib/api-client.ts#call': { method: 0, path: 1 },
  'onboarding-web/src/lib/api-client.ts#callForFile': { path: 0, method: 'GET' },
  'onboarding-web/src/lib/upload.ts#upload': { method: 0, path: 1 },
});

/** JSX attributes that contain the URL of a file. */
const ADDRESSES = new Set(['path', 'filePath', 'href', 'src', 'action']);

/** @typedef {{paths: readonly string[], methods?: readonly (string | null)[], isPrefix?: boolean}} Reading */
/** @typedef {ReturnType<typeof createReader>} Reader */

/** @param {Reader} reader @param {any} node @param {any} scope */
const apiPaths = (reader, node, scope) => reader.read(node, scope).filter((one) => one.startsWith('/api/'));

/**
 * Other places that name a route: the options of a request, the path in a list's `meta`, a `resource` attribute, the
 * URL of a file, and any text that begins with `/api/`.
 * @type {((node: any, scope: any, reader: Reader) => Reading | null)[]}
 */
const READINGS = [
  (node, scope, reader) => {
    const path = node.type === 'ObjectExpression' && reader.propertyOf(node, 'path');
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
    const resource = node.attributes.find((/** @type {any} */ one) => one.name?.value === 'resource');
    if (!resource || JSON.stringify(node.attributes).includes('"value":"path"')) return null;
    return { paths: reader.read(valueOf(resource), scope).map((one) => `/api/${one}`), methods: ['GET'] };
  },
  (node, scope, reader) =>
    node.type === 'JSXAttribute' && ADDRESSES.has(node.name.value)
      ? { paths: apiPaths(reader, valueOf(node), scope), methods: ['GET'] }
      : null,
  (node, scope, reader) =>
    node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
      ? { paths: apiPaths(reader, node, scope), isPrefix: true }
      : null,
];

/** @param {any} attribute */
const valueOf = ({ value }) => (value?.type === 'JSXExpressionContainer' ? value.expression : value);

/** @param {string} root */
function readSources(root) {
  const files = ROOMS.flatMap((room) => sourceFiles(root, `${room}/src`)).filter((file) => !IS_TEST.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} source
 */
function importedFile(root, from, source) {
  const own = /^@homologa\/([\w-]+)\/(.+)$/.exec(source);
  if (!own && !source.startsWith('.')) return null;
  const base = own ? `${own[1]}/src/${own[2]}` : posix.join(dirname(from), source);
  return ['.ts', '.tsx'].map((end) => base + end).find((file) => existsSync(join(root, file))) ?? null;
}

/**
 * Every API call and every API path in the web apps. `UNKNOWN` replaces the parts of a path known only at run time;
 * `method` is null if any method matches; `isPrefix` marks the beginning of a path.
 * @param {string} root
 * @returns {{calls: WebCall[], unread: string[]}} `unread` lists the files with calls whose whole path is only known at
 *   run time
 */
export function webCalls(root) {
  const texts = readSources(root);
  /** @type {Map<string, any>} */
  const modules = new Map();
  /** @param {string} file */
  const moduleOf = (file) => {
    if (!modules.has(file)) {
      const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
      // swc's offsets continue from one parsed file to the next; parsing an empty module returns the current offset.
      const start = parseSync('', { syntax: 'typescript' }).span.start;
      const body = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body;
      modules.set(file, { file, body, lineAt: lineCounter(text, start) });
    }
    return modules.get(file);
  };
  const reader = createReader({ moduleOf, importedFile: (from, source) => importedFile(root, from, source) });
  /** @type {WebCall[]} */
  const calls = [];
  /** @type {Set<string>} */
  const unread = new Set();
  const sinks = new Map(Object.entries(SINKS));

  /** @param {string} file @param {(found: any) => void} onFound */
  const walk = (file, onFound) => reader.walk(moduleOf(file), onFound);

  // A function that passes its own parameter on as the path counts as a sending function too.
  for (let before = -1; before !== sinks.size; ) {
    before = sinks.size;
    for (const file of texts.keys()) {
      walk(file, ({ node, scope, owner }) => {
        const sink = sinkOf(node, scope);
        if (!sink || !owner) return;
        const pathParameter = owner.parameterOf(argumentOf(node, sink.path));
        if (pathParameter < 0 || sinks.has(`${file}#${owner.name}`)) return;
        const methodParameter = typeof sink.method === 'number' ? owner.parameterOf(argumentOf(node, sink.method)) : -1;
        const methods = methodsOf(node, sink, scope);
        const method = methodParameter >= 0 ? methodParameter : methods.length === 1 ? (methods[0] ?? '') : '';
        sinks.set(`${file}#${owner.name}`, { path: pathParameter, method });
      });
    }
  }

  /** @param {any} node @param {any} scope @returns {Sink | null} */
  function sinkOf(node, scope) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
    const home = reader.homeOf(node.callee.value, scope);
    return home ? (sinks.get(home) ?? null) : null;
  }

  /** @param {any} node @param {Sink} sink @param {any} scope @returns {(string | null)[]} */
  function methodsOf(node, sink, scope) {
    if (typeof sink.method === 'string') return [sink.method || null];
    if (typeof sink.method === 'number') return known(reader.read(argumentOf(node, sink.method), scope));
    const options = argumentOf(node, sink.options);
    if (!options) return ['GET'];
    const object = reader.objectOf(options, scope);
    if (!object) return [null];
    const method = reader.propertyOf(object, 'method');
    if (method) return known(reader.read(method, scope));
    return object.properties.some((/** @type {any} */ one) => one.type === 'SpreadElement') ? [null] : ['GET'];
  }

  /**
   * @param {string} file
   * @param {any} node
   * @param {readonly string[]} paths
   * @param {readonly (string | null)[]} methods
   */
  const add = (file, node, paths, methods, isPrefix = false) => {
    const line = paths.length > 0 ? moduleOf(file).lineAt(node.span.start) : 0;
    for (const path of paths) {
      for (const method of methods) calls.push({ file, line, method, path, ...(isPrefix ? { isPrefix } : {}) });
    }
  };

  for (const file of texts.keys()) {
    walk(file, ({ node, scope, owner }) => {
      const sink = sinkOf(node, scope);
      if (sink) {
        const path = argumentOf(node, sink.path);
        const paths = reader.read(path, scope);
        const isPassedOn = owner && owner.parameterOf(path) >= 0;
        const read = paths.filter((one) => one !== '' && !one.startsWith(UNKNOWN));
        if (read.length === 0 && !isPassedOn) unread.add(file);
        add(file, node, read, methodsOf(node, sink, scope));
        return;
      }
      for (const read of READINGS) {
        const { paths = [], methods = [null], isPrefix } = read(node, scope, reader) ?? {};
        add(file, node, paths, methods, isPrefix);
      }
    });
  }
  return { calls, unread: [...unread].sort() };
}

/** @param {any} node @param {number | undefined} place */
const argumentOf = (node, place) => (place === undefined ? undefined : node.arguments[place]?.expression);

/** @param {readonly string[]} values */
const known = (values) => values.map((one) => (one.includes(UNKNOWN) ? null : one));

/** @param {string} text @param {number} start */
function lineCounter(text, start) {
  const bytes = Buffer.from(text);
  return (/** @type {number} */ offset) =>
    bytes
      .subarray(0, offset - start)
      .toString()
      .split('\n').length;
}

/**
 * Calls without a matching route, as "file:line METHOD path".
 * @param {readonly WebCall[]} calls
 * @param {readonly {method: string, path: string}[]} routes paths with ":name" for a parameter
 * @returns {string[]}
 */
export function unansweredCalls(calls, routes) {
  const escape = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isAnswered = (/** @type {WebCall} */ { method, path, isPrefix }) => {
    const body = (path.split('?')[0] ?? '').split(UNKNOWN).map(escape).join('[^/]*');
    // A prefix matches every route that continues it.
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
