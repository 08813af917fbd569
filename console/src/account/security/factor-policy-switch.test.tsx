import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import { FactorPolicySwitch } from './FactorPolicySwitch';

const PATH = '/api/companies/c1/second-factor-policy';

it('asks before it sends users without a second factor to the enrolment', async () => {
  const { sent } = await renderInApp(<FactorPolicySwitch companyId="c1" />, {
    user: sampleUser,
    answers: {
      [`GET ${PATH}`]: { body: { required: false, without: 3 } },
      [`PUT ${PATH}`]: { body: { required: true, without: 3 } },
    },
  });
  const control = await screen.findByLabelText('Require a second factor of all users of the company');
  expect(screen.queryByText(/3 users/)).toBeNull();
  control.click();
  await screen.findByText('3 users have none yet and will have to set one up before going on.');
  expect(sent.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  press('Require it');
  await screen.findByText('3 users have none yet and set one up with the next page.');
  await waitFor(() => expect(sent).toContainEqual({ call: `PUT ${PATH}`, body: { required: true } }));
});
