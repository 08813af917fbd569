// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Emails } from './Emails';

it('lets an address break after the at sign and dots only, and is copied unchanged', () => {
  const { container } = render(<Emails emails={['ana.paz@proveedor.test', 'b@c.test']} />);
  expect(container.textContent).toBe('ana.paz@proveedor.test, b@c.test');
  expect(container.innerHTML).toBe('ana.<wbr>paz@<wbr>proveedor.<wbr>test, b@<wbr>c.<wbr>test');
});
