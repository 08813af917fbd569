import { expect, test } from 'vitest';
import { classifyBounce } from './smtp-answer';

test.each([
  [550, '550 5.1.1 The email account that you tried to reach does not exist', 'hard'],
  [550, '550-5.2.1 The email account is disabled', 'hard'],
  [550, '550 5.4.1 Recipient address rejected: Access denied', 'hard'],
  [550, '550 no such user here', 'hard'],
  [553, '553 sorry, that domain is not in my list', 'hard'],
  [null, '5.1.1', 'hard'],
  [552, '552 5.2.2 mailbox full', 'soft'],
  [552, '552 quota exceeded', 'soft'],
  [450, '450 4.2.0 greylisted', 'soft'],
  [451, '451 try again', 'soft'],
  [null, '4.4.7 message expired', 'soft'],
  [550, '550 5.7.1 our policy refuses mail from you', 'refused'],
  [550, '550 rejected: your address is on a blacklist', 'refused'],
  [550, '550 relay not permitted', 'refused'],
  [554, '554 transaction failed', 'refused'],
  [null, '', 'refused'],
] as const)('code %s with the text %j is %s', (code, text, expected) => {
  expect(classifyBounce({ code, text })).toBe(expected);
});
