import { errorResponse } from '@homologa/domain/wire/common.contract';
import type { z } from 'zod';
import { schemaOf } from './json-schema';
import type { Route, RouteAuth } from './route';

const SECURITY: Record<RouteAuth, object[]> = {
  public: [],
  session: [{ session: [] }],
  company: [{ session: [] }],
  staff: [{ session: [] }],
  onboarding: [{ session: [] }, { link: [] }],
};

export function openApiDocument(routes: readonly Route[], serverUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route) };
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
      schemas: { Error: schemaOf(errorResponse, 'output') },
    },
  };
}

function operation(route: Route): object {
  const body = requestBody(route);
  return {
    summary: route.summary,
    ...(route.roles ? { description: `For staff with a role: ${route.roles.join(' or ')}.` } : {}),
    tags: [route.path.split('/').find((part) => part && part !== 'api') ?? 'root'],
    security: SECURITY[route.auth],
    parameters: [...parameters(route.params, 'path', route.path), ...parameters(route.query, 'query', route.path)],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [String(route.status ?? 200)]: {
        description: 'Done',
        ...(route.response ? { content: { 'application/json': { schema: schemaOf(route.response, 'output') } } } : {}),
      },
      default: {
        description: 'An error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function requestBody(route: Route): object | null {
  const schema: { properties?: object } | null = route.body ? schemaOf(route.body, 'input') : null;
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

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query', path: string): object[] {
  const properties = schema
    ? ((schemaOf(schema, 'input') as { properties?: Record<string, object> }).properties ?? {})
    : {};
  if (place === 'query') return Object.entries(properties).map(([name, shape]) => ({ name, in: place, schema: shape }));
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: place,
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
}
