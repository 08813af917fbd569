import type { Words } from '@homologa/domain/language/locales';

export const LOGO = {
  title: { en: 'Logo', es: 'Logotipo', 'pt-BR': 'Logotipo' },
  of: { en: 'Logo of {company}', es: 'Logotipo de {company}', 'pt-BR': 'Logotipo de {company}' },
  preview: { en: 'Preview of the logo', es: 'Vista previa del logotipo', 'pt-BR': 'Pré-visualização do logotipo' },
  none: { en: 'No logo yet', es: 'Aún sin logotipo', 'pt-BR': 'Ainda sem logotipo' },
  upload: { en: 'Upload logo', es: 'Subir logotipo', 'pt-BR': 'Enviar logotipo' },
  save: { en: 'Save logo', es: 'Guardar logotipo', 'pt-BR': 'Salvar logotipo' },
  remove: { en: 'Remove logo', es: 'Quitar logotipo', 'pt-BR': 'Remover logotipo' },
  saved: { en: 'The logo was saved.', es: 'Se guardó el logotipo.', 'pt-BR': 'O logotipo foi salvo.' },
  removed: { en: 'The logo was removed.', es: 'Se quitó el logotipo.', 'pt-BR': 'O logotipo foi removido.' },
  hint: {
    en: 'PNG, JPEG or WebP, best 640 pixels wide on a transparent or white background. Suppliers see it in their pages and mails; it also stands in the console and on reports.',
    es: 'PNG, JPEG o WebP, de preferencia de 640 píxeles de ancho y sobre fondo transparente o blanco. Los proveedores lo ven en sus páginas y correos; también aparece en la consola y en los informes.',
    'pt-BR':
      'PNG, JPEG ou WebP, de preferência com 640 pixels de largura e fundo transparente ou branco. Os fornecedores o veem nas páginas e nos e-mails; ele também aparece no console e nos relatórios.',
  },
} as const satisfies Record<string, Words>;
