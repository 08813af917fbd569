import type { Words } from '@homologa/domain/language/locales';

export const RA_TEXTS = {
  'ra.input.password.toggle_hidden': { en: 'Show password', es: 'Mostrar contraseña', 'pt-BR': 'Mostrar senha' },
  'ra.input.password.toggle_visible': { en: 'Hide password', es: 'Ocultar contraseña', 'pt-BR': 'Ocultar senha' },
  'ra.navigation.current_page': { en: 'Page %{page}', es: 'Página %{page}', 'pt-BR': 'Página %{page}' },
  'ra.navigation.first': { en: 'Go to first page', es: 'Ir a la primera página', 'pt-BR': 'Ir para a primeira página' },
  'ra.navigation.last': { en: 'Go to last page', es: 'Ir a la última página', 'pt-BR': 'Ir para a última página' },
  'ra.navigation.next': { en: 'Go to next page', es: 'Ir a la página siguiente', 'pt-BR': 'Ir para a próxima página' },
  'ra.navigation.page': { en: 'Go to page %{page}', es: 'Ir a la página %{page}', 'pt-BR': 'Ir para a página %{page}' },
  'ra.navigation.page_range_info': {
    en: '%{offsetBegin}-%{offsetEnd} of %{total}',
    es: '%{offsetBegin}-%{offsetEnd} de %{total}',
    'pt-BR': '%{offsetBegin}-%{offsetEnd} de %{total}',
  },
  'ra.navigation.page_rows_per_page': { en: 'Rows per page:', es: 'Filas por página:', 'pt-BR': 'Linhas por página:' },
  'ra.navigation.previous': {
    en: 'Go to previous page',
    es: 'Ir a la página anterior',
    'pt-BR': 'Ir para a página anterior',
  },
  'ra.notification.http_error': {
    en: 'Server communication error',
    es: 'Error de comunicación con el servidor',
    'pt-BR': 'Erro de comunicação com o servidor',
  },
  'ra.page.list': { en: '%{name}', es: '%{name}', 'pt-BR': '%{name}' },
  'ra.sort.ASC': { en: 'ascending', es: 'ascendente', 'pt-BR': 'crescente' },
  'ra.sort.DESC': { en: 'descending', es: 'descendente', 'pt-BR': 'decrescente' },
  'ra.sort.sort_by': {
    en: 'Sort by %{field_lower_first} %{order}',
    es: 'Ordenar por %{field_lower_first} %{order}',
    'pt-BR': 'Ordenar por %{field_lower_first} %{order}',
  },
} satisfies Record<string, Words>;
