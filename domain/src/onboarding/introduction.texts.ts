import type { Words } from '../language/locales';

export const INTRODUCTION = {
  welcome: { en: 'Welcome, {company}', es: 'Le damos la bienvenida, {company}', 'pt-BR': 'Boas-vindas, {company}' },
  welcome_plain: { en: 'Welcome', es: 'Le damos la bienvenida', 'pt-BR': 'Boas-vindas' },
  invited: {
    en: '{client} invites you to its supplier assessment.',
    es: '{client} le invita a su evaluación de proveedores.',
    'pt-BR': '{client} convida você para a avaliação de fornecedores.',
  },
  effort: {
    en: 'About {minutes} minutes',
    es: 'Unos {minutes} minutos',
    'pt-BR': 'Cerca de {minutes} minutos',
  },
  effort_form: { en: 'a form', es: 'un formulario', 'pt-BR': 'um formulário' },
  effort_questions: {
    en: '{count} question || {count} questions',
    es: '{count} pregunta || {count} preguntas',
    'pt-BR': '{count} pergunta || {count} perguntas',
  },
  papers: { en: 'Have at hand: {papers}.', es: 'Tenga a la mano: {papers}.', 'pt-BR': 'Tenha em mãos: {papers}.' },
  price: {
    en: 'You pay {price}, taxes included.',
    es: 'Usted paga {price}, impuestos incluidos.',
    'pt-BR': 'Você paga {price}, impostos incluídos.',
  },
  due: { en: 'Please finish by {date}.', es: 'Complételo a más tardar el {date}.', 'pt-BR': 'Conclua até {date}.' },
  overdue: {
    en: 'This was due on {date}. You can still finish it.',
    es: 'La fecha límite era el {date}. Todavía puede completarlo.',
    'pt-BR': 'A data-limite era {date}. Você ainda pode concluir.',
  },
  start: { en: 'Start assessment', es: 'Comenzar el proceso', 'pt-BR': 'Iniciar o processo' },
  resume: { en: 'Continue assessment', es: 'Continuar el proceso', 'pt-BR': 'Continuar o processo' },
  personal: {
    en: 'To start, please open the personal link in your invitation email.',
    es: 'Para comenzar, abra el enlace personal de su correo de invitación.',
    'pt-BR': 'Para começar, abra o link pessoal do seu e-mail de convite.',
  },
  how: { en: 'How does it work?', es: '¿Cómo funciona?', 'pt-BR': 'Como funciona?' },
  how_account: { en: 'Create an account', es: 'Cree una cuenta', 'pt-BR': 'Crie uma conta' },
  how_account_text: {
    en: 'With your work email, so that only you can see and change your data.',
    es: 'Con su correo de trabajo, para que solo usted pueda ver y cambiar sus datos.',
    'pt-BR': 'Com seu e-mail de trabalho, para que só você possa ver e alterar seus dados.',
  },
  how_data: { en: 'Provide your data', es: 'Proporcione sus datos', 'pt-BR': 'Forneça seus dados' },
  how_data_text: {
    en: 'Everything is saved while you type. You can stop at any time and go on later.',
    es: 'Todo se guarda mientras escribe. Puede parar en cualquier momento y seguir más tarde.',
    'pt-BR': 'Tudo é salvo enquanto você digita. Você pode parar quando quiser e continuar depois.',
  },
  how_payment: { en: 'Pay for the report', es: 'Pague el informe', 'pt-BR': 'Pague o relatório' },
  how_payment_text: {
    en: 'You choose how to pay and send us the proof of payment.',
    es: 'Usted elige cómo pagar y nos envía el comprobante de pago.',
    'pt-BR': 'Você escolhe como pagar e nos envia o comprovante de pagamento.',
  },
  how_verification: { en: 'Verification', es: 'Verificación', 'pt-BR': 'Verificação' },
  how_verification_text: {
    en: 'A {provider} representative may call you to verify the data.',
    es: 'Un representante de {provider} puede llamarle para verificar los datos.',
    'pt-BR': 'Um representante da {provider} pode ligar para verificar os dados.',
  },
  how_verification_plain: {
    en: '{client} reviews your answers. No call is needed.',
    es: '{client} revisa sus respuestas. No hace falta una llamada.',
    'pt-BR': '{client} analisa suas respostas. Nenhuma ligação é necessária.',
  },
  why: {
    en: 'Why is this process important?',
    es: '¿Por qué es importante este proceso?',
    'pt-BR': 'Por que este processo é importante?',
  },
  why_trust: {
    en: '{client} wants to know the companies it works with, and to treat all of them by the same measure.',
    es: '{client} quiere conocer a las empresas con las que trabaja y tratarlas a todas con la misma medida.',
    'pt-BR': '{client} quer conhecer as empresas com que trabalha e tratar todas com o mesmo critério.',
  },
  why_once: {
    en: 'A complete and verified profile makes you easier to choose, and shortens later enquiries.',
    es: 'Un perfil completo y verificado hace más fácil que le elijan y le evita responder lo mismo otra vez.',
    'pt-BR': 'Um perfil completo e verificado aumenta suas chances de ser escolhido e evita novas consultas.',
  },
  why_safe: {
    en: 'You decide what you answer. Your data is used for this assessment and protected by law.',
    es: 'Solo se pide lo necesario. Sus datos se usan para este proceso y están protegidos por la ley.',
    'pt-BR': 'Só se pede o necessário. Seus dados são usados para este processo e protegidos por lei.',
  },
  help: { en: 'Do you need help?', es: '¿Necesita ayuda?', 'pt-BR': 'Precisa de ajuda?' },
} as const satisfies Record<string, Words>;
