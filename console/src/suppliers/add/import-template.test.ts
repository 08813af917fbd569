import { expect, it } from 'vitest';
import { importTemplate } from './import-template';

it('heads the fields that the workflow asks for, in the language of the reader', () => {
  const traits = { type: 'investigating', product: 'report', reportType: 'bir' } as const;
  const fields = importTemplate(traits, (words) => words.es).split(';');
  expect(fields).toHaveLength(9);
  expect(fields[0]).toBe('\ufeffNombre de la empresa');
});
