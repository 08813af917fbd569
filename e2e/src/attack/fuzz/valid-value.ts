import type { Dice } from '../dice';
import type { Schema } from './api-document';

const DEEPEST = 8;
const OPTIONAL_GIVEN = 0.75;
const NULL_GIVEN = 0.1;
const LONGEST_NUMBER = 1_000;

const WORDS = ['argentina', 'mexico', 'bir', 'report', 'onboarding', 'client', 'es', 'Aceros del Sur', 'archived', '1'];

const NAMED: Record<string, readonly string[]> = {
  country: ['argentina', 'brazil', 'mexico'],
  email: ['somebody@fuzz.test', 'admin@demo.homologa.test'],
  emails: ['somebody@fuzz.test', 'other@fuzz.test'],
  phone: ['+54 11 4321 0000'],
  tax_id: ['30-71234567-1', ''],
  status: ['pending', 'archived', 'completed', 'active'],
  action: ['archive', 'remind', 'delete', 'add_labels'],
  decision: ['approved', 'rejected', 'refuse'],
  locale: ['es', 'en', 'pt-BR'],
  password: ['a-long-enough-password-1'],
};

/** Builds a value that satisfies the schema; `ids` returns an existing id. */
export function validValue(schema: Schema, dice: Dice, ids: () => string, name = ''): unknown {
  return valueOf(schema, { dice, ids, definitions: schema.$defs ?? {}, depth: 0 }, name);
}

interface Making {
  dice: Dice;
  ids: () => string;
  definitions: Record<string, Schema>;
  depth: number;
}

function valueOf(schema: Schema, making: Making, name: string): unknown {
  const { dice, definitions } = making;
  const inner = { ...making, depth: making.depth + 1 };
  if (making.depth > DEEPEST) return null;
  if (schema.$ref) return valueOf(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, inner, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum && schema.enum.length > 0) return dice.pick(schema.enum.map((choice) => ({ choice }))).choice;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return valueOf(chosenOf(choices, dice), inner, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, inner, name)));
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : (schema.type ?? guessed(schema));
  switch (type) {
    case 'object':
      return objectOf(schema, inner);
    case 'array':
      return arrayOf(schema, inner, name);
    case 'integer':
    case 'number':
      return numberOf(schema, dice);
    case 'boolean':
      return dice.chance(0.5);
    case 'null':
      return null;
    default:
      return textOf(schema, making, name);
  }
}

function chosenOf(choices: readonly Schema[], dice: Dice): Schema {
  const given = choices.filter(({ type }) => type !== 'null');
  return given.length === 0 || dice.chance(NULL_GIVEN) ? dice.pick(choices) : dice.pick(given);
}

const guessed = ({ properties, items }: Schema): string => (properties ? 'object' : items ? 'array' : 'string');

function objectOf(schema: Schema, making: Making): object {
  const required = new Set(schema.required);
  const given = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || making.dice.chance(OPTIONAL_GIVEN),
  );
  const own = given.map(([name, shape]) => [name, valueOf(shape, making, name)]);
  const { additionalProperties: more } = schema;
  const free = typeof more === 'object' ? [[making.ids(), valueOf(more, making, '')]] : [];
  return Object.fromEntries([...own, ...free]);
}

function arrayOf(schema: Schema, making: Making, name: string): unknown[] {
  if (schema.prefixItems) return schema.prefixItems.map((item) => valueOf(item, making, name));
  const length = Math.max(schema.minItems ?? 0, making.dice.below(4));
  return Array.from({ length }, () => valueOf(schema.items ?? {}, making, name));
}

function numberOf({ minimum = 0, maximum = LONGEST_NUMBER }: Schema, dice: Dice): number {
  const from = Math.max(minimum, -LONGEST_NUMBER);
  return from + dice.below(Math.max(1, Math.min(maximum, from + LONGEST_NUMBER) - from + 1));
}

function textOf({ format, minLength = 0, maxLength }: Schema, { dice, ids }: Making, name: string): string {
  if (format === 'uuid') return ids();
  if (format === 'email') return dice.pick(['somebody@fuzz.test', 'user@demo.homologa.test']);
  if (format === 'date') return '2026-03-14';
  if (format === 'date-time') return '2026-03-14T15:09:26.535Z';
  if (/(^|_)ids?$/.test(name) && dice.chance(0.8)) return ids();
  const text = dice.pick(Object.hasOwn(NAMED, name) ? (NAMED[name] ?? WORDS) : WORDS);
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}
