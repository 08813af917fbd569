import { describe, expect, it } from 'vitest';
import { normalizeInvite } from '../suppliers/invite';
import { checkPublicRegistration } from './public-link-rules';

const typed = { companyName: 'Aceros', fullName: 'Luisa', emails: ['luisa@aceros.test'], phone: '1143210000' };
const codes = (change: Partial<typeof typed>) =>
  checkPublicRegistration(normalizeInvite({ ...typed, ...change })).map(({ message, path }) => [message, path]);

describe('registering through the public link', () => {
  it('takes a complete form', () => {
    expect(codes({})).toEqual([]);
  });

  it('asks for every field before the company name', () => {
    expect(codes({ fullName: ' ', phone: '', companyName: '' })).toEqual([
      ['All fields are required', 'full_name'],
      ['All fields are required', 'phone'],
      ['Company name is required', 'company_name'],
    ]);
  });

  it('refuses names that carry an address', () => {
    const text = 'Please write names without web or email addresses.';
    expect(codes({ fullName: 'visit http://bad.test', companyName: 'www.bad.test' })).toEqual([
      [text, 'full_name'],
      [text, 'company_name'],
    ]);
  });

  it('refuses an e-mail that is none', () => {
    expect(codes({ emails: ['luisa@'] })).toEqual([['Please enter a valid email.', 'email']]);
  });
});
