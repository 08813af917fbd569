import { expect, test } from 'vitest';
import { pickFields } from './fields';

const row = {
  _id: '1',
  id: '1',
  status: 'draft',
  info: { title: 'A', description: 'B', email: { subject: 'S', message: 'M' } },
  questionnaire: [
    { _id: 'q1', title: 'Q', type: 'input' },
    { _id: 'q2', title: 'R', type: 'radio' },
  ],
  suppliers: ['s1', 's2'],
};

test('dotted paths name what is answered, the ids come always', () => {
  expect(pickFields(row, ['status', 'info.title', 'info.email.subject'])).toEqual({
    _id: '1',
    id: '1',
    status: 'draft',
    info: { title: 'A', email: { subject: 'S' } },
  });
  expect(pickFields(row, ['info', 'info.title'])).toMatchObject({ info: row.info });
  expect(pickFields(row, ['suppliers', 'questionnaire.title', 'questionnaire._id'])).toEqual({
    _id: '1',
    id: '1',
    suppliers: ['s1', 's2'],
    questionnaire: [
      { title: 'Q', _id: 'q1' },
      { title: 'R', _id: 'q2' },
    ],
  });
  expect(pickFields(row, ['nothing', 'info.nothing', '__proto__'])).toEqual({ _id: '1', id: '1', info: {} });
});
