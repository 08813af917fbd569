// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFruit, rowOf } from '../../../test/fruit-list';

async function renderPeeked() {
  await renderFruit(() => ['Guava', 'Lulo'], {
    renderPeek: ({ name }, close) => (
      <aside aria-label={`About ${name}`}>
        <button type="button" onClick={close}>
          Close
        </button>
        <a href="#open">Open</a>
      </aside>
    ),
  });
  key('j');
  key('j');
  key(' ');
  await screen.findByRole('complementary', { name: 'About Lulo' });
}

const key = (pressed: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...more });
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
