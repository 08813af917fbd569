import { expect, test } from 'vitest';
import { classifyBounce } from './smtp-answer';

test.each([
  [550, '550 5.1.1 The email account that you tried to reach does not exist', 'hard'],
  [550, '550-5.2.1 The email account is disabled', 'hard'],
  [550, '550 5.4.1 Recipient address rejected: Access denied', 'hard'],
  [550, '550 no such user here', 'hard'],
  [550, '550 No such user here', 'hard'],
  [550, '550 5.1.1 User unknown', 'hard'],
  [550, '550 5.1.1 <rate.sender@acme.test>: Recipient address rejected: User unknown', 'hard'],
  [550, '550-5.1.1 The account does not exist. Learn more at https://support.acme.test/?p=NoSuchSender', 'hard'],
  [550, '550 Requested action not taken: mailbox unavailable', 'hard'],
  [null, 'smtp; 550 5.1.1 unknown', 'hard'],
  [550, '550 5.1.0 <ana@acme.test> Sender rejected', 'refused'],
  [550, '550 5.1.0 address rejected', 'refused'],
  [550, '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents delivery', 'refused'],
  [550, '550 5.1.1 <ana@acme.test> blocked using spamhaus', 'refused'],
  [550, '550 rejected because 5.1.1.23 is listed in RBL', 'refused'],
  [550, '550 5.1.1.23 is listed', 'refused'],
  [550, '550 Message rate exceeded', 'refused'],
  [550, '550 Greylisted, try later', 'refused'],
  [550, '550 Sender verify failed', 'refused'],
  [550, '550 No reverse DNS for your IP', 'refused'],
  [553, '553 no PTR', 'refused'],
  [550, '550 Too many invalid recipients', 'refused'],
  [550, '550 mailbox is full', 'soft'],
  [553, '553 sorry, that domain is not in my list', 'refused'],
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

// A pattern that grows with the square of the text would run into the time limit of the test.
test('a long answer without an address is classified at once', () => {
  expect(classifyBounce({ code: 550, text: `550 5.1.1 ${'a'.repeat(250_000)}` })).toBe('hard');
});
