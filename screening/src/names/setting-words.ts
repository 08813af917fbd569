import { statusLength } from './company-status';
import { PLACES, STATE_CODES } from './place-names';
import type { Token } from './tokenise';

// Phrases for states, branches and places that registers or companies add to a name and that do not identify the
// company. The words are in the form that `tokenise` returns; commas separate phrases, and spaces separate words.

const phrases = (text: string): string[][] => text.split(',').map((phrase) => phrase.trim().split(/\s+/));

const BRANCH_PHRASES =
  phrases(`sucursal, sucursales, suc, filial, filiais, filiales, fil, agencia, agencias, subsidiaria,
  division, divisao, unidad, unidad de negocio, unidade, unidade de negocio, branch, delegacion, delegacao, sede, planta,
  oficina, escritorio, establecimiento, establecimiento permanente, estabelecimento, representacion, representacao,
  representante, matriz, casa matriz, casa central, punto de venta, ponto de venda, centro de distribucion,
  centro de distribuicao, cedis, regional, gerencia regional, depto, departamento, anexo, zona franca, zona libre`);
/**
 * Words that mean a branch only if a number follows: 'Loja 15', 'Local No. 3'. Without a number they describe a trade.
 */
const NUMBERED: ReadonlySet<string> = new Set(
  'loja tienda local posto puesto bodega deposito almacen farmacia planta sala modulo lote estacion'.split(' '),
);
const NUMBER_WORDS: ReadonlySet<string> = new Set(['no', 'nro', 'num', 'numero', 'n']);
const MAX_BRANCH_WORDS = 5;

const TRADES =
  phrases(`comercio, comercios, comerciales, comercialista, comercializadoras, distribuciones, distribuicao,
  distribuidoras, distribution, importacion, exportacion, importacao, exportacao, importador, exportador, importadores,
  exportadores, imp, exp, negocios, proyectos, projetos, projects, obras, ingenieria, engenharia, engineering, hermanos,
  hnos, irmaos, hijos, hijo, filhos, filho, sucesores, sucessores, sucs, socios, company, compania, cia, corp,
  internacionales, mundial, mundo, universal, nacionales, comercializacion, comercializacao, multiservicios, inmobiliarias,
  empreendimentos, emprendimientos, participacoes, participaciones, representaciones, representacoes, agropecuaria,
  agropecuario, agricola, agroindustrial, agroindustria, agroindustrias, ganadera, constructores, construtores,
  contratistas, integrales, integral, integrados, integrado, unidos, unidas, grupo empresarial, corporacion, corporacao,
  organizacion, organizacao, consorcio, consorcios, group, holdings, especializados, especializada, profesionales,
  profissionais, tecnicos, tecnica, operaciones, operacoes, gestion, gestao, y companeros, asoc, assoc, ind, serv,
  varejista, atacadista, atacado, varejo, atacado e varejo, imobiliario, imobiliarios, inmobiliario, inmobiliarios,
  incorporadora, incorporacoes, locacoes, locacao, locadora, arrendadora, rodoviario, rodoviarios, gerais, compartidos,
  administrativos, corporativos, multiples, ejecutores, ingenieros, engenheiros, arquitectos, arquitetos, arquitectura,
  abogados, advogados, advocacia, contadores, contadores publicos, contabilidad, contabilidade, auditores, auditoria,
  bienes raices, administracion de bienes, administracao de bens, administradora de bens, administradora de fondos,
  comercio de alimentos, alimentos, inversora, inversionista, inversionistas, investidora, procesadora, manufacturas,
  manufatura, talleres, almacenes, tiendas, laboratorios, fideicomiso, establecimientos, c i, ci, union temporal, u t, ut,
  ute, union transitoria, cooperativa de trabajo, coop de trabajo, soc, soc comercial, materiales de construccion,
  materiais de construcao, tercerizacion, terceirizacao, outsourcing, viuda de, vda de, viuda e hijos de, sucesores de`);

interface Node {
  next: Map<string, Node>;
  isEnd: boolean;
}

function trieOf(all: readonly string[][]): Node {
  const root: Node = { next: new Map(), isEnd: false };
  for (const phrase of all) {
    let node = root;
    for (const word of phrase) {
      const known = node.next.get(word);
      const next = known ?? { next: new Map<string, Node>(), isEnd: false };
      if (!known) node.next.set(word, next);
      node = next;
    }
    node.isEnd = true;
  }
  return root;
}

const BRANCH_TRIE = trieOf(BRANCH_PHRASES);
const PLACE_TRIE = trieOf(phrases(PLACES));
const TRADE_TRIE = trieOf(TRADES);

function phraseLength(trie: Node, tokens: readonly Token[], first: number): number {
  let node: Node | undefined = trie;
  let longest = 0;
  for (let length = 0; node && first + length <= tokens.length; length += 1) {
    if (node.isEnd) longest = length;
    node = node.next.get(tokens[first + length]?.text ?? '');
  }
  return longest;
}

function flagPhrases(
  tokens: readonly Token[],
  lengthAt: (tokens: readonly Token[], first: number) => number,
  flag: number,
): boolean {
  let hasAny = false;
  for (let index = 0; index < tokens.length; ) {
    const length = lengthAt(tokens, index);
    for (let place = index; place < index + length; place += 1) {
      const token = tokens[place];
      if (token) token.flag |= flag;
    }
    hasAny ||= length > 0;
    index += Math.max(1, length);
  }
  return hasAny;
}

export const flagStatus = (tokens: readonly Token[], flag: number): boolean => flagPhrases(tokens, statusLength, flag);

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text);

function branchLength(tokens: readonly Token[], first: number): number {
  const length = phraseLength(BRANCH_TRIE, tokens, first);
  if (length > 0 || !NUMBERED.has(tokens[first]?.text ?? '')) return length;
  const next = NUMBER_WORDS.has(tokens[first + 1]?.text ?? '') ? first + 2 : first + 1;
  return isNumber(tokens[next]?.text) ? 1 : 0;
}

interface BranchFlags {
  aside: number;
  /**
   * Flag of a branch word that may describe the company's trade instead, because no place and no short name of a branch
   * follows.
   */
  added: number;
}

/**
 * Flags the words of branches; returns true if the name has a branch. After a company's name, flags 'Sucursal' and all
 * following words. At the beginning of a name, flags only 'Sucursal' and a place ('Sucursal Colombia de Quimera'). With
 * `isTailNamed`, does not flag the words after the branch word, because they may be the name of a listed company ('Acme
 * Planta Quimera').
 */
export function flagBranches(
  tokens: readonly Token[],
  { aside, added }: BranchFlags,
  isSmall: (word: string) => boolean,
  isTailNamed: boolean,
): boolean {
  let hasAny = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const length = branchLength(tokens, index);
    if (length === 0) continue;
    const hasNameBefore = tokens.slice(0, index).some(({ text, flag: own }) => text.length > 1 && (own & aside) === 0);
    let first = index + length;
    while (isSmall(tokens[first]?.text ?? '')) first += 1;
    const place = phraseLength(PLACE_TRIE, tokens, first);
    const isTail = hasNameBefore && tokens.length - index - length <= MAX_BRANCH_WORDS;
    const named = hasNameBefore ? index + length : index;
    const end = isTailNamed ? named : isTail ? tokens.length : place > 0 ? first + place : index;
    for (const token of tokens.slice(index, end)) token.flag |= aside;
    if (end === index) for (const token of tokens.slice(index, index + length)) token.flag |= added;
    hasAny = true;
  }
  return hasAny;
}

const placeLength = (tokens: readonly Token[], first: number): number =>
  phraseLength(PLACE_TRIE, tokens, first) ||
  (first > 0 && first === tokens.length - 1 && STATE_CODES.has(tokens[first]?.text ?? '') ? 1 : 0);
const tradeLength = (tokens: readonly Token[], first: number): number => phraseLength(TRADE_TRIE, tokens, first);

export function flagAdditions(tokens: readonly Token[], flag: number): boolean {
  const hasPlace = flagPhrases(tokens, placeLength, flag);
  return flagPhrases(tokens, tradeLength, flag) || hasPlace;
}
