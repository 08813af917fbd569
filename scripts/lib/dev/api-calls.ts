/** Prefixes of paths that the server handles (`server/src/pages`) although the OpenAPI document does not list them. */
const BESIDE = /^\/(api|mailbox|sandbox)(\/|$)/;

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
