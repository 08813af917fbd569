// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { FileActions } from './FileActions';
import { FileViewer } from './FileViewer';
import { type ViewedFile, ViewerContext } from './viewed-file';

let made: Blob[];
beforeAll(() => {
  made = [];
  URL.createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
});

function Page({ names }: { names: readonly string[] }) {
  const [file, view] = useState<ViewedFile | null>(null);
  return (
    <ViewerContext.Provider value={{ file, view }}>
      <FileViewer />
      {names.map((name) => (
        <FileActions key={name} path={`/api/${name}`} name={name} />
      ))}
    </ViewerContext.Provider>
  );
}

it('shows a picture under a type of our own, and gives the focus back when it is closed', async () => {
  const answers = { 'GET /api/proof.PNG': { body: '<script>alert(1)</script>' } };
  await renderInApp(<Page names={['proof.PNG']} />, { answers });
  const open = screen.getByRole('button', { name: 'Open proof.PNG' });
  open.focus();
  press('Open proof.PNG');
  await screen.findByRole('img', { name: 'proof.PNG' });
  expect(made.map(({ type }) => type)).toEqual(['image/png']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'proof.PNG' }));
  press('Close the file');
  await waitFor(() => expect(document.activeElement).toBe(open));
  expect(screen.queryByRole('img')).toBeNull();
});

it('offers no look at what a browser could run or cannot show', async () => {
  await renderInApp(<Page names={['page.html', 'logo.svg', 'sheet.xlsx', 'pdf', 'constructor']} />, {});
  expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(5);
});
