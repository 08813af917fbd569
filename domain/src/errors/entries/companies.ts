import type { ErrorEntries } from '../error-entry';

/** Companies: labels, products, users. */
export const COMPANIES_ERRORS = {
  label_name_taken: {
    status: 409,
    job: 'fail',
    en: 'A label with this name already exists.',
    es: 'Ya existe una etiqueta con este nombre.',
    'pt-BR': 'Já existe uma etiqueta com este nome.',
  },
  label_name_required: {
    status: 422,
    job: 'fail',
    en: 'Please enter a label name.',
    es: 'Ingrese un nombre para la etiqueta.',
    'pt-BR': 'Informe um nome para a etiqueta.',
  },
  label_color_invalid: {
    status: 422,
    job: 'fail',
    en: 'Please choose one of the label colors.',
    es: 'Elija uno de los colores de etiqueta.',
    'pt-BR': 'Escolha uma das cores de etiqueta.',
  },
  product_limit_reached: {
    status: 409,
    job: 'fail',
    en: 'You reached product limit. Please contact support for upgrade.',
    es: 'Alcanzó el límite del producto. Contacte a soporte para ampliarlo.',
    'pt-BR': 'Você atingiu o limite do produto. Fale com o suporte para ampliá-lo.',
  },
  product_not_enabled: {
    status: 422,
    job: 'fail',
    en: 'This product is not enabled for your company.',
    es: 'Este producto no está habilitado para su empresa.',
    'pt-BR': 'Este produto não está habilitado para a sua empresa.',
  },
  user_already_member: {
    status: 409,
    job: 'fail',
    en: 'This person already belongs to your company.',
    es: 'Esta persona ya pertenece a su empresa.',
    'pt-BR': 'Esta pessoa já pertence à sua empresa.',
  },
  user_not_invitable: {
    status: 409,
    job: 'fail',
    en: 'This email cannot be invited. Please contact support.',
    es: 'No se puede invitar a este correo. Contacte a soporte.',
    'pt-BR': 'Não é possível convidar este e-mail. Entre em contato com o suporte.',
  },
  user_invitation_not_possible: {
    status: 409,
    job: 'skip',
    en: 'An invitation cannot be sent to this person.',
    es: 'No se puede enviar una invitación a esta persona.',
    'pt-BR': 'Não é possível enviar um convite a esta pessoa.',
  },
  company_deactivated: {
    status: 409,
    job: 'skip',
    en: 'This process is paused. Please contact the company that invited you.',
    es: 'Este proceso está en pausa. Contacte a la empresa que le invitó.',
    'pt-BR': 'Este processo está em pausa. Fale com a empresa que convidou você.',
  },
  last_company_admin: {
    status: 409,
    job: 'fail',
    en: 'The last admin of a company cannot be removed.',
    es: 'No se puede quitar al último administrador de una empresa.',
    'pt-BR': 'Não é possível remover o último administrador de uma empresa.',
  },
  own_access_locked: {
    status: 409,
    job: 'fail',
    en: 'You cannot change your own role or deactivate yourself. Please ask another admin.',
    es: 'No puede cambiar su propio rol ni desactivarse. Pídaselo a otro administrador.',
    'pt-BR': 'Você não pode alterar seu próprio papel nem se desativar. Peça a outro administrador.',
  },
} as const satisfies ErrorEntries;
