import type { Words } from '@homologa/domain/language/locales';
import type { BulkAction } from '@homologa/domain/suppliers/bulk/bulk-actions';

export const BULK = {
  bar: { en: 'Selected suppliers', es: 'Proveedores seleccionados', 'pt-BR': 'Fornecedores selecionados' },
  selectOne: { en: 'Select {name}', es: 'Seleccionar {name}', 'pt-BR': 'Selecionar {name}' },
  selectPage: {
    en: 'Select all suppliers on this page',
    es: 'Seleccionar todos los proveedores de esta página',
    'pt-BR': 'Selecionar todos os fornecedores desta página',
  },
  selected: {
    en: '{count} selected || {count} selected',
    es: '{count} seleccionado || {count} seleccionados',
    'pt-BR': '{count} selecionado || {count} selecionados',
  },
  selectAll: {
    en: 'Select all {count}',
    es: 'Seleccionar los {count}',
    'pt-BR': 'Selecionar todos os {count}',
  },
  selectMatching: {
    en: 'Select all {count} matching',
    es: 'Seleccionar los {count} que coinciden',
    'pt-BR': 'Selecionar os {count} que correspondem',
  },
  selectEverything: {
    en: 'Select all matching',
    es: 'Seleccionar todos los que coinciden',
    'pt-BR': 'Selecionar todos os que correspondem',
  },
  allSelected: {
    en: 'All matching selected',
    es: 'Seleccionados todos los que coinciden',
    'pt-BR': 'Selecionados todos os que correspondem',
  },
  full: {
    en: 'At most {count} can be selected one by one.',
    es: 'Se pueden seleccionar hasta {count} uno por uno.',
    'pt-BR': 'Podem ser selecionados até {count} um por um.',
  },
  clear: { en: 'Clear selection', es: 'Quitar selección', 'pt-BR': 'Limpar seleção' },
  actions: { en: 'Actions', es: 'Acciones', 'pt-BR': 'Ações' },
  labels: { en: 'Labels', es: 'Etiquetas', 'pt-BR': 'Etiquetas' },
  noLabels: {
    en: 'Your company has no labels yet.',
    es: 'Su empresa todavía no tiene etiquetas.',
    'pt-BR': 'Sua empresa ainda não tem etiquetas.',
  },
  chooseLabels: {
    en: 'Choose at least one label.',
    es: 'Elija al menos una etiqueta.',
    'pt-BR': 'Escolha pelo menos uma etiqueta.',
  },
  nobody: {
    en: 'None of the selected suppliers can be changed.',
    es: 'Ninguno de los proveedores seleccionados se puede cambiar.',
    'pt-BR': 'Nenhum dos fornecedores selecionados pode ser alterado.',
  },
  skipped: {
    en: '{count} will be skipped: || {count} will be skipped:',
    es: 'Se omitirá {count}: || Se omitirán {count}:',
    'pt-BR': '{count} será ignorado: || {count} serão ignorados:',
  },
  againFrom: {
    en: '{name}: again from {when}',
    es: '{name}: de nuevo a partir del {when}',
    'pt-BR': '{name}: de novo a partir de {when}',
  },
  more: { en: 'and {count} more', es: 'y {count} más', 'pt-BR': 'e mais {count}' },
  cannotUndo: {
    en: 'This cannot be undone. Their invitation links stop working.',
    es: 'Esta acción no se puede deshacer. Sus enlaces de invitación dejarán de funcionar.',
    'pt-BR': 'Esta ação não pode ser desfeita. Os links dos convites deixarão de funcionar.',
  },
  canUndo: {
    en: 'You can undo this afterwards.',
    es: 'Después se puede deshacer.',
    'pt-BR': 'Depois é possível desfazer.',
  },
  screensAsKnown: {
    en: 'Each uses 1 CFR, as far as the quota reaches: {used} of {total} used. The known shareholders are screened too.',
    es: 'Cada uno usa 1 CFR, hasta donde alcance el cupo: {used} de {total} usados. También se controlan los accionistas conocidos.',
    'pt-BR':
      'Cada um usa 1 CFR, até onde a cota alcançar: {used} de {total} usados. Os acionistas conhecidos também são verificados.',
  },
  screen: { en: 'Screen', es: 'Controlar', 'pt-BR': 'Verificar' },
  remind: { en: 'Remind', es: 'Recordar', 'pt-BR': 'Lembrar' },
  inviteAgain: { en: 'Invite again', es: 'Reinvitar', 'pt-BR': 'Convidar de novo' },
  export: { en: 'Export', es: 'Exportar', 'pt-BR': 'Exportar' },
  exporting: {
    en: 'Excel of the selected suppliers',
    es: 'Excel de los proveedores seleccionados',
    'pt-BR': 'Excel dos fornecedores selecionados',
  },
} satisfies Record<string, Words>;

export const BULK_WILL: Readonly<Record<BulkAction, Words>> = {
  remind: {
    en: '{count} of {total} selected suppliers will get a reminder by e-mail.',
    es: '{count} de {total} proveedores seleccionados recibirán un recordatorio por correo.',
    'pt-BR': '{count} de {total} fornecedores selecionados receberão um lembrete por e-mail.',
  },
  invite_again: {
    en: '{count} of {total} selected suppliers will get their invitation again: those whom it could not be delivered to.',
    es: '{count} de {total} proveedores seleccionados recibirán de nuevo la invitación: los que no la recibieron.',
    'pt-BR': '{count} de {total} fornecedores selecionados receberão o convite de novo: os que não o receberam.',
  },
  archive: {
    en: '{count} of {total} selected suppliers will be archived.',
    es: 'Se archivarán {count} de {total} proveedores seleccionados.',
    'pt-BR': '{count} de {total} fornecedores selecionados serão arquivados.',
  },
  unarchive: {
    en: '{count} of {total} selected suppliers will be completed again.',
    es: '{count} de {total} proveedores seleccionados volverán a estar completados.',
    'pt-BR': '{count} de {total} fornecedores selecionados voltarão a estar concluídos.',
  },
  add_labels: {
    en: '{count} of {total} selected suppliers will get the labels.',
    es: '{count} de {total} proveedores seleccionados recibirán las etiquetas.',
    'pt-BR': '{count} de {total} fornecedores selecionados receberão as etiquetas.',
  },
  remove_labels: {
    en: '{count} of {total} selected suppliers will lose the labels.',
    es: '{count} de {total} proveedores seleccionados perderán las etiquetas.',
    'pt-BR': '{count} de {total} fornecedores selecionados perderão as etiquetas.',
  },
  delete: {
    en: '{count} of {total} selected suppliers will be deleted.',
    es: 'Se eliminarán {count} de {total} proveedores seleccionados.',
    'pt-BR': '{count} de {total} fornecedores selecionados serão excluídos.',
  },
  decide: {
    en: 'The decision is recorded for {count} of {total} selected suppliers. They are not notified.',
    es: 'La decisión se registra para {count} de {total} proveedores seleccionados. No se les avisa.',
    'pt-BR': 'A decisão é registrada para {count} de {total} fornecedores selecionados. Eles não são avisados.',
  },
  screen: {
    en: '{count} of {total} selected suppliers will be screened.',
    es: 'Se controlarán {count} de {total} proveedores seleccionados.',
    'pt-BR': '{count} de {total} fornecedores selecionados serão verificados.',
  },
};

export const BULK_CONFIRM: Readonly<Record<BulkAction, Words>> = {
  remind: { en: 'Remind {count}', es: 'Recordar a {count}', 'pt-BR': 'Lembrar {count}' },
  invite_again: { en: 'Invite {count} again', es: 'Reinvitar a {count}', 'pt-BR': 'Convidar {count} de novo' },
  archive: { en: 'Archive {count}', es: 'Archivar {count}', 'pt-BR': 'Arquivar {count}' },
  unarchive: { en: 'Unarchive {count}', es: 'Desarchivar {count}', 'pt-BR': 'Desarquivar {count}' },
  add_labels: { en: 'Add to {count}', es: 'Agregar a {count}', 'pt-BR': 'Adicionar a {count}' },
  remove_labels: { en: 'Remove from {count}', es: 'Quitar a {count}', 'pt-BR': 'Remover de {count}' },
  delete: { en: 'Delete {count}', es: 'Eliminar {count}', 'pt-BR': 'Excluir {count}' },
  decide: { en: 'Decide on {count}', es: 'Decidir sobre {count}', 'pt-BR': 'Decidir sobre {count}' },
  screen: { en: 'Screen {count}', es: 'Controlar {count}', 'pt-BR': 'Verificar {count}' },
};
