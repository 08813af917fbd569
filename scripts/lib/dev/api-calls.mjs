/** What the server answers besides the routes of its OpenAPI document (`server/src/pages`). */
const BESIDE = /^\/(api|mailbox|sandbox)(\/|$)/;

/**
 * Tells calls of the API from pages and files of the web apps, as the server does, by its own OpenAPI document.
 * @param {{paths: Record<string, object>}} document
 * @returns {(method: string, path: string) => boolean}
 */
export function apiCalls(document) {
  const routes = Object.entries(document.paths).map(([path, operations]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
    methods: new Set(Object.keys(operations)),
  }));
  return (method, path) => {
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
    return BESIDE.test(path) || routes.some(({ pattern, methods }) => methods.has(asked) && pattern.test(path));
  };
}
