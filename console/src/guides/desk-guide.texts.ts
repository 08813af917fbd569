import { CALLS } from '../desk/calls.texts';
import { CORRECTION } from '../desk/delivery/corrections/correction.texts';
import { DETAILS } from '../desk/delivery/details.texts';
import { SECOND_LOOK } from '../desk/delivery/second-look.texts';
import { DESK } from '../desk/desk.texts';
import { QUEUE } from '../desk/queue/queue.texts';
import { STATUS } from '../desk/queue/status.texts';
import { SEND_BACK } from '../suppliers/send-back/send-back.texts';
import type { Guide } from './guide';

export const DESK_GUIDE: Guide<'desk'> = {
  intro: {
    en: 'From the queue to the delivered report, and how to correct one.',
    es: 'Desde la cola hasta el informe entregado, y cómo corregirlo.',
    'pt-BR': 'Da fila até o relatório entregue, e como corrigi-lo.',
  },
  labels: {
    takeNext: QUEUE.takeNext,
    assignee: QUEUE.assignee,
    overdue: QUEUE.onlyOverdue,
    take: DESK.take,
    takeOver: QUEUE.takeOver,
    callLog: DESK.calls,
    outcome: DESK.outcome,
    logCall: DESK.logCall,
    callBack: CALLS.callBackAt,
    status: STATUS.change,
    figures: DESK.figures,
    takeForm: DESK.takeOne,
    source: DETAILS.source,
    saveFigures: DESK.saveFigures,
    details: DETAILS.title,
    saveDetails: DETAILS.save,
    worth: DESK.ratingWorth,
    risk: DESK.ratingRisk,
    errors: DETAILS.errors,
    contradictions: DETAILS.contradictions,
    sendBack: SEND_BACK.send,
    choose: SEND_BACK.choose,
    reason: SEND_BACK.reason,
    withdraw: SEND_BACK.withdraw,
    verify: DESK.verify,
    deliver: DESK.deliver,
    makeDocument: DESK.makeDocument,
    reportFile: DESK.reportFile,
    ready: SECOND_LOOK.ask,
    correct: CORRECTION.begin,
    begin: CORRECTION.start,
    deliverCorrection: CORRECTION.deliver,
    abandon: CORRECTION.abandon,
  },
  tasks: {
    take: {
      title: { en: 'Take a request', es: 'Tomar una solicitud', 'pt-BR': 'Assumir um pedido' },
      steps: [
        {
          en: 'Press {takeNext} or `N`: the oldest request that nobody holds opens and is yours.',
          es: 'Pulse {takeNext} o `N`: se abre la solicitud más antigua que nadie tiene, y es suya.',
          'pt-BR': 'Clique em {takeNext} ou `N`: abre o pedido mais antigo que ninguém tem, e ele é seu.',
        },
        {
          en: 'Or filter the queue, for example by {assignee} or {overdue}, open a line and press {take}.',
          es: 'O filtre la cola, por ejemplo por {assignee} o {overdue}, abra una línea y pulse {take}.',
          'pt-BR': 'Ou filtre a fila, por exemplo por {assignee} ou {overdue}, abra uma linha e clique em {take}.',
        },
        {
          en: 'What a colleague holds says so: {takeOver} makes it yours.',
          es: 'Lo que tiene un colega lo indica: {takeOver} lo hace suyo.',
          'pt-BR': 'O que um colega tem está indicado: {takeOver} o torna seu.',
        },
        {
          en: 'You see what your roles open. Payments, watchlists and administration are roles of their own, which a colleague with administration gives.',
          es: 'Usted ve lo que sus roles abren. Pagos, listas de control y administración son roles propios, que asigna un colega con administración.',
          'pt-BR':
            'Você vê o que seus papéis abrem. Pagamentos, listas de controle e administração são papéis próprios, que um colega com administração atribui.',
        },
      ],
      picture: {
        name: 'desk',
        alt: {
          en: 'The queue with its filters, due dates and who holds what',
          es: 'La cola con sus filtros, plazos y quién tiene qué',
          'pt-BR': 'A fila com seus filtros, prazos e quem tem o quê',
        },
      },
      page: { to: '/desk', label: DESK.title },
    },
    call: {
      title: { en: 'Call the supplier', es: 'Llamar al proveedor', 'pt-BR': 'Ligar para o fornecedor' },
      steps: [
        {
          en: 'Under {callLog}, choose the {outcome}, write a note and press {logCall}.',
          es: 'En {callLog}, elija el {outcome}, escriba una nota y pulse {logCall}.',
          'pt-BR': 'Em {callLog}, escolha o {outcome}, escreva uma nota e clique em {logCall}.',
        },
        {
          en: '{callBack} brings the request back to you on that day.',
          es: '{callBack} le trae la solicitud de vuelta ese día.',
          'pt-BR': '{callBack} traz o pedido de volta nesse dia.',
        },
        {
          en: 'Whatever else happens to a request, such as waiting for the supplier, is under {status}, with a reason.',
          es: 'Todo lo demás que le ocurre a una solicitud, como esperar al proveedor, está en {status}, con un motivo.',
          'pt-BR':
            'Tudo o mais que acontece com um pedido, como esperar o fornecedor, está em {status}, com um motivo.',
        },
      ],
      page: { to: '/desk', label: DESK.title },
    },
    figures: {
      title: { en: 'Enter the figures', es: 'Ingresar las cifras', 'pt-BR': 'Informar os números' },
      steps: [
        {
          en: '{figures} begin with what the supplier’s form has. Where both differ, {takeForm} uses the form’s value.',
          es: '{figures} comienza con lo que tiene el formulario del proveedor. Donde difieren, {takeForm} usa el valor del formulario.',
          'pt-BR':
            '{figures} começa com o que está no formulário do fornecedor. Onde diferem, {takeForm} usa o valor do formulário.',
        },
        {
          en: 'Choose the {source}, complete the rest and press {saveFigures}.',
          es: 'Elija {source}, complete el resto y pulse {saveFigures}.',
          'pt-BR': 'Escolha {source}, complete o resto e clique em {saveFigures}.',
        },
        {
          en: '{details} has earlier periods, suits and shareholders: {saveDetails}.',
          es: '{details} tiene períodos anteriores, juicios y accionistas: {saveDetails}.',
          'pt-BR': '{details} tem períodos anteriores, processos e acionistas: {saveDetails}.',
        },
      ],
      picture: {
        name: 'request',
        alt: {
          en: 'A request: what the supplier gave beside the figures of the report',
          es: 'Una solicitud: lo que dio el proveedor junto a las cifras del informe',
          'pt-BR': 'Um pedido: o que o fornecedor deu ao lado dos números do relatório',
        },
      },
    },
    rate: {
      title: { en: 'Rate', es: 'Calificar', 'pt-BR': 'Classificar' },
      steps: [
        {
          en: 'The rating is made of {worth} and {risk}. They follow the financial strength and the risk indicator until you choose otherwise.',
          es: 'La calificación se forma con {worth} y {risk}. Siguen a la fortaleza financiera y al indicador de riesgo hasta que elija otra cosa.',
          'pt-BR':
            'A classificação é formada por {worth} e {risk}. Elas seguem a força financeira e o indicador de risco até você escolher outra coisa.',
        },
        {
          en: '{errors}: these stop the delivery.',
          es: '{errors}: impiden la entrega.',
          'pt-BR': '{errors}: impedem a entrega.',
        },
        {
          en: '{contradictions}: the delivery asks for that note.',
          es: '{contradictions}: la entrega pide esa nota.',
          'pt-BR': '{contradictions}: a entrega pede essa nota.',
        },
      ],
    },
    'send-back': {
      title: { en: 'Send something back', es: 'Devolver algo', 'pt-BR': 'Devolver algo' },
      steps: [
        {
          en: 'Press {sendBack} and look up each answer, field or file under {choose}.',
          es: 'Pulse {sendBack} y busque cada respuesta, campo o archivo en {choose}.',
          'pt-BR': 'Clique em {sendBack} e procure cada resposta, campo ou arquivo em {choose}.',
        },
        {
          en: 'Write the {reason}. The supplier gets one mail with all of them and can change only these.',
          es: 'Escriba el {reason}. El proveedor recibe un solo correo con todos y solo puede cambiar esos.',
          'pt-BR': 'Escreva o {reason}. O fornecedor recebe um só e-mail com todos e só pode alterar esses.',
        },
        {
          en: 'The clock rests until the answer. {withdraw} ends it.',
          es: 'El plazo se detiene hasta la respuesta. {withdraw} lo termina.',
          'pt-BR': 'O prazo para até a resposta. {withdraw} encerra.',
        },
      ],
    },
    deliver: {
      title: { en: 'Deliver', es: 'Entregar', 'pt-BR': 'Entregar' },
      steps: [
        {
          en: 'Press {verify} after the call, then {deliver}. What is still missing is listed.',
          es: 'Pulse {verify} después de la llamada, luego {deliver}. Se muestra lo que falta.',
          'pt-BR': 'Clique em {verify} depois da ligação, e em {deliver}. O que falta é listado.',
        },
        {
          en: 'Upload a {reportFile}, or tick {makeDocument}.',
          es: 'Suba un {reportFile}, o marque {makeDocument}.',
          'pt-BR': 'Envie um {reportFile}, ou marque {makeDocument}.',
        },
        {
          en: 'Where a second pair of eyes is asked for, press {ready}: a colleague delivers.',
          es: 'Donde se pide una segunda revisión, pulse {ready}: entrega un colega.',
          'pt-BR': 'Onde se pede uma segunda revisão, clique em {ready}: um colega entrega.',
        },
        {
          en: 'The client is told by email. A delivery cannot be undone, only corrected.',
          es: 'El cliente recibe un correo. Una entrega no se deshace, solo se corrige.',
          'pt-BR': 'O cliente recebe um e-mail. Uma entrega não se desfaz, só se corrige.',
        },
      ],
      picture: {
        name: 'deliver',
        alt: {
          en: 'The delivery with what is missing and the document made from the data',
          es: 'La entrega con lo que falta y el documento hecho con los datos',
          'pt-BR': 'A entrega com o que falta e o documento feito com os dados',
        },
      },
    },
    correct: {
      title: {
        en: 'Correct a delivered report',
        es: 'Corregir un informe entregado',
        'pt-BR': 'Corrigir um relatório entregue',
      },
      steps: [
        {
          en: 'Open the delivered request, press {correct}, write the reason that the client reads, and press {begin}.',
          es: 'Abra la solicitud entregada, pulse {correct}, escriba el motivo que lee el cliente y pulse {begin}.',
          'pt-BR':
            'Abra o pedido entregue, clique em {correct}, escreva o motivo que o cliente lê e clique em {begin}.',
        },
        {
          en: 'Change figures and files. The client keeps the current version meanwhile.',
          es: 'Cambie cifras y archivos. Mientras tanto el cliente conserva la versión actual.',
          'pt-BR': 'Altere números e arquivos. Enquanto isso o cliente mantém a versão atual.',
        },
        {
          en: '{deliverCorrection} shows each change before and after. {abandon} leaves everything as it was.',
          es: '{deliverCorrection} muestra cada cambio antes y después. {abandon} deja todo como estaba.',
          'pt-BR': '{deliverCorrection} mostra cada mudança antes e depois. {abandon} deixa tudo como estava.',
        },
      ],
      picture: {
        name: 'correct',
        alt: {
          en: 'The beginning of a correction with its reason',
          es: 'El inicio de una corrección con su motivo',
          'pt-BR': 'O início de uma correção com seu motivo',
        },
      },
      page: { to: '/desk', label: DESK.title },
    },
  },
};
