export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
}

export interface Operation {
  method: string;
  path: string;
  query: { name: string; schema: Schema }[];
  /** Schemas of the request body by media type; empty for operations without a body. */
  bodies: Record<string, Schema>;
}

interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    Record<
      string,
      {
        parameters: { name: string; in: string; schema: Schema }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

export async function readOperations(url: string): Promise<Operation[]> {
  const answer = await fetch(`${url}/api/openapi.json`);
  if (!answer.ok) throw new Error(`the product does not describe itself: ${answer.status}`);
  const { paths, components } = (await answer.json()) as Document;
  const withParts = (schema: Schema): Schema => ({ ...schema, $defs: components.schemas });
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => ({ ...parameter, schema: withParts(parameter.schema) })),
      bodies: Object.fromEntries(
        Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, withParts(schema)]),
      ),
    })),
  );
}
