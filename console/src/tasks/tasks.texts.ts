import type { Words } from '@homologa/domain/language/locales';

export const TASKS = {
  title: { en: 'Tasks', es: 'Tareas', 'pt-BR': 'Tarefas' },
  subtitle: {
    en: 'What you exported, imported or changed for many suppliers in the last 7 days. Files are kept as long.',
    es: 'Lo que exportó, importó o cambió para muchos proveedores en los últimos 7 días. Los archivos se guardan ese tiempo.',
    'pt-BR':
      'O que você exportou, importou ou alterou para muitos fornecedores nos últimos 7 dias. Os arquivos são guardados por esse tempo.',
  },
  own: { en: 'Your tasks', es: 'Sus tareas', 'pt-BR': 'Suas tarefas' },
  empty: { en: 'No tasks yet', es: 'Aún no hay tareas', 'pt-BR': 'Ainda não há tarefas' },
  emptyHint: {
    en: 'What you export, import or download from a list appears here.',
    es: 'Lo que exporte, importe o descargue de una lista aparece aquí.',
    'pt-BR': 'O que você exportar, importar ou baixar de uma lista aparece aqui.',
  },
  keptUntil: { en: 'Kept until {date}', es: 'Se guarda hasta el {date}', 'pt-BR': 'Guardado até {date}' },
  expired: { en: 'No longer kept', es: 'Ya no se guarda', 'pt-BR': 'Não está mais guardado' },
  size: { en: '{n} MB', es: '{n} MB', 'pt-BR': '{n} MB' },
  downloadNamed: { en: 'Download {name}', es: 'Descargar {name}', 'pt-BR': 'Baixar {name}' },
  exportAgain: {
    en: 'Ask for it again from its list, with a narrower filter if it was too large.',
    es: 'Solicítela de nuevo desde su lista, con un filtro más acotado si era demasiado grande.',
    'pt-BR': 'Solicite-a novamente em sua lista, com um filtro mais restrito se era grande demais.',
  },
  importAgain: {
    en: 'Correct the file and import it again.',
    es: 'Corrija el archivo e impórtelo de nuevo.',
    'pt-BR': 'Corrija o arquivo e importe-o novamente.',
  },
  importOnceMore: {
    en: 'Import the file again.',
    es: 'Importe el archivo de nuevo.',
    'pt-BR': 'Importe o arquivo novamente.',
  },
  importAnew: {
    en: 'Import the file again from the workflow and say which column is which field.',
    es: 'Importe el archivo de nuevo desde el flujo e indique qué columna es cada campo.',
    'pt-BR': 'Importe o arquivo novamente no fluxo e indique qual coluna é cada campo.',
  },
  bulkAgain: {
    en: 'Look at the suppliers and repeat it for those that have not changed.',
    es: 'Revise los proveedores y repítala para los que no cambiaron.',
    'pt-BR': 'Confira os fornecedores e repita para os que não mudaram.',
  },
  mail: { en: 'Mail that did not arrive', es: 'Correo que no llegó', 'pt-BR': 'E-mails que não chegaram' },
  mailHint: {
    en: 'The list says why. Enter another address or ask the supplier, then send the invitation again.',
    es: 'La lista dice por qué. Indique otra dirección o consulte al proveedor y envíe de nuevo la invitación.',
    'pt-BR': 'A lista diz por quê. Informe outro endereço ou consulte o fornecedor e envie o convite novamente.',
  },
  correctMail: { en: 'Correct e-mails', es: 'Corregir correos', 'pt-BR': 'Corrigir e-mails' },
  openMail: { en: 'Open these suppliers', es: 'Abrir estos proveedores', 'pt-BR': 'Abrir estes fornecedores' },
} satisfies Record<string, Words>;
