import { expect, it } from 'vitest';
import { chunksOf, type Manifest } from './onboarding-chunks';

const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js', '_shared.js'] },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'], dynamicImports: ['src/app/HomePage.tsx'] },
  '_form.js': { file: 'form.js', imports: ['_shared.js'], dynamicImports: ['src/form.texts.ts?language=es'] },
  'src/form.texts.ts?language=es': { file: 'form-es.js' },
  'src/home.texts.ts?language=es': { file: 'home-es.js' },
  'src/home.texts.ts?language=en': { file: 'home-en.js' },
  'src/app/Dialog.tsx': { file: 'dialog.js' },
  'src/app/HomePage.tsx': {
    file: 'home.js',
    imports: ['_react.js', '_form.js'],
    dynamicImports: ['src/home.texts.ts?language=es', 'src/home.texts.ts?language=en', 'src/app/Dialog.tsx'],
    css: ['home.css'],
  },
};

it('a lazy screen needs its file, what that imports, both texts in the page’s language and its styles, and nothing that the page loads itself', () => {
  expect(chunksOf(MANIFEST, 'home', 'es')).toEqual({
    scripts: ['home.js', 'form.js', 'home-es.js', 'form-es.js'],
    styles: ['home.css'],
  });
});

it('a screen that the build does not have needs nothing', () => {
  expect(chunksOf(MANIFEST, 'payment', 'es')).toEqual({ scripts: [], styles: [] });
});
