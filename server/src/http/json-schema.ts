import { z } from 'zod';

/** Converts a contract to JSON Schema; parts without an equivalent, such as transforms, accept anything. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    $schema?: string;
  };
  return shape;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const DEFINITION = '#/$defs/';

/**
 * Collects the schemas of a document: parts that a contract has several times, such as the conditions of a question, are
 * written once and referred to. Written in full they made the document twenty times as large.
 */
export class SharedSchemas {
  readonly #names = new Map<string, string>();
  readonly components: Record<string, object> = {};

  /** Converts a contract, whose repeated parts become components. */
  schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
    const {
      $schema: _dialect,
      $defs: definitions = {},
      ...shape
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'ref' }) as {
      $schema?: string;
      $defs?: Record<string, Json>;
    };
    const names = new Map<string, string>();
    // Inner definitions first, so that equal ones of different contracts have equal texts; no contract contains itself.
    const nameOf = (local: string): string => {
      const known = names.get(local);
      if (known !== undefined) return known;
      const text = JSON.stringify(this.#renamed(definitions[local] ?? null, nameOf));
      const name = this.#names.get(text) ?? `Part${this.#names.size + 1}`;
      this.#names.set(text, name);
      this.components[name] = JSON.parse(text) as object;
      names.set(local, name);
      return name;
    };
    return this.#renamed(shape, nameOf) as object;
  }

  #renamed(value: Json, nameOf: (local: string) => string): Json {
    if (Array.isArray(value)) return value.map((each) => this.#renamed(each, nameOf));
    if (value === null || typeof value !== 'object') return value;
    const { $ref: reference } = value;
    if (typeof reference === 'string' && reference.startsWith(DEFINITION)) {
      return { ...value, $ref: `#/components/schemas/${nameOf(reference.slice(DEFINITION.length))}` };
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#renamed(each, nameOf)]));
  }
}
