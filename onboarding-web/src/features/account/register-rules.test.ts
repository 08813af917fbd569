import { describe, expect, it } from 'vitest';
import { checkRegister } from './register-rules';

const good = {
  name: 'Ana',
  company: '',
  email: ' ana@acme.test ',
  password: 'correcta',
  country: '',
  phone: '+52 55 1234 5678',
};
const messages = (more: Partial<typeof good>, asksCompany = false) =>
  checkRegister({ ...good, ...more }, asksCompany).map(({ path, message }) => `${path}: ${message}`);

describe('registering', () => {
  it('needs name, e-mail, password and phone; the country is optional', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ name: ' ', email: '', password: '', phone: '' })).toEqual([
      'name: All fields are required',
      'email: All fields are required',
      'password: All fields are required',
      'phone: All fields are required',
    ]);
  });
  it('needs the company only where no supplier is known', () => {
    expect(messages({}, true)).toEqual(['company: Company name is required']);
  });
  it('judges e-mail and password', () => {
    expect(messages({ email: 'ana@', password: '123456' })).toEqual([
      'email: Please enter a valid email.',
      'password: The password you entered is too short. Please enter 7+ characters',
    ]);
  });
});
