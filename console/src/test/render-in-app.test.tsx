// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { authApi } from '../shared/auth/auth.api';
import { useAction } from '../shared/data/use-action';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';
import { press } from './gestures';
import { renderInApp } from './render-in-app';

function Sample() {
  const t = useText();
  const notify = useNotify();
  const ask = useAction(() => authApi.reload());
  return (
    <>
      <button type="button" onClick={() => ask.mutate()}>
        {t(COMMON.save)}
      </button>
      <button type="button" onClick={() => notify('Heard', { type: 'info' })}>
        Say
      </button>
      <Link to="/there">Go</Link>
    </>
  );
}

it('draws a part of the console in its language, with its server, notifications and router', async () => {
  const answers = { 'GET /auth/reload': { status: 403, body: { error: 'Not you.', code: 'forbidden' } } };
  const { sent } = await renderInApp(<Sample />, { answers });
  press('Save');
  expect(await screen.findByText('Not you.')).toBeTruthy();
  expect(sent).toEqual([{ call: 'GET /auth/reload', body: undefined }]);
  press('Say');
  expect(await screen.findByText('Heard')).toBeTruthy();
  press('Go', 'link');
  expect(await screen.findByText('Another page')).toBeTruthy();
});
