import { violation } from '@homologa/domain/errors/error-codes';
import { readRefusal } from '@homologa/web/http/refusal';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/api-error';
import { fieldOfPath, problemsOfError, problemsOfRules, summaryOf } from './form-problems';

const fields = ['name', 'emails', 'info.phone', 'shareholders.0.name'];
const fieldOf = (path: string) => fieldOfPath(path, fields);
const refusal = (body: unknown) => new ApiError(422, readRefusal(422, JSON.stringify(body)), '', 'es');

describe('what is wrong with a form', () => {
  it('finds the field that a path of the wire means', () => {
    expect(['name', 'info.phone', 'emails.2', 'tags.0.name', 'shareholders.0', 'phone', ''].map(fieldOf)).toEqual([
      'name',
      'info.phone',
      'emails',
      'name',
      'shareholders.0.name',
      null,
      null,
    ]);
  });

  it('gives each field its first broken rule, in the reader’s language', () => {
    const broken = [
      violation('all_fields_required', 'name'),
      violation('email_invalid', 'name'),
      violation('bulk_invalid_email', 'emails', { index: 1, values: { value: 'x' } }),
    ];
    expect(problemsOfRules(broken, 'es', fieldOf)).toEqual([
      { field: 'name', message: 'Todos los campos son obligatorios' },
      { field: 'emails', message: 'Correo no válido: x' },
    ]);
  });

  it('places a refusal by its details, else by its code, else nowhere', () => {
    const details = [
      { code: 'email_invalid', message: 'Please enter a valid email.', path: 'emails.0' },
      { code: 'new_code', message: 'Something new.', path: 'elsewhere' },
    ];
    expect(problemsOfError(refusal({ error: 'no', code: 'invalid_input', details }), {}, fieldOf)).toEqual([
      { field: 'emails', message: 'Ingrese un correo válido.' },
      { field: null, message: 'Something new.' },
    ]);
    const taken = refusal({ error: 'taken', code: 'email_taken' });
    expect(problemsOfError(taken, { email_taken: 'emails' }, fieldOf)).toEqual([
      { field: 'emails', message: taken.message },
    ]);
    expect(problemsOfError(new Error('odd'), {}, fieldOf)).toEqual([{ field: null, message: 'odd' }]);
  });

  it('says each message once, with all its fields', () => {
    const problems = [
      { field: 'name', message: 'missing' },
      { field: null, message: 'refused' },
      { field: 'emails', message: 'missing' },
    ];
    expect(summaryOf(problems)).toEqual([
      { message: 'missing', fields: ['name', 'emails'] },
      { message: 'refused', fields: [] },
    ]);
  });
});
