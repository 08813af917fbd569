import { setImmediate as giveWay } from 'node:timers/promises';
import { errorResponse } from '@homologa/domain/wire/common.contract';
import type { z } from 'zod';
import { SharedSchemas } from './json-schema';
import type { Route, RouteAuth } from './route';

const SECURITY: Record<RouteAuth, object[]> = {
  public: [],
  session: [{ session: [] }],
  company: [{ session: [] }],
  staff: [{ session: [] }],
  onboarding: [{ session: [] }, { link: [] }],
};

/** Describes all routes. Gives way to other requests between them, because all together take seconds. */
export async function openApiDocument(routes: readonly Route[], serverUrl: string): Promise<object> {
  const schemas = new SharedSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route, schemas) };
    await giveWay();
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Homologa', version: '1', description: 'Supplier due diligence and onboarding.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a login' },
        link: { type: 'apiKey', in: 'header', name: 'X-Onboarding-Token', description: 'The token of a mailed link' },
      },
      schemas: { Error: schemas.schemaOf(errorResponse, 'output'), ...schemas.components },
    },
  };
}

function operation(route: Route, schemas: SharedSchemas): object {
  const body = requestBody(route, schemas);
  return {
    summary: route.summary,
    ...(route.roles ? { description: `For staff with a role: ${route.roles.join(' or ')}.` } : {}),
    tags: [route.path.split('/').find((part) => part && part !== 'api') ?? 'root'],
    security: SECURITY[route.auth],
    parameters: [
      ...parameters(route.params, { place: 'path', path: route.path, schemas }),
      ...parameters(route.query, { place: 'query', path: route.path, schemas }),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [String(route.status ?? 200)]: {
        description: 'Done',
        ...(route.response
          ? { content: { 'application/json': { schema: schemas.schemaOf(route.response, 'output') } } }
          : {}),
      },
      default: {
        description: 'An error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function requestBody(route: Route, schemas: SharedSchemas): object | null {
  const schema: { properties?: object } | null = route.body ? schemas.schemaOf(route.body, 'input') : null;
  if (route.upload) {
    const file = { [route.upload]: { type: 'string', format: 'binary' } };
    const parts = schema?.properties ?? {};
    return { content: { 'multipart/form-data': { schema: { type: 'object', properties: { ...parts, ...file } } } } };
  }
  if (route.raw === 'bytes') {
    return { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
  }
  if (!schema) return null;
  const text = route.plainText ? { 'text/plain': { schema: { type: 'string' } } } : {};
  return { content: { 'application/json': { schema }, ...text } };
}

function parameters(
  schema: z.ZodType | undefined,
  { place, path, schemas }: { place: 'path' | 'query'; path: string; schemas: SharedSchemas },
): object[] {
  const properties = schema
    ? ((schemas.schemaOf(schema, 'input') as { properties?: Record<string, object> }).properties ?? {})
    : {};
  if (place === 'query') return Object.entries(properties).map(([name, shape]) => ({ name, in: place, schema: shape }));
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: place,
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
}
