// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../test/render-in-app';
import { ScreenStatusChip } from './ScreenStatusChip';

const chipOf = (label: string) => screen.getByText(label).closest('.MuiChip-root');

it('nothing found is green only where every name could be compared', async () => {
  const { unmount } = await renderInApp(<ScreenStatusChip status="no_match" review={['not_comparable']} />);
  await screen.findByText('Not comparable');
  expect(chipOf('No match')?.className).not.toContain('Success');
  unmount();
  await renderInApp(<ScreenStatusChip status="no_match" review={[]} />);
  await screen.findByText('No match');
  expect(chipOf('No match')?.className).toContain('Success');
});
