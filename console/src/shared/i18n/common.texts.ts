import type { Words } from '@homologa/domain/i18n/locales';

/** Texts that many screens share. */
export const COMMON = {
  cancel: { en: 'Cancel', es: 'Cancelar', 'pt-BR': 'Cancelar' },
  save: { en: 'Save', es: 'Guardar', 'pt-BR': 'Salvar' },
  saving: { en: 'Saving...', es: 'Guardando...', 'pt-BR': 'Salvando...' },
  delete: { en: 'Delete', es: 'Eliminar', 'pt-BR': 'Excluir' },
  close: { en: 'Close', es: 'Cerrar', 'pt-BR': 'Fechar' },
  edit: { en: 'Edit', es: 'Editar', 'pt-BR': 'Editar' },
  add: { en: 'Add', es: 'Agregar', 'pt-BR': 'Adicionar' },
  remove: { en: 'Remove', es: 'Quitar', 'pt-BR': 'Remover' },
  retry: { en: 'Try again', es: 'Reintentar', 'pt-BR': 'Tentar novamente' },
  loading: { en: 'Loading...', es: 'Cargando...', 'pt-BR': 'Carregando...' },
  download: { en: 'Download', es: 'Descargar', 'pt-BR': 'Baixar' },
  downloading: { en: 'Downloading...', es: 'Descargando...', 'pt-BR': 'Baixando...' },
  upload: { en: 'Upload', es: 'Subir', 'pt-BR': 'Enviar' },
  uploading: { en: 'Uploading...', es: 'Subiendo...', 'pt-BR': 'Enviando...' },
  yes: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' },
  no: { en: 'No', es: 'No', 'pt-BR': 'Não' },
  actions: { en: 'Actions', es: 'Acciones', 'pt-BR': 'Ações' },
  moreActions: { en: 'More actions', es: 'Más acciones', 'pt-BR': 'Mais ações' },
  search: { en: 'Search', es: 'Buscar', 'pt-BR': 'Pesquisar' },
  clearSearch: { en: 'Clear search', es: 'Borrar búsqueda', 'pt-BR': 'Limpar pesquisa' },
  copied: { en: 'Copied', es: 'Copiado', 'pt-BR': 'Copiado' },
  copy: { en: 'Copy', es: 'Copiar', 'pt-BR': 'Copiar' },
  requestId: { en: 'Request {id}', es: 'Solicitud {id}', 'pt-BR': 'Solicitação {id}' },
  dismiss: { en: 'Dismiss', es: 'Descartar', 'pt-BR': 'Dispensar' },
  unknownError: {
    en: 'Oops! An error has occurred.',
    es: '¡Ups! Ha ocurrido un error.',
    'pt-BR': 'Ops! Ocorreu um erro.',
  },
} satisfies Record<string, Words>;
