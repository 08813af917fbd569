// @vitest-environment jsdom

import { setTimeout as sleep } from 'node:timers/promises';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { waitFor } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { type } from '../../test/gestures';
import { listsOf } from '../../test/list-around';
import { renderInApp } from '../../test/render-in-app';
import { ListSearch } from './ListSearch';

const home = globalThis.location.pathname;
afterEach(() => globalThis.history.replaceState(null, '', home));

async function renderSearch() {
  const { asked, withLists } = listsOf(() => Promise.resolve([]));
  await renderInApp(
    withLists(
      <ListBase resource="fruit" disableAuthentication>
        <ListSearch label="Search fruit" placeholder="Search" />
      </ListBase>,
    ),
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  return asked;
}

it('searches what was typed, after a rest', async () => {
  const asked = await renderSearch();
  type('Search fruit', ' lulo ');
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: 'lulo' }));
});

it('calls nobody back to the list who has gone on to a page that is still loading', async () => {
  const asked = await renderSearch();
  type('Search fruit', 'lulo');
  globalThis.history.pushState(null, '', '/fruit/2');
  await sleep(SEARCH_DEBOUNCE + 200);
  expect(asked).toHaveLength(1);
});
