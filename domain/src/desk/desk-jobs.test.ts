import { expect, it } from 'vitest';
import { RulesBrokenError } from '../errors/domain-error';
import { parseListQuery } from '../wire/list-query';
import { DESK_JOB_STATES, jobChangeOf } from './desk-jobs';
import { deskJobList } from './jobs.contract';

it('allows one change for each state, and none for running jobs', () => {
  expect(DESK_JOB_STATES.map(jobChangeOf)).toEqual(['retry', 'cancel', 'cancel', null]);
});

it('parses the filters of the list and rejects a state that the desk does not list', () => {
  const filter = { state: 'retrying', name: 'exports.suppliers' };
  expect(parseListQuery({ filter: JSON.stringify(filter) }, deskJobList)).toMatchObject({
    filter,
    sort: { field: 'created_at', order: 'DESC' },
  });
  expect(() => parseListQuery({ filter: '{"state":"completed"}' }, deskJobList)).toThrow(RulesBrokenError);
});
