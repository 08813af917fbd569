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
