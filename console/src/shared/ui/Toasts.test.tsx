// @vitest-environment jsdom
import { Alert } from '@mui/material';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';

function Sayer() {
  const notify = useNotify();
  return (
    <>
      <button type="button" onClick={() => notify('First', { autoHideDuration: null })}>
        say first
      </button>
      <button type="button" onClick={() => notify(<p role="alert">Second</p>, { type: 'success' })}>
        say second
      </button>
      <button
        type="button"
        onClick={() => {
          queueMicrotask(() => notify(<p role="alert">Second</p>, { type: 'success' }));
        }}
      >
        say later
      </button>
    </>
  );
}

it('a toast replaces an older one at once', async () => {
  await renderInApp(<Sayer />);
  const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  press('say first');
  await waitFor(() => expect(said()).toEqual(['First']));
  press('say second');
  await waitFor(() => expect(said()).toEqual(['Second']));
  press('say first');
  press('say second');
  await waitFor(() => expect(said()).toEqual(['Second']));
});

it('a toast that follows one which was clicked away stays', async () => {
  await renderInApp(<Sayer />);
  const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  press('say first');
  await waitFor(() => expect(said()).toEqual(['First']));
  // MUI registers its click-away listener one tick after the toast has opened.
  await waitFor(() => {
    fireEvent.click(document.body);
    expect(said()).toEqual([]);
  });
  press('say later');
  await waitFor(() => expect(said()).toEqual(['Second']));
  await expect(waitFor(() => expect(said()).toEqual([]), { timeout: 300 })).rejects.toThrow();
});

it('a success in a toast looks like one in the page', async () => {
  await renderInApp(
    <>
      <Sayer />
      <Alert severity="success">In the page</Alert>
    </>,
  );
  press('say second');
  const look = (element: Element | null) => {
    const { color, backgroundColor } = getComputedStyle(element ?? document.body);
    return { color, backgroundColor };
  };
  await screen.findByText('Second');
  const page = screen.getByText('In the page').closest('.MuiAlert-root');
  expect(look(document.querySelector('.MuiSnackbarContent-root'))).toEqual(look(page));
});
