import type { Locale, Words } from '@homologa/domain/language/locales';

// Not in a `*.texts.ts`: these words are shown when the chunks of those files are lost.
const LOST: Words = {
  en: 'The page could not be loaded.',
  es: 'No se pudo cargar la página.',
  'pt-BR': 'Não foi possível carregar a página.',
};
const RETRY: Words = { en: 'Try again', es: 'Intentar de nuevo', 'pt-BR': 'Tentar novamente' };

/** Replaces the document's shell, which says 'Loading…', by the failure with a button that loads the page again. */
export function showLost(root: HTMLElement, locale: Locale, reload = () => window.location.reload()): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = LOST[locale];
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button';
  retry.textContent = RETRY[locale];
  retry.addEventListener('click', reload);
  const main = document.createElement('main');
  main.append(text, retry);
  document.getElementById('shell')?.remove();
  root.replaceChildren(main);
}
