import { CHARGE_WORDS } from '@homologa/domain/payments/charge-words';
import { PAYMENTS, STATEMENT } from '../desk/payments/payments.texts';
import type { Guide } from './guide';

export const PAYMENTS_GUIDE: Guide<'payments'> = {
  intro: {
    en: 'What suppliers pay themselves: proofs, bank statements, the accountant.',
    es: 'Lo que pagan los propios proveedores: comprobantes, extractos bancarios, el contador.',
    'pt-BR': 'O que os próprios fornecedores pagam: comprovantes, extratos bancários, o contador.',
  },
  labels: {
    toCheck: CHARGE_WORDS.to_check,
    unpaid: CHARGE_WORDS.unpaid,
    rejected: CHARGE_WORDS.rejected,
    second: CHARGE_WORDS.second_payment,
    mismatch: CHARGE_WORDS.mismatch,
    asked: PAYMENTS.whatWasAsked,
    proofs: PAYMENTS.proofs,
    accept: PAYMENTS.accept,
    note: PAYMENTS.note,
    reject: PAYMENTS.reject,
    reason: PAYMENTS.reason,
    remind: PAYMENTS.remind,
    resolve: PAYMENTS.resolve,
    statement: PAYMENTS.statement,
    upload: STATEMENT.upload,
    csv: PAYMENTS.csv,
    from: PAYMENTS.csvFrom,
    to: PAYMENTS.csvTo,
    filtered: PAYMENTS.csvFiltered,
  },
  tasks: {
    find: {
      title: { en: 'Find what waits', es: 'Encontrar lo que espera', 'pt-BR': 'Encontrar o que espera' },
      steps: [
        {
          en: '{toCheck} opens first. {second} and {mismatch} need somebody to look at them.',
          es: '{toCheck} se abre primero. {second} y {mismatch} requieren que alguien los revise.',
          'pt-BR': '{toCheck} abre primeiro. {second} e {mismatch} precisam que alguém veja.',
        },
        {
          en: 'Search by reference, company or tax ID, or choose a client or region.',
          es: 'Busque por referencia, empresa o identificación tributaria, o elija un cliente o una región.',
          'pt-BR': 'Pesquise por referência, empresa ou identificação fiscal, ou escolha um cliente ou uma região.',
        },
      ],
      picture: {
        name: 'payments',
        alt: {
          en: 'The payments by state',
          es: 'Los pagos por estado',
          'pt-BR': 'Os pagamentos por estado',
        },
      },
      page: { to: '/desk/payments', label: PAYMENTS.title },
    },
    accept: {
      title: { en: 'Confirm a payment', es: 'Confirmar un pago', 'pt-BR': 'Confirmar um pagamento' },
      steps: [
        {
          en: 'Open a payment and compare {asked} with {proofs}.',
          es: 'Abra un pago y compare {asked} con {proofs}.',
          'pt-BR': 'Abra um pagamento e compare {asked} com {proofs}.',
        },
        {
          en: 'Press {accept}. The supplier’s report goes on.',
          es: 'Pulse {accept}. El informe del proveedor sigue adelante.',
          'pt-BR': 'Clique em {accept}. O relatório do fornecedor segue.',
        },
        {
          en: 'Without a proof, say under {note} how you know that the money has come.',
          es: 'Sin comprobante, indique en {note} cómo sabe que llegó el dinero.',
          'pt-BR': 'Sem comprovante, informe em {note} como sabe que o dinheiro chegou.',
        },
      ],
      picture: {
        name: 'payment',
        alt: {
          en: 'A payment: what was asked beside its proof, with Accept and Reject',
          es: 'Un pago: lo pedido junto al comprobante, con los botones para aceptar y rechazar',
          'pt-BR': 'Um pagamento: o que foi pedido ao lado do comprovante, com os botões para aceitar e recusar',
        },
      },
      page: { to: '/desk/payments', label: PAYMENTS.title },
    },
    reject: {
      title: { en: 'Reject a proof', es: 'Rechazar un comprobante', 'pt-BR': 'Recusar um comprovante' },
      steps: [
        {
          en: 'Press {reject} and write the {reason}: the supplier is mailed it word for word.',
          es: 'Pulse {reject} y escriba el {reason}: el proveedor lo recibe por correo tal cual.',
          'pt-BR': 'Clique em {reject} e escreva o {reason}: o fornecedor o recebe por e-mail tal qual.',
        },
        {
          en: 'The payment moves to {rejected} and the report waits. A new proof brings it back to {toCheck}.',
          es: 'El pago pasa a {rejected} y el informe espera. Un comprobante nuevo lo devuelve a {toCheck}.',
          'pt-BR':
            'O pagamento passa para {rejected} e o relatório espera. Um novo comprovante o traz de volta a {toCheck}.',
        },
      ],
    },
    remind: {
      title: {
        en: 'Remind, and resolve what does not fit',
        es: 'Recordar, y resolver lo que no cuadra',
        'pt-BR': 'Lembrar, e resolver o que não confere',
      },
      steps: [
        {
          en: 'Open a payment of {unpaid} and press {remind}: once a day at most.',
          es: 'Abra un pago de {unpaid} y pulse {remind}: como máximo una vez al día.',
          'pt-BR': 'Abra um pagamento de {unpaid} e clique em {remind}: no máximo uma vez por dia.',
        },
        {
          en: 'In {second} and {mismatch}, do what is needed outside, for example a refund; then press {resolve} and note it.',
          es: 'En {second} y {mismatch}, haga lo necesario fuera, por ejemplo un reembolso; luego pulse {resolve} y anótelo.',
          'pt-BR':
            'Em {second} e {mismatch}, faça o necessário fora, por exemplo um reembolso; depois clique em {resolve} e anote.',
        },
      ],
    },
    statement: {
      title: {
        en: 'Match a bank statement',
        es: 'Conciliar un extracto bancario',
        'pt-BR': 'Conciliar um extrato bancário',
      },
      steps: [
        {
          en: 'Press {statement}, then {upload}.',
          es: 'Pulse {statement}, luego {upload}.',
          'pt-BR': 'Clique em {statement}, depois em {upload}.',
        },
        {
          en: 'Each line shows the payment that it fits, and why. Nothing is accepted by itself: press {accept} on each that is right.',
          es: 'Cada línea muestra el pago que le corresponde, y por qué. Nada se acepta solo: pulse {accept} en cada una correcta.',
          'pt-BR':
            'Cada linha mostra o pagamento correspondente, e por quê. Nada é aceito sozinho: clique em {accept} em cada uma correta.',
        },
      ],
      page: { to: '/desk/payments/statement', label: PAYMENTS.statement },
    },
    csv: {
      title: {
        en: 'Make the CSV for the accountant',
        es: 'Hacer el CSV para el contador',
        'pt-BR': 'Fazer o CSV para o contador',
      },
      steps: [
        {
          en: 'Press {csv} and choose {from} and {to}: the current month at first.',
          es: 'Pulse {csv} y elija {from} y {to}: al principio, el mes en curso.',
          'pt-BR': 'Clique em {csv} e escolha {from} e {to}: a princípio, o mês atual.',
        },
        {
          en: 'Tick {filtered} to leave out the others. The dialog says how many payments there are.',
          es: 'Marque {filtered} para omitir los demás. El diálogo dice cuántos pagos hay.',
          'pt-BR': 'Marque {filtered} para deixar os outros de fora. O diálogo diz quantos pagamentos há.',
        },
      ],
      picture: {
        name: 'csv',
        alt: {
          en: 'The period of the CSV and how many payments it has',
          es: 'El período del CSV y cuántos pagos tiene',
          'pt-BR': 'O período do CSV e quantos pagamentos tem',
        },
      },
      page: { to: '/desk/payments', label: PAYMENTS.title },
    },
  },
};
