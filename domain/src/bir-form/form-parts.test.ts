import { expect, test } from 'vitest';
import { birFormFor } from './bir-form';
import { FORM_PARTS, formPartOf, formProgress } from './form-parts';

const TODAY = '2026-11-28';
const form = birFormFor('peru', 'ckr');
const count = (data: object, files: string[] = []) =>
  formProgress(form, { company: {}, country: 'peru', form: {}, ...data }, new Set(files), TODAY);

test('an untouched form has only the parts done in which nothing is required', () => {
  const { done, total } = count({});
  expect(total).toBe(FORM_PARTS.length);
  expect(done).toBeLessThan(total);
});

test('a part counts once its last missing field is given, and no longer once a field is invalid', () => {
  const before = count({}).done;
  const company = { company_name: 'Andes', tax_id: '20100070970', phone: '+51 1 4110000', email: 'a@andes.test' };
  expect(count({ company }).done).toBe(before + 1);
  expect(count({ company: { ...company, email: 'no address' } }).done).toBe(before);
});

test('the required files are one part', () => {
  expect(count({}, ['tax_certificate']).done).toBe(count({}).done + 1);
});

test('each path belongs to one part', () => {
  expect(formPartOf('form.owners.0.share')).toBe('owners');
  expect(formPartOf('company.tax_id')).toBe('identity');
  expect(formPartOf('country')).toBe('identity');
  expect(formPartOf('files.tax_certificate')).toBe('files');
});
