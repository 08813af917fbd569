import type { Token } from './tokenise';

// Words for the state of a company, such as insolvency, liquidation or merger. Registers append such words to a name
// and remove them later. The states are combinations of few words ('en liquidación judicial simplificada', 'em processo
// de recuperação judicial'), so a small grammar recognizes them. The words are in the form that `tokenise` returns.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const OPENERS = words('en em in under bajo sob declarada declarado decretada decretado');
const STATES = words(`liquidacion disolucion reorganizacion reestructuracion concurso quiebra insolvencia concordato
  intervencion sindicatura reactivacion moratoria atraso inactividad convocatoria convocacion liq extincion cancelacion
  liquidacao dissolucao recuperacao recup falencia reestruturacao concordata encerramento intervencao extincao rj
  liquidation receivership bankruptcy insolvency dissolution reorganization reorganisation administration
  liquidazione liquidatie insolvenz abwicklung`);
/** Words that introduce a state but do not describe a state by themselves: 'en ejecución' has many meanings. */
const STAGES = words(`proceso procedimiento estado etapa fase via vias acuerdo acuerdos ejecucion tramite regimen medida
  suspension cesacion cesion toma convenio negociacion administracion processo procedimento regime situacao
  administracao rec voluntary compulsory provisional`);
const MANNERS =
  words(`judicial extrajudicial voluntaria voluntario forzosa forzoso obligatoria obligatorio administrativa
  administrativo patrimonial empresarial simplificada simplificado abreviada abreviado anticipada oficiosa mercantil
  preventivo preventiva ordinario ordinaria concursal liquidatorio liquidatoria acreedores pagos bienes posesion pleno
  derecho adjudicacion emergencia controlada conciliacion fusion escision especial temporaria temporal liquidar credores
  civil compulsoria falimentar decretada decretado jud extrajud`);
const LINKS = words('de del da do la los y e por para bajo');

type Phrases = ReadonlyMap<string, readonly string[][]>;

function phrasesOf(text: string): Phrases {
  const found = new Map<string, string[][]>();
  for (const phrase of text.split(',')) {
    const own = phrase.trim().split(/\s+/);
    const [first = ''] = own;
    found.set(
      first,
      [...(found.get(first) ?? []), own].sort((a, b) => b.length - a.length),
    );
  }
  return found;
}

const ANYWHERE = phrasesOf(`quiebra, intervenida, intervenido, disuelta, disuelto, disuelta y liquidada, liquidada,
  liquidado, extinta, extinto, extinguida, extinguido, inactiva, inactivo, suspendida, suspendido, cancelada, cancelado,
  desactivada, escindida, fusionada, absorbida, matricula cancelada, registro cancelado, baja de oficio, baja definitiva,
  baja provisional, baja temporal, suspension temporal, no habido, no habida, no hallado, no hallada, en tramite,
  en constitucion, ley 550, ley 1116, en ley 550, en ley 1116, fideicomiso liquidatorio, massa falida, massa falida de,
  massa falida da, massa falida do, massa falida da empresa, falida, falido, falencia decretada, baixada, baixado,
  inapta, inativa, inativo, dissolvida, cindida, debtor in possession, dissolved, under judicial administration,
  i likvidation, v likvidatsii`);
const AT_START = phrasesOf(`quiebra de, falencia de, concurso de, concurso preventivo de, sindico de la quiebra de,
  masa de la quiebra de, masa concursal de`);

const fixedLength = (phrases: Phrases, tokens: readonly Token[], first: number): number =>
  phrases
    .get(tokens[first]?.text ?? '')
    ?.find((phrase) => phrase.every((word, at) => tokens[first + at]?.text === word))?.length ?? 0;

function builtLength(tokens: readonly Token[], first: number): number {
  if (!OPENERS.has(tokens[first]?.text ?? '')) return 0;
  let length = 0;
  let isStage = false;
  for (let place = first + 1; place < tokens.length; place += 1) {
    const text = tokens[place]?.text ?? '';
    if (STATES.has(text) || ((isStage || length > 0) && MANNERS.has(text))) length = place - first + 1;
    else if (STAGES.has(text)) isStage = true;
    else if (!LINKS.has(text) && !OPENERS.has(text)) break;
  }
  return length;
}

export const statusLength = (tokens: readonly Token[], first: number): number =>
  Math.max(
    fixedLength(ANYWHERE, tokens, first),
    first === 0 ? fixedLength(AT_START, tokens, first) : 0,
    builtLength(tokens, first),
  );
