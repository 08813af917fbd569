import type { LabelColor } from '@homologa/domain/companies/labels';
import type { Words } from '@homologa/domain/language/locales';
import { WORDS } from '@homologa/web/texts/words.texts';

export const LABELS = {
  title: { en: 'Labels', es: 'Etiquetas', 'pt-BR': 'Etiquetas' },
  none: {
    en: "You didn't add any labels yet.",
    es: 'Todavía no agregó etiquetas.',
    'pt-BR': 'Você ainda não adicionou etiquetas.',
  },
  choose: { en: 'Choose labels', es: 'Elegir etiquetas', 'pt-BR': 'Escolher etiquetas' },
  manage: { en: 'Manage labels', es: 'Administrar etiquetas', 'pt-BR': 'Gerenciar etiquetas' },
  manageHint: {
    en: 'Labels are shared by the admins of your company. Names are saved as you type.',
    es: 'Las etiquetas son comunes a los administradores de su empresa. Los nombres se guardan mientras escribe.',
    'pt-BR': 'As etiquetas são comuns aos administradores da sua empresa. Os nomes são salvos enquanto você digita.',
  },
  remove: WORDS.removeNamed,
  newLabel: { en: 'New label', es: 'Nueva etiqueta', 'pt-BR': 'Nova etiqueta' },
  name: { en: 'Label name', es: 'Nombre de la etiqueta', 'pt-BR': 'Nome da etiqueta' },
  add: { en: 'Add label', es: 'Agregar etiqueta', 'pt-BR': 'Adicionar etiqueta' },
  color: { en: 'Colour: {name}', es: 'Color: {name}', 'pt-BR': 'Cor: {name}' },
  colorOf: { en: 'Colour of {label}: {name}', es: 'Color de {label}: {name}', 'pt-BR': 'Cor de {label}: {name}' },
  colors: { en: 'Colours', es: 'Colores', 'pt-BR': 'Cores' },
  suppliers: {
    en: '{count} supplier || {count} suppliers',
    es: '{count} proveedor || {count} proveedores',
    'pt-BR': '{count} fornecedor || {count} fornecedores',
  },
  delete: { en: 'Delete label', es: 'Eliminar etiqueta', 'pt-BR': 'Excluir etiqueta' },
  deleteNamed: { en: 'Delete {name}', es: 'Eliminar {name}', 'pt-BR': 'Excluir {name}' },
  deleteText: {
    en: 'Are you sure you want to delete the label {name}?',
    es: '¿Seguro que desea eliminar la etiqueta {name}?',
    'pt-BR': 'Tem certeza de que deseja excluir a etiqueta {name}?',
  },
  deleteEffect: {
    en: 'It is taken off {count} supplier. || It is taken off {count} suppliers.',
    es: 'Se quitará de {count} proveedor. || Se quitará de {count} proveedores.',
    'pt-BR': 'Será retirada de {count} fornecedor. || Será retirada de {count} fornecedores.',
  },
  deleteUnused: {
    en: 'No supplier carries it.',
    es: 'Ningún proveedor la tiene.',
    'pt-BR': 'Nenhum fornecedor a possui.',
  },
  deleted: { en: 'Label deleted.', es: 'Etiqueta eliminada.', 'pt-BR': 'Etiqueta excluída.' },
} satisfies Record<string, Words>;

/** Colour names for screen readers. */
export const LABEL_COLOR_WORDS: Readonly<Record<LabelColor, Words>> = {
  '#c62828': { en: 'red', es: 'rojo', 'pt-BR': 'vermelho' },
  '#ad1457': { en: 'pink', es: 'rosa', 'pt-BR': 'rosa' },
  '#6a1b9a': { en: 'purple', es: 'púrpura', 'pt-BR': 'roxo' },
  '#4527a0': { en: 'violet', es: 'violeta', 'pt-BR': 'violeta' },
  '#283593': { en: 'indigo', es: 'índigo', 'pt-BR': 'índigo' },
  '#1565c0': { en: 'blue', es: 'azul', 'pt-BR': 'azul' },
  '#01579b': { en: 'navy', es: 'azul marino', 'pt-BR': 'azul-marinho' },
  '#006064': { en: 'cyan', es: 'cian', 'pt-BR': 'ciano' },
  '#00695c': { en: 'teal', es: 'verde azulado', 'pt-BR': 'verde-azulado' },
  '#2e7d32': { en: 'green', es: 'verde', 'pt-BR': 'verde' },
  '#33691e': { en: 'olive', es: 'oliva', 'pt-BR': 'oliva' },
  '#bf360c': { en: 'orange', es: 'naranja', 'pt-BR': 'laranja' },
  '#4e342e': { en: 'brown', es: 'marrón', 'pt-BR': 'marrom' },
  '#37474f': { en: 'grey', es: 'gris', 'pt-BR': 'cinza' },
};
