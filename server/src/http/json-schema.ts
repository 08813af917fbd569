import { z } from 'zod';

/** Converts a contract to JSON Schema; parts without an equivalent, such as transforms, accept anything. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    $schema?: string;
  };
  return shape;
}
