import { readAddressLines } from '@homologa/domain/suppliers/addresses/address-lines';
import { matchAddresses } from '@homologa/domain/suppliers/addresses/match-addresses';
import { expect, test } from 'vitest';
import { callCorrections, outcomeOf, withoutDone } from './correction-calls';

const supplier = (id: string, workflowId = 'w1') => ({
  id,
  workflowId,
  name: id,
  taxId: '',
  emails: [`${id}@old.test`],
});
const HEADING = 'Supplier;E-mail';
const TEXT = `${HEADING}\nacme;a@new.test\nnobody;x@new.test\nacme;A@new.test\nfood;f@new.test`;

const correct = (text: string, failing: string) =>
  callCorrections(
    (workflowId, { changes }) =>
      workflowId === failing
        ? Promise.reject(new Error('Oops!'))
        : Promise.resolve({ changed: changes.map(({ supplier_id: id }) => id), skipped: [] }),
    matchAddresses(readAddressLines(text), [supplier('acme'), supplier('food', 'w2')], { mayShare: false }),
    { mayShare: false, isDryRun: false },
  );

test('the suppliers of the call that failed and of those after it are not reached', async () => {
  const last = outcomeOf(await correct(TEXT, 'w2'));
  expect(last.done.map(({ source }) => source.line)).toEqual([2]);
  expect(last.refused.map(({ problem }) => problem)).toEqual(['supplier_unmatched', 'line_repeated']);
  expect(last.unreached.map(({ source }) => source.line)).toEqual([5]);
  const first = outcomeOf(await correct(TEXT, 'w1'));
  expect([first.done.length, first.unreached.length]).toEqual([0, 2]);
  expect(first.error).toBeInstanceOf(Error);
});

test('done lines leave the text as it is by now, and a heading leaves with the last of them', async () => {
  const called = await correct(TEXT, 'w2');
  expect(withoutDone(`${TEXT}\nlater;l@new.test`, called)).toBe(
    `${HEADING}\nnobody;x@new.test\nfood;f@new.test\nlater;l@new.test`,
  );
  expect(withoutDone(TEXT, await correct(TEXT, 'w1'))).toBe(TEXT);
  const whole = `${HEADING}\nacme;a@new.test`;
  expect(withoutDone(whole, await correct(whole, 'none'))).toBe('');
});
