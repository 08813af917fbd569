import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createConfirm } from './confirm';

const QUESTION = '3 users stop. Deactivate the company?';

function asking(answer: string | null, isTTY: boolean) {
  let err = '';
  const input = Object.assign(Readable.from(answer === null ? [] : [answer]), { isTTY });
  return { confirm: createConfirm(input, (text) => (err += text)), asked: () => err };
}

test('an act goes on without a question if --yes was given', async () => {
  const { confirm, asked } = asking(null, false);
  await confirm(QUESTION, { yes: true });
  expect(asked()).toBe('');
});

test('an act is wrong usage without a terminal and without --yes', async () => {
  const { confirm } = asking('y\n', false);
  await expect(confirm(QUESTION, {})).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('--yes'),
  });
});

test.each(['y\n', 'YES\n'])('the answer %j on a terminal lets the act go on', async (answer) => {
  const { confirm, asked } = asking(answer, true);
  await confirm(QUESTION, {});
  expect(asked()).toBe(`${QUESTION} [y/N] `);
});

test.each(['n\n', '\n', 'yesterday\n', null])('the answer %j on a terminal changes nothing', async (answer) => {
  const { confirm } = asking(answer, true);
  await expect(confirm(QUESTION, {})).rejects.toMatchObject({ code: 'refused', message: 'Nothing was changed.' });
});
