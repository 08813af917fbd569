import { createTheme, getContrastRatio } from '@mui/material';
import { expect, it } from 'vitest';
import { themesOf } from './theme';

it("speaks the reader's language in MUI's own controls, and keeps our look", () => {
  const { light, dark } = themesOf('es');
  for (const { components } of [light, dark]) {
    expect(components?.MuiAutocomplete?.defaultProps).toMatchObject({ openText: 'Abrir', clearText: 'Limpiar' });
    expect(components?.MuiTablePagination?.defaultProps).toMatchObject({ labelRowsPerPage: 'Filas por página:' });
    expect(components?.MuiTooltip?.defaultProps).toMatchObject({ arrow: true });
  }
  expect(themesOf('pt-BR').light.components?.MuiAutocomplete?.defaultProps).toMatchObject({ openText: 'Abrir' });
});

it('has lines between rows that are seen in both themes: darker than white, lighter than the dark', () => {
  const { light, dark } = themesOf('en');
  for (const [options, isLighter] of [
    [light, false],
    [dark, true],
  ] as const) {
    const theme = createTheme(options);
    const root = theme.components?.MuiTableCell?.styleOverrides?.root;
    const look = typeof root === 'function' ? root({ theme, ownerState: {} }) : root;
    const line = (look as { borderBottomColor: string }).borderBottomColor;
    const { paper } = theme.palette.background;
    expect(getContrastRatio(line, paper)).toBeGreaterThan(1.25);
    expect(getContrastRatio(line, '#000') > getContrastRatio(paper, '#000')).toBe(isLighter);
  }
});

it('sets tables in 13 and 14 pixels, with figures of one width and links that do not shout', () => {
  const { light, dark } = themesOf('en');
  for (const options of [light, dark]) {
    const theme = createTheme(options);
    expect(theme.typography.fontFamily).toMatch(/^"Inter Variable"/);
    const { root, sizeSmall, sizeMedium } = theme.components?.MuiTableCell?.styleOverrides ?? {};
    expect([sizeSmall, sizeMedium]).toEqual([{ fontSize: '0.8125rem' }, { fontSize: '0.875rem' }]);
    expect(typeof root === 'function' ? root({ theme, ownerState: {} }) : root).toMatchObject({
      fontVariantNumeric: 'tabular-nums',
      '& .MuiLink-root': { color: theme.palette.text.primary, fontWeight: 500 },
    });
  }
});

it('writes toggle buttons that are not chosen readably on the page in both themes', () => {
  const { light, dark } = themesOf('en');
  for (const options of [light, dark]) {
    const theme = createTheme(options);
    const root = theme.components?.MuiToggleButton?.styleOverrides?.root;
    const { color } = (typeof root === 'function' ? root({ theme, ownerState: { value: '' }, value: '' }) : root) as {
      color: string;
    };
    expect(getContrastRatio(color, theme.palette.background.default)).toBeGreaterThan(4.5);
  }
});
