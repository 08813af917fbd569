import { z } from 'zod';

/** JSON Schema of a contract; parts that cannot be expressed, such as transforms, accept anything. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    $schema?: string;
  };
  return shape;
}
