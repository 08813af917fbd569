// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { showLost } from './lost';

afterEach(() => document.body.replaceChildren());

test('lost texts replace the loading shell by an alert and a button that loads the page again', () => {
  document.body.innerHTML = '<div id="shell">Cargando…</div><div id="root"></div>';
  const root = document.getElementById('root');
  const reload = vi.fn();
  if (root) showLost(root, 'es', reload);
  expect(document.body.textContent).toBe('No se pudo cargar la página.Intentar de nuevo');
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});
