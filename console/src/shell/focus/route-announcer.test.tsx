// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, onTestFinished } from 'vitest';
import { CONTENT_ID, RouteAnnouncer } from './RouteAnnouncer';

const SupplierPage = () => <h1>Ferretería Norte</h1>;

const CheckPage = () => (
  <>
    <h1>Compliance checks</h1>
    <input aria-label="Name" autoFocus />
  </>
);

/** Renders the list of suppliers; `load` resolves the code of the supplier page. */
function openList() {
  let load: () => void = () => undefined;
  const Supplier = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        load = () => resolve({ default: SupplierPage });
      }),
  );
  window.history.replaceState(null, '', '/suppliers');
  const frame = (
    <>
      <RouteAnnouncer />
      <main id={CONTENT_ID}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
  const router = createBrowserRouter([
    {
      element: frame,
      children: [
        { path: '/suppliers', element: <h1>Suppliers</h1> },
        { path: '/suppliers/1', element: <Supplier /> },
        { path: '/checks', element: <CheckPage /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  onTestFinished(cleanup);
  return { open: (path: string) => act(() => router.navigate(path)), load: () => act(async () => load()) };
}

/** Adds a dialog with a focused text field beside the page, like the command palette. */
function openDialog(): HTMLInputElement {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const field = dialog.appendChild(document.createElement('input'));
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  field.focus();
  return field;
}

it('focuses the heading of the new page', async () => {
  const { open, load } = openList();
  await open('/suppliers/1');
  await load();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ferretería Norte' }));
});

it('focuses the heading although the dialog that led to the page is still closing', async () => {
  const { open, load } = openList();
  openDialog();
  await open('/suppliers/1');
  await load();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ferretería Norte' }));
});

it('leaves the focus in a dialog that was opened while the code of the page was loading', async () => {
  const { open, load } = openList();
  await open('/suppliers/1');
  const field = openDialog();
  await load();
  screen.getByRole('heading', { name: 'Ferretería Norte' });
  expect(document.activeElement).toBe(field);
});

it('leaves the focus in the first field of a page that asks for it, so that no typed letter is lost', async () => {
  const { open } = openList();
  await open('/checks');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});
