// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { expect, it } from 'vitest';
import { listsOf } from '../../../test/list-around';
import { renderInApp } from '../../../test/render-in-app';
import { ListTable } from '../ListTable';

const ROWS = [
  { id: 1, name: 'Guava' },
  { id: 2, name: 'Lulo' },
];

async function renderPeeked() {
  const { withLists } = listsOf(async () => ROWS);
  await renderInApp(
    withLists(
      <ListBase resource="fruit" disableAuthentication>
        <input aria-label="Search" />
        <ListTable
          label="Fruit"
          columns={[{ key: 'name', label: 'Name', render: ({ name }) => name }]}
          empty={<p>None.</p>}
          renderPeek={({ name }, close) => (
            <aside aria-label={`About ${name}`}>
              <button type="button" onClick={close}>
                Close
              </button>
              <a href="#open">Open</a>
            </aside>
          )}
        />
      </ListBase>,
    ),
  );
  await screen.findByText('Lulo');
  key('j');
  key('j');
  key(' ');
  await screen.findByRole('complementary', { name: 'About Lulo' });
}

const key = (pressed: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...more });
const rowOf = (name: string) => screen.getByText(name).closest('tr');
const isClosed = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());

it('Tab leads from the row into the summary, and Shift+Tab back', async () => {
  await renderPeeked();
  key('Tab');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  key('Tab', { shiftKey: true });
  expect(document.activeElement).toBe(rowOf('Lulo'));
});

it.each(['its button', 'Escape'])('closed by %s, it gives the focus back to the row', async (way) => {
  await renderPeeked();
  key('Tab');
  if (way === 'Escape') key('Escape');
  else fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(document.activeElement).toBe(rowOf('Lulo'));
});

it('Escape closes it from anywhere but a dialog, and leaves the focus where it is read', async () => {
  await renderPeeked();
  screen.getByLabelText('Search').focus();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  key('Escape');
  dialog.remove();
  screen.getByRole('complementary', { name: 'About Lulo' });
  key('Escape');
  await isClosed();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
