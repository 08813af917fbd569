/** Server paths that are not in its OpenAPI document (`server/src/pages`). */
const BESIDE = /^\/(api|mailbox|sandbox)(\/|$)/;

/**
 * Returns a predicate that separates API calls from pages and files of the web apps, by the server's OpenAPI document.
 */
export function apiCalls(document: { paths: Record<string, object> }): (method: string, path: string) => boolean {
  const routes = Object.entries(document.paths).map(([path, operations]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
    methods: new Set(Object.keys(operations)),
  }));
  return (method, path) => {
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
    return BESIDE.test(path) || routes.some(({ pattern, methods }) => methods.has(asked) && pattern.test(path));
  };
}
