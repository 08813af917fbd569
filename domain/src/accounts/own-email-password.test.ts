import { expect, test } from 'vitest';
import { checkNotOwnEmail } from './own-email-password';

const EMAIL = ' Luisa.Gomez@Aceros.test ';

test.each(['luisa.gomez@aceros.test', 'LUISA.GOMEZ@ACEROS.TEST ', 'luisa.gomez'])(
  'the password %j is the e-mail',
  (password) => {
    expect(checkNotOwnEmail(password, 'password', EMAIL)).toMatchObject([
      { code: 'password_is_email', path: 'password' },
    ]);
  },
);

test.each(['luisa.gomez@otra.test', 'luisa.gomez7', 'una clave larga', ''])('the password %j is not', (password) => {
  expect(checkNotOwnEmail(password, 'password', EMAIL)).toEqual([]);
});
