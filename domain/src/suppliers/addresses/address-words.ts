import type { Words } from '../../language/locales';
import type { CorrectionProblem } from './match-addresses';

/** Why an address is not changed: of a line, or of one supplier. */
export const ADDRESS_PROBLEM_WORDS: Readonly<Record<CorrectionProblem, Words>> = {
  line_malformed: {
    en: 'Write the supplier, a separator and the new e-mail.',
    es: 'Escriba el proveedor, un separador y el nuevo correo.',
    'pt-BR': 'Escreva o fornecedor, um separador e o novo e-mail.',
  },
  supplier_unmatched: {
    en: 'No supplier whose invitation failed has this e-mail, tax id or name.',
    es: 'Ningún proveedor cuya invitación falló tiene este correo, identificación fiscal o nombre.',
    'pt-BR': 'Nenhum fornecedor cujo convite falhou tem este e-mail, identificação fiscal ou nome.',
  },
  supplier_ambiguous: {
    en: 'It may mean several suppliers: {names}.',
    es: 'Puede referirse a varios proveedores: {names}.',
    'pt-BR': 'Pode se referir a vários fornecedores: {names}.',
  },
  line_repeated: {
    en: 'Repeated: this supplier gets this e-mail already.',
    es: 'Repetida: este proveedor ya recibe este correo.',
    'pt-BR': 'Repetida: este fornecedor já recebe este e-mail.',
  },
  line_contradicted: {
    en: 'This supplier is given different e-mails. Keep one of them.',
    es: 'A este proveedor se le asignan correos distintos. Deje uno solo.',
    'pt-BR': 'Este fornecedor recebe e-mails diferentes. Deixe apenas um.',
  },
  not_found: {
    en: 'This supplier is no longer here.',
    es: 'Este proveedor ya no está aquí.',
    'pt-BR': 'Este fornecedor não está mais aqui.',
  },
  workflow_not_active: {
    en: 'The workflow is not active.',
    es: 'El flujo de trabajo no está activo.',
    'pt-BR': 'O fluxo de trabalho não está ativo.',
  },
  invitation_not_possible: {
    en: 'This supplier cannot be invited.',
    es: 'No se puede invitar a este proveedor.',
    'pt-BR': 'Este fornecedor não pode ser convidado.',
  },
  invitation_not_failed: {
    en: 'The invitation has not failed.',
    es: 'La invitación no falló.',
    'pt-BR': 'O convite não falhou.',
  },
  email_invalid: {
    en: 'Enter a valid e-mail.',
    es: 'Escriba un correo válido.',
    'pt-BR': 'Digite um e-mail válido.',
  },
  email_unchanged: {
    en: 'The invitation was sent to this e-mail before. Enter another one.',
    es: 'La invitación ya se envió a este correo. Escriba otro.',
    'pt-BR': 'O convite já foi enviado a este e-mail. Digite outro.',
  },
  email_suppressed: {
    en: 'Earlier mail to this e-mail came back. Enter another one.',
    es: 'Un correo anterior a esta dirección fue devuelto. Escriba otra.',
    'pt-BR': 'Um e-mail anterior a este endereço voltou. Digite outro.',
  },
  email_shared: {
    en: 'Another supplier of the workflow has, or would get, this e-mail.',
    es: 'Otro proveedor del flujo de trabajo tiene, o recibiría, este correo.',
    'pt-BR': 'Outro fornecedor do fluxo de trabalho tem, ou receberia, este e-mail.',
  },
};
