import type { Words } from '@homologa/domain/language/locales';
import type { DeskPrivacyRequest } from '@homologa/domain/privacy/privacy.contract';

export const PRIVACY = {
  title: { en: 'Data requests', es: 'Solicitudes sobre datos', 'pt-BR': 'Pedidos sobre dados' },
  subtitle: {
    en: 'People who ask for the erasure of their data. Each is answered within 15 days.',
    es: 'Personas que piden la supresión de sus datos. Cada solicitud se responde en 15 días.',
    'pt-BR': 'Pessoas que pedem a eliminação de seus dados. Cada pedido é respondido em até 15 dias.',
  },
  empty: { en: 'Nobody waits for an answer.', es: 'Nadie espera una respuesta.', 'pt-BR': 'Ninguém aguarda resposta.' },
  emptyHint: {
    en: 'Copies of data make themselves; only erasures are decided here.',
    es: 'Las copias de datos se preparan solas; aquí solo se deciden las supresiones.',
    'pt-BR': 'As cópias de dados são feitas automaticamente; aqui se decidem apenas as eliminações.',
  },
  waiting: { en: 'Waiting', es: 'En espera', 'pt-BR': 'Aguardando' },
  decided: { en: 'Answered', es: 'Respondidas', 'pt-BR': 'Respondidos' },
  noneDecided: {
    en: 'Nothing has been answered yet.',
    es: 'Aún no se ha respondido nada.',
    'pt-BR': 'Nada foi respondido ainda.',
  },
  kind: { en: 'Asks for', es: 'Pide', 'pt-BR': 'Pede' },
  answer: { en: 'Answer', es: 'Respuesta', 'pt-BR': 'Resposta' },
  person: { en: 'Person', es: 'Persona', 'pt-BR': 'Pessoa' },
  standsFor: { en: 'Stands for', es: 'Responde por', 'pt-BR': 'Responde por' },
  nothing: { en: 'No onboarding', es: 'Ningún proceso', 'pt-BR': 'Nenhum processo' },
  note: { en: 'Note', es: 'Nota', 'pt-BR': 'Observação' },
  asked: { en: 'Asked', es: 'Solicitada', 'pt-BR': 'Pedido em' },
  due: { en: 'Answer by', es: 'Responder hasta el', 'pt-BR': 'Responder até' },
  failed: { en: 'The erasure failed', es: 'La supresión falló', 'pt-BR': 'A eliminação falhou' },
  decide: { en: 'Decide', es: 'Decidir', 'pt-BR': 'Decidir' },
  decideOn: { en: 'Decide: {name}', es: 'Decidir: {name}', 'pt-BR': 'Decidir: {name}' },
  noteOf: { en: 'Their note: “{note}”', es: 'Su nota: «{note}»', 'pt-BR': 'Observação: “{note}”' },
  decideTitle: {
    en: 'Erase the data of {name}?',
    es: '¿Suprimir los datos de {name}?',
    'pt-BR': 'Eliminar os dados de {name}?',
  },
  decideText: {
    en: 'The account, the contact, the answers, the form and the files go for good. The company name, tax id, billing and what was delivered stay. The person is told by email.',
    es: 'La cuenta, el contacto, las respuestas, el formulario y los archivos se eliminan para siempre. Quedan el nombre de la empresa, la identificación fiscal, la facturación y lo entregado. Se avisa a la persona por correo.',
    'pt-BR':
      'A conta, o contato, as respostas, o formulário e os arquivos são eliminados para sempre. Permanecem o nome da empresa, a identificação fiscal, o faturamento e o que foi entregue. A pessoa é avisada por e-mail.',
  },
  reason: { en: 'Reason for a refusal', es: 'Motivo del rechazo', 'pt-BR': 'Motivo da recusa' },
  reasonHint: {
    en: 'Needed to refuse. The person reads it.',
    es: 'Necesario para rechazar. La persona lo lee.',
    'pt-BR': 'Necessário para recusar. A pessoa vai lê-lo.',
  },
  erase: { en: 'Erase', es: 'Suprimir', 'pt-BR': 'Eliminar' },
  refuse: { en: 'Refuse', es: 'Rechazar', 'pt-BR': 'Recusar' },
} as const satisfies Record<string, Words>;

export const PRIVACY_KIND_WORDS: Readonly<Record<DeskPrivacyRequest['kind'], Words>> = {
  access: { en: 'Copy', es: 'Copia', 'pt-BR': 'Cópia' },
  erasure: { en: 'Erasure', es: 'Supresión', 'pt-BR': 'Eliminação' },
};

export const PRIVACY_STATUS_WORDS: Readonly<Record<DeskPrivacyRequest['status'], Words>> = {
  open: { en: 'Open', es: 'Abierta', 'pt-BR': 'Aberto' },
  running: { en: 'Under way', es: 'En curso', 'pt-BR': 'Em andamento' },
  done: { en: 'Done', es: 'Hecha', 'pt-BR': 'Concluído' },
  refused: { en: 'Refused', es: 'Rechazada', 'pt-BR': 'Recusado' },
  withdrawn: { en: 'Withdrawn', es: 'Retirada', 'pt-BR': 'Retirado' },
  failed: { en: 'Failed', es: 'Falló', 'pt-BR': 'Falhou' },
};
