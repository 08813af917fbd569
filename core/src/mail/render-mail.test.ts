import { createElement } from 'react';
import { expect, test } from 'vitest';
import { oneLine, renderMail } from './render-mail';

test('a subject with a line break is refused: it would start a header of its own', async () => {
  const body = createElement('p');
  await expect(renderMail('Hello\r\nBcc: everyone@example.test', body)).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(renderMail('Hello\u2028there', body)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(oneLine('Aceros\r\n  del\tSur ')).toBe('Aceros del Sur');
});
