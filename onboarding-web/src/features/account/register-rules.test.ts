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
  it('refuses a phone that cannot be one, which goes by the country', () => {
    const said = 'phone: Please enter a valid phone, with its country code.';
    for (const phone of ['abc', '123', 'llamar a Ana']) expect(messages({ phone })).toEqual([said]);
    expect(messages({ phone: '01 630 3000', country: 'PER' })).toEqual([]);
    expect(messages({ phone: '630 30', country: 'PER' })).toEqual([said]);
  });
  it('judges e-mail and password', () => {
    expect(messages({ email: 'ana@', password: '123456' })).toEqual([
      'email: Please enter a valid email.',
      'password: The password you entered is too short. Please enter 7+ characters',
    ]);
  });
});
