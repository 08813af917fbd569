import type { Words } from '@homologa/domain/language/locales';

export const EDIT = {
  page: { en: 'Edit Workflow', es: 'Editar flujo de trabajo', 'pt-BR': 'Editar fluxo de trabalho' },
  info: { en: 'Workflow info', es: 'Información del flujo de trabajo', 'pt-BR': 'Informações do fluxo de trabalho' },
  suppliers: { en: 'Supplier data', es: 'Datos de proveedores', 'pt-BR': 'Dados dos fornecedores' },
  questionnaire: {
    en: 'Set questionnaire and share files',
    es: 'Definir cuestionario y compartir archivos',
    'pt-BR': 'Definir questionário e compartilhar arquivos',
  },
  optional: { en: '(optional)', es: '(opcional)', 'pt-BR': '(opcional)' },
  customize: { en: 'Customize onboarding', es: 'Personalizar el registro', 'pt-BR': 'Personalizar o cadastro' },
  title: { en: 'Title', es: 'Título', 'pt-BR': 'Título' },
  description: { en: 'Description', es: 'Descripción', 'pt-BR': 'Descrição' },
  welcome: { en: 'Welcome message', es: 'Mensaje de bienvenida', 'pt-BR': 'Mensagem de boas-vindas' },
  welcomeHint: {
    en: 'Suppliers read it when they open their link.',
    es: 'Los proveedores lo leen al abrir su enlace.',
    'pt-BR': 'Os fornecedores leem ao abrir o link.',
  },
  invitation: { en: 'Invitation e-mail', es: 'Correo de invitación', 'pt-BR': 'E-mail de convite' },
  invitationHint: {
    en: 'Left empty, our standard text in the supplier’s language is sent. The link to the onboarding is added below your message.',
    es: 'Si queda vacío, se envía nuestro texto habitual en el idioma del proveedor. El enlace al registro se agrega debajo de su mensaje.',
    'pt-BR':
      'Se ficar vazio, enviamos nosso texto padrão no idioma do fornecedor. O link do cadastro é adicionado abaixo da sua mensagem.',
  },
  subject: { en: 'Subject', es: 'Asunto', 'pt-BR': 'Assunto' },
  message: { en: 'Message', es: 'Mensaje', 'pt-BR': 'Mensagem' },
  setup: { en: 'Type and report', es: 'Tipo e informe', 'pt-BR': 'Tipo e relatório' },
  setupLocked: {
    en: 'Type, product, report and payment cannot be changed after launch.',
    es: 'El tipo, el producto, el informe y el pago no se pueden cambiar después del lanzamiento.',
    'pt-BR': 'Tipo, produto, relatório e pagamento não podem ser alterados após o lançamento.',
  },
  type: { en: 'Workflow type', es: 'Tipo de flujo', 'pt-BR': 'Tipo de fluxo' },
  product: { en: 'Product', es: 'Producto', 'pt-BR': 'Produto' },
  reportType: { en: 'Report type', es: 'Tipo de informe', 'pt-BR': 'Tipo de relatório' },
  payment: { en: 'Who pays', es: 'Quién paga', 'pt-BR': 'Quem paga' },
  price: { en: 'Price per supplier', es: 'Precio por proveedor', 'pt-BR': 'Preço por fornecedor' },
  priceHint: {
    en: 'A supplier pays this number in the currency of its country, such as BRL in Brazil, MXN in Mexico or USD.',
    es: 'El proveedor paga este número en la moneda de su país, como BRL en Brasil, MXN en México o USD.',
    'pt-BR': 'O fornecedor paga este número na moeda do seu país, como BRL no Brasil, MXN no México ou USD.',
  },
  reminders: { en: 'Scheduled reminders', es: 'Recordatorios programados', 'pt-BR': 'Lembretes programados' },
  previewQuestionnaire: {
    en: 'Preview questionnaire',
    es: 'Vista previa del cuestionario',
    'pt-BR': 'Visualizar questionário',
  },
  previewIntroduction: {
    en: 'Preview introduction',
    es: 'Vista previa de la introducción',
    'pt-BR': 'Visualizar introdução',
  },
  previewStored: {
    en: 'The preview shows what is stored.',
    es: 'La vista previa muestra lo guardado.',
    'pt-BR': 'A visualização mostra o que está salvo.',
  },
  allSaved: {
    en: 'All changes are saved.',
    es: 'Todos los cambios están guardados.',
    'pt-BR': 'Todas as alterações estão salvas.',
  },
  conflictTitle: {
    en: 'Somebody else has changed this workflow',
    es: 'Otra persona modificó este flujo de trabajo',
    'pt-BR': 'Outra pessoa alterou este fluxo de trabalho',
  },
  conflictText: {
    en: 'The same part was changed in another tab or by a colleague: {parts}. What you typed is still here and not stored. Overwrite the other changes with yours, or reload and lose yours?',
    es: 'La misma parte se modificó en otra pestaña o por otra persona: {parts}. Lo que usted escribió sigue aquí y no está guardado. ¿Sobrescribir los otros cambios con los suyos, o recargar y perder los suyos?',
    'pt-BR':
      'A mesma parte foi alterada em outra aba ou por outra pessoa: {parts}. O que você digitou continua aqui e não está salvo. Sobrescrever as outras alterações com as suas, ou recarregar e perder as suas?',
  },
  conflictMoved: {
    en: 'It has been launched or closed meanwhile. What you typed is still here and cannot be stored; copy what you need before you reload.',
    es: 'Mientras tanto se lanzó o se cerró. Lo que usted escribió sigue aquí y no se puede guardar; copie lo que necesite antes de recargar.',
    'pt-BR':
      'Nesse meio-tempo ele foi lançado ou encerrado. O que você digitou continua aqui e não pode ser salvo; copie o que precisar antes de recarregar.',
  },
  conflictReload: { en: 'Reload', es: 'Recargar', 'pt-BR': 'Recarregar' },
  conflictOverwrite: { en: 'Overwrite with mine', es: 'Sobrescribir con lo mío', 'pt-BR': 'Sobrescrever com o meu' },
  unsaved: { en: 'Not saved yet', es: 'Sin guardar', 'pt-BR': 'Ainda não salvo' },
  savedAt: { en: 'Saved {time}', es: 'Guardado a las {time}', 'pt-BR': 'Salvo às {time}' },
  saveFailed: { en: 'Not saved: {reason}', es: 'No se guardó: {reason}', 'pt-BR': 'Não salvo: {reason}' },
  notSavedConflict: {
    en: 'Not saved: somebody else has changed this workflow, see below.',
    es: 'No se guardó: otra persona modificó este flujo de trabajo; vea abajo.',
    'pt-BR': 'Não salvo: outra pessoa alterou este fluxo de trabalho; veja abaixo.',
  },
  willRetry: { en: 'It will be tried again.', es: 'Se intentará de nuevo.', 'pt-BR': 'Tentaremos novamente.' },
  savedAsDraft: {
    en: 'Workflow is saved as draft.',
    es: 'El flujo de trabajo se guardó como borrador.',
    'pt-BR': 'O fluxo de trabalho foi salvo como rascunho.',
  },
  launch: { en: 'Launch', es: 'Lanzar', 'pt-BR': 'Lançar' },
  launchTitle: { en: 'Launch Workflow', es: 'Lanzar flujo de trabajo', 'pt-BR': 'Lançar fluxo de trabalho' },
  launchText: {
    en: '“{title}” becomes active. {count} supplier will be processed now. || “{title}” becomes active. {count} suppliers will be processed now.',
    es: '“{title}” pasará a estar activo. Se procesará {count} proveedor ahora. || “{title}” pasará a estar activo. Se procesarán {count} proveedores ahora.',
    'pt-BR':
      '“{title}” ficará ativo. {count} fornecedor será processado agora. || “{title}” ficará ativo. {count} fornecedores serão processados agora.',
  },
  launchMails: {
    en: 'Each of them gets an invitation by e-mail.',
    es: 'Cada uno recibirá una invitación por correo.',
    'pt-BR': 'Cada um receberá um convite por e-mail.',
  },
  launchQuota: {
    en: '{product}: {used} of {total} used; this launch takes {count}.',
    es: '{product}: {used} de {total} usados; este lanzamiento toma {count}.',
    'pt-BR': '{product}: {used} de {total} usados; este lançamento usa {count}.',
  },
  blockedTitle: { en: 'Before you can launch', es: 'Antes de lanzar', 'pt-BR': 'Antes de lançar' },
  blockedUpdate: { en: 'Before you can update', es: 'Antes de actualizar', 'pt-BR': 'Antes de atualizar' },
  rows: {
    en: 'row {list} || rows {list}',
    es: 'fila {list} || filas {list}',
    'pt-BR': 'linha {list} || linhas {list}',
  },
  questions: {
    en: 'question {list} || questions {list}',
    es: 'pregunta {list} || preguntas {list}',
    'pt-BR': 'pergunta {list} || perguntas {list}',
  },
  deleteDraft: { en: 'Delete Draft', es: 'Eliminar borrador', 'pt-BR': 'Excluir rascunho' },
  deleteText: {
    en: 'Are you sure you want to delete “{title}”? This cannot be undone.',
    es: '¿Seguro que desea eliminar “{title}”? No se puede deshacer.',
    'pt-BR': 'Tem certeza de que deseja excluir “{title}”? Isso não pode ser desfeito.',
  },
  update: { en: 'Update changes', es: 'Guardar cambios', 'pt-BR': 'Salvar alterações' },
  updateText: {
    en: 'Do you want to remind all suppliers by e-mail that the workflow has changed?',
    es: '¿Desea recordar por correo a todos los proveedores que el flujo de trabajo cambió?',
    'pt-BR': 'Deseja lembrar por e-mail todos os fornecedores de que o fluxo de trabalho mudou?',
  },
  updateTextPlain: {
    en: 'The changes take effect at once.',
    es: 'Los cambios tienen efecto de inmediato.',
    'pt-BR': 'As alterações têm efeito imediato.',
  },
  onlyUpdate: { en: 'Only update', es: 'Solo actualizar', 'pt-BR': 'Apenas atualizar' },
  updateAndNotify: { en: 'Update and notify', es: 'Guardar y notificar', 'pt-BR': 'Salvar e notificar' },
  notified: {
    en: '{count} supplier was notified. || {count} suppliers were notified.',
    es: 'Se notificó a {count} proveedor. || Se notificó a {count} proveedores.',
    'pt-BR': '{count} fornecedor foi notificado. || {count} fornecedores foram notificados.',
  },
  notifiedNone: {
    en: 'No supplier was notified.',
    es: 'No se notificó a ningún proveedor.',
    'pt-BR': 'Nenhum fornecedor foi notificado.',
  },
  notNotified: {
    en: '{count} was left out ({reasons}). || {count} were left out ({reasons}).',
    es: 'Se omitió {count} ({reasons}). || Se omitieron {count} ({reasons}).',
    'pt-BR': '{count} foi ignorado ({reasons}). || {count} foram ignorados ({reasons}).',
  },
  updated: { en: 'Workflow updated.', es: 'Flujo de trabajo actualizado.', 'pt-BR': 'Fluxo de trabalho atualizado.' },
} satisfies Record<string, Words>;
