import type { Words } from '@homologa/domain/language/locales';

export const ADDRESSES = {
  title: { en: 'Correct e-mails', es: 'Corregir correos', 'pt-BR': 'Corrigir e-mails' },
  subtitle: {
    en: 'Suppliers whose invitation was not delivered. It is sent again to the new e-mails; links mailed before stop working.',
    es: 'Proveedores cuya invitación no se entregó. Se envía de nuevo a los correos nuevos; los enlaces enviados antes dejan de funcionar.',
    'pt-BR':
      'Fornecedores cujo convite não foi entregue. Ele é enviado novamente aos novos e-mails; os links enviados antes deixam de funcionar.',
  },
  workflow: { en: 'Workflow', es: 'Flujo de trabajo', 'pt-BR': 'Fluxo de trabalho' },
  allWorkflows: {
    en: 'All active workflows',
    es: 'Todos los flujos activos',
    'pt-BR': 'Todos os fluxos ativos',
  },
  paste: { en: 'Paste a list', es: 'Pegar una lista', 'pt-BR': 'Colar uma lista' },
  pasteHint: {
    en: 'One supplier per line: its name, tax id or former e-mail, then the new one. Copy the columns from a spreadsheet, or separate them with a semicolon or comma.',
    es: 'Un proveedor por línea: su nombre, identificación fiscal o correo anterior, y luego el nuevo. Copie las columnas de una hoja de cálculo o sepárelas con punto y coma o coma.',
    'pt-BR':
      'Um fornecedor por linha: nome, identificação fiscal ou e-mail anterior, e depois o novo. Copie as colunas de uma planilha ou separe-as com ponto e vírgula ou vírgula.',
  },
  lines: {
    en: 'Supplier; new e-mail',
    es: 'Proveedor; correo nuevo',
    'pt-BR': 'Fornecedor; novo e-mail',
  },
  preview: { en: 'Preview', es: 'Vista previa', 'pt-BR': 'Pré-visualizar' },
  nothing: {
    en: 'Paste lines or enter an e-mail beside a supplier.',
    es: 'Pegue líneas o escriba un correo junto a un proveedor.',
    'pt-BR': 'Cole linhas ou digite um e-mail ao lado de um fornecedor.',
  },
  tooMany: {
    en: 'At most {max} lines at once.',
    es: 'Como máximo {max} líneas a la vez.',
    'pt-BR': 'No máximo {max} linhas de uma vez.',
  },
  forecast: { en: 'What will be changed', es: 'Lo que se cambiará', 'pt-BR': 'O que será alterado' },
  willChange: {
    en: '{changed} of {count} line will be changed. || {changed} of {count} lines will be changed.',
    es: 'Líneas que se cambiarán: {changed} de {count}.',
    'pt-BR': 'Linhas que serão alteradas: {changed} de {count}.',
  },
  problems: {
    en: '{count} line is not changed || {count} lines are not changed',
    es: '{count} línea no se cambia || {count} líneas no se cambian',
    'pt-BR': '{count} linha não é alterada || {count} linhas não são alteradas',
  },
  changes: {
    en: '{count} supplier is changed || {count} suppliers are changed',
    es: 'Se cambia {count} proveedor || Se cambian {count} proveedores',
    'pt-BR': '{count} fornecedor é alterado || {count} fornecedores são alterados',
  },
  lineOf: { en: 'Line {n}', es: 'Línea {n}', 'pt-BR': 'Linha {n}' },
  typed: { en: 'From the list', es: 'De la lista', 'pt-BR': 'Da lista' },
  becomes: { en: '{from} → {to}', es: '{from} → {to}', 'pt-BR': '{from} → {to}' },
  mayShare: {
    en: 'Change them also where another supplier of the workflow has the same e-mail',
    es: 'Cambiarlos también si otro proveedor del flujo tiene el mismo correo',
    'pt-BR': 'Alterá-los também se outro fornecedor do fluxo tiver o mesmo e-mail',
  },
  correct: {
    en: 'Correct {count} and send again',
    es: 'Corregir {count} y reenviar',
    'pt-BR': 'Corrigir {count} e reenviar',
  },
  noneFits: {
    en: 'No line can be changed yet. Mend the lines below.',
    es: 'Aún no se puede cambiar ninguna línea. Corrija las líneas de abajo.',
    'pt-BR': 'Nenhuma linha pode ser alterada ainda. Corrija as linhas abaixo.',
  },
  result: { en: 'Result', es: 'Resultado', 'pt-BR': 'Resultado' },
  corrected: {
    en: '{count} supplier was corrected; its invitation is on its way. || {count} suppliers were corrected; their invitations are on their way.',
    es: 'Se corrigió {count} proveedor; su invitación está en camino. || Se corrigieron {count} proveedores; sus invitaciones están en camino.',
    'pt-BR':
      '{count} fornecedor foi corrigido; o convite está a caminho. || {count} fornecedores foram corrigidos; os convites estão a caminho.',
  },
  nothingChanged: {
    en: 'No supplier was changed.',
    es: 'No se cambió ningún proveedor.',
    'pt-BR': 'Nenhum fornecedor foi alterado.',
  },
  kept: {
    en: 'What was not changed is still in the box or the list, to be mended.',
    es: 'Lo que no se cambió sigue en el cuadro o en la lista para corregirlo.',
    'pt-BR': 'O que não foi alterado continua na caixa ou na lista para ser corrigido.',
  },
  stopped: {
    en: 'The correction stopped early: {error}',
    es: 'La corrección se interrumpió: {error}',
    'pt-BR': 'A correção foi interrompida: {error}',
  },
  unreached: {
    en: '{count} supplier was not reached || {count} suppliers were not reached',
    es: 'No se llegó a {count} proveedor || No se llegó a {count} proveedores',
    'pt-BR': 'Não se chegou a {count} fornecedor || Não se chegou a {count} fornecedores',
  },
  isSent: { en: 'Corrected, sent again', es: 'Corregido, reenviado', 'pt-BR': 'Corrigido, reenviado' },
  suppliers: { en: 'Suppliers', es: 'Proveedores', 'pt-BR': 'Fornecedores' },
  newEmail: { en: 'New e-mail', es: 'Correo nuevo', 'pt-BR': 'Novo e-mail' },
  newEmailOf: {
    en: 'New e-mail of {name}',
    es: 'Correo nuevo de {name}',
    'pt-BR': 'Novo e-mail de {name}',
  },
  more: { en: 'Show {count} more', es: 'Mostrar {count} más', 'pt-BR': 'Mostrar mais {count}' },
  notWhole: {
    en: 'These are the newest {max}. Correct them, then the others appear.',
    es: 'Estos son los {max} más recientes. Corríjalos y aparecerán los demás.',
    'pt-BR': 'Estes são os {max} mais recentes. Corrija-os e os outros aparecerão.',
  },
  none: {
    en: 'No invitation waits for another e-mail',
    es: 'Ninguna invitación espera otro correo',
    'pt-BR': 'Nenhum convite aguarda outro e-mail',
  },
  noneHint: {
    en: 'Suppliers appear here when the mail with their invitation comes back.',
    es: 'Los proveedores aparecen aquí cuando el correo con su invitación es devuelto.',
    'pt-BR': 'Os fornecedores aparecem aqui quando o e-mail com o convite volta.',
  },
} satisfies Record<string, Words>;
