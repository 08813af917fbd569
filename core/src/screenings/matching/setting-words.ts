import type { Token } from './tokenise';

// Phrases that a register or the company itself adds to a name and that do not say who is meant: the state of the
// company, its branch, its place. Words are folded as `tokenise` folds them; commas part phrases, the words of a
// phrase are parted by spaces.

const phrases = (text: string): string[][] => text.split(',').map((phrase) => phrase.trim().split(/\s+/));

/** Insolvency, liquidation and reorganisation: registers append them and take them away again. */
const STATUS = phrases(`en liquidacion, en liquidacion judicial, en liquidacion voluntaria, en liquidacion forzosa,
  en liquidacion obligatoria, en liquidacion forzosa administrativa, en liq, en disolucion, en disolucion y liquidacion,
  en proceso de liquidacion, en proceso de disolucion, en proceso de reorganizacion, en estado de liquidacion,
  en reorganizacion, en reorganizacion empresarial, en reorganizacion judicial, en reestructuracion,
  en acuerdo de reestructuracion, en reestructuracion empresarial, en ejecucion del acuerdo de reestructuracion,
  en ejecucion del acuerdo de reorganizacion, en concurso, en concurso mercantil, en concurso preventivo,
  en concurso de acreedores, en quiebra, quiebra, en suspension de pagos, en convocatoria de acreedores,
  intervenida, en toma de posesion, en reactivacion, en sindicatura, en cesacion de pagos, en insolvencia,
  en proceso concursal, en concordato, en concordato preventivo, disuelta, disuelto, liquidada, liquidado, extinta, extinto, inactiva, suspendida, cancelada,
  em liquidacao, em liquidacao judicial, em liquidacao extrajudicial, em liquidacao ordinaria, em liquidacao voluntaria,
  em recuperacao judicial, em recuperacao extrajudicial, em recuperacao, em rec judicial, em rec jud,
  em falencia, em estado de falencia, falida, falido, massa falida, massa falida de, massa falida da, massa falida do,
  em dissolucao, em processo de liquidacao, em processo de falencia, em processo de recuperacao judicial,
  em intervencao, sob intervencao, em reestruturacao, em concordata, em insolvencia, em administracao judicial, baixada,
  in liquidation, in voluntary liquidation, in compulsory liquidation, in receivership, in administration,
  in bankruptcy, in insolvency, in provisional liquidation, in dissolution, in reorganization, under liquidation,
  under receivership, under administration, under judicial administration, debtor in possession, dissolved,
  en liquidation, in liquidazione, in liquidatie, i likvidation, in insolvenz, in abwicklung, v likvidatsii`);

/** Words that announce a part of the company: what follows them is the part's own name. */
const BRANCH_WORDS: ReadonlySet<string> = new Set(
  `sucursal sucursales suc filial filiais filiales agencia subsidiaria division divisao unidad unidade branch
  delegacion delegacao sede planta oficina escritorio establecimiento estabelecimento representacion representacao`.split(
    /\s+/,
  ),
);
/** A branch's own name has at most so many words: 'Sucursal San Juan del Río'. */
const MAX_BRANCH_WORDS = 5;

/** Countries, states and cities of the Americas, and points of the compass, as companies append them. */
const PLACES = phrases(`mexico, estados unidos mexicanos, brasil, brazil, argentina, colombia, chile, peru, ecuador,
  venezuela, bolivia, paraguay, uruguay, panama, costa rica, guatemala, honduras, el salvador, nicaragua, cuba,
  republica dominicana, dominicana, puerto rico, haiti, jamaica, belice, belize, trinidad y tobago, curazao, curacao,
  aruba, surinam, guyana, espana, spain, portugal, estados unidos, usa, eeuu, canada, europa, europe, africa, asia,
  america, americas, las americas, latinoamerica, america latina, latin america, latam, sudamerica, sul america,
  south america, centroamerica, centro america, central america, norteamerica, north america, caribe, caribbean,
  mercosur, mercosul, iberia, iberica, iberoamerica, andina, region andina, cono sur,
  mexicana, mexicano, brasileira, brasileiro, argentino, colombiana, colombiano, chilena, chileno, peruana,
  peruano, ecuatoriana, ecuatoriano, venezolana, venezolano, boliviana, boliviano, paraguaya, paraguayo, uruguaya,
  uruguayo, panamena, panameno, costarricense, guatemalteca, hondurena, salvadorena, nicaraguense, dominicano,
  norte, sur, sul, este, oeste, leste, oriente, occidente, noreste, noroeste, nordeste, sureste, suroeste, sudeste,
  sudoeste, bajio, pacifico, atlantico, peninsula, frontera, metropolitana, centro,
  cdmx, ciudad de mexico, df, distrito federal, guadalajara, jalisco, monterrey, nuevo leon, puebla, queretaro, toluca,
  estado de mexico, leon, guanajuato, aguascalientes, tijuana, baja california, baja california sur, mexicali, ensenada,
  la paz, los cabos, chihuahua, ciudad juarez, coahuila, saltillo, torreon, durango, sinaloa, culiacan, mazatlan,
  los mochis, sonora, hermosillo, nogales, nayarit, tepic, colima, manzanillo, michoacan, morelia, uruapan, guerrero,
  acapulco, morelos, cuernavaca, hidalgo, pachuca, tlaxcala, veracruz, xalapa, coatzacoalcos, tabasco, villahermosa,
  campeche, yucatan, merida, quintana roo, cancun, playa del carmen, chiapas, tuxtla gutierrez, tapachula, oaxaca,
  tamaulipas, tampico, reynosa, matamoros, nuevo laredo, san luis potosi, zacatecas, irapuato, celaya,
  bogota, bogota dc, medellin, antioquia, cali, valle del cauca, barranquilla, cartagena, bolivar, bucaramanga, santander,
  norte de santander, cucuta, pereira, risaralda, manizales, caldas, armenia, quindio, ibague, tolima, neiva, huila,
  villavicencio, meta, pasto, narino, popayan, cauca, santa marta, magdalena, monteria, cordoba, sincelejo, sucre,
  valledupar, cesar, riohacha, la guajira, tunja, boyaca, cundinamarca, casanare, yopal, buenaventura, cesar,
  sao paulo, sp, rio de janeiro, rj, belo horizonte, minas gerais, mg, brasilia, salvador, bahia, fortaleza, ceara,
  recife, pernambuco, porto alegre, rio grande do sul, rio grande do norte, curitiba, parana, manaus, amazonas, belem,
  para, goiania, goias, campinas, santos, guarulhos, sao luis, maranhao, maceio, alagoas, natal, joao pessoa, paraiba,
  teresina, piaui, aracaju, sergipe, cuiaba, mato grosso, mato grosso do sul, campo grande, florianopolis,
  santa catarina, joinville, blumenau, vitoria, espirito santo, porto velho, rondonia, rio branco, acre, macapa, amapa,
  boa vista, roraima, palmas, tocantins, uberlandia, ribeirao preto, sorocaba, osasco, londrina, maringa, niteroi,
  buenos aires, ciudad autonoma de buenos aires, caba, rosario, santa fe, mendoza, tucuman, la plata, mar del plata,
  salta, neuquen, entre rios, corrientes, misiones, posadas, resistencia, chaco, san juan, san luis, jujuy, chubut,
  rio negro, santa cruz, tierra del fuego, formosa, catamarca, la rioja, santiago del estero, bahia blanca,
  santiago, santiago de chile, valparaiso, vina del mar, concepcion, antofagasta, iquique, arica, temuco, araucania,
  rancagua, talca, puerto montt, punta arenas, magallanes, coquimbo, la serena, atacama, copiapo, calama,
  lima, callao, arequipa, trujillo, chiclayo, piura, cusco, cuzco, iquitos, loreto, huancayo, junin, tacna, ica,
  chimbote, ancash, puno, juliaca, cajamarca, ayacucho, pucallpa, ucayali, moquegua, tumbes, lambayeque, la libertad,
  quito, pichincha, guayaquil, guayas, cuenca, azuay, manta, manabi, ambato, loja, machala, esmeraldas, ibarra,
  caracas, maracaibo, zulia, valencia, carabobo, barquisimeto, lara, maracay, aragua, ciudad guayana, maturin, monagas,
  puerto la cruz, anzoategui, san cristobal, tachira, puerto cabello, margarita, nueva esparta, falcon, punto fijo,
  santa cruz de la sierra, cochabamba, oruro, potosi, tarija, el alto, asuncion, ciudad del este, encarnacion,
  montevideo, punta del este, maldonado, canelones, ciudad de panama, panama city, colon, chiriqui, david, san jose,
  alajuela, heredia, cartago, limon, guanacaste, ciudad de guatemala, quetzaltenango, escuintla, tegucigalpa,
  san pedro sula, san salvador, santa ana, managua, granada, la habana, havana, santo domingo, punta cana, san juan de
  puerto rico, miami, florida, texas, houston, madrid, barcelona, lisboa, porto`);

/** Trades and manners that many companies share beyond the generic words: as additions they say little. */
const TRADES =
  phrases(`comercio, comercios, comerciales, comercialista, comercializadoras, distribuciones, distribuicao,
  distribuidoras, distribution, importacion, exportacion, importacao, exportacao, importador, exportador, importadores,
  exportadores, negocios, proyectos, projetos, projects, obras, ingenieria, engenharia, engineering, hermanos, irmaos,
  hijos, filhos, sucesores, sucessores, socios, company, compania, cia, corp, internacionales, mundial, mundo, universal,
  nacionales, comercializacion, comercializacao, multiservicios, inmobiliarias, empreendimentos, emprendimientos,
  participacoes, participaciones, representaciones, representacoes, agropecuaria, agropecuario, agricola, agroindustrial,
  ganadera, constructores, construtores, contratistas, integrales, integral, integrados, integrado, unidos, unidas,
  grupo empresarial, corporacion, corporacao, organizacion, organizacao, consorcio, group, holdings, especializados,
  especializada, profesionales, profissionais, tecnicos, tecnica, operaciones, operacoes, gestion, gestao, y companeros`);

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

const STATUS_TRIE = trieOf(STATUS);
const PLACE_TRIE = trieOf(PLACES);
const TRADE_TRIE = trieOf(TRADES);

/** How many tokens from `first` on are the longest phrase of a trie; 0 for none. */
function phraseLength(trie: Node, tokens: readonly Token[], first: number): number {
  let node: Node | undefined = trie;
  let longest = 0;
  for (let length = 0; node && first + length <= tokens.length; length += 1) {
    if (node.isEnd) longest = length;
    node = node.next.get(tokens[first + length]?.text ?? '');
  }
  return longest;
}

/** Adds `flag` to the tokens of each phrase; gives whether there was any. */
function flagPhrases(tokens: readonly Token[], trie: Node, flag: number): boolean {
  let hasAny = false;
  for (let index = 0; index < tokens.length; ) {
    const length = phraseLength(trie, tokens, index);
    for (let place = index; place < index + length; place += 1) {
      const token = tokens[place];
      if (token) token.flag |= flag;
    }
    hasAny ||= length > 0;
    index += Math.max(1, length);
  }
  return hasAny;
}

/** Flags the words that say in what state a company is; gives whether there were any. */
export const flagStatus = (tokens: readonly Token[], flag: number): boolean => flagPhrases(tokens, STATUS_TRIE, flag);

/**
 * Flags branches and returns whether there was any: 'Sucursal' with all words after it where a name stands before it,
 * and with a place after it where none does ('Sucursal Colombia de Quimera').
 */
export function flagBranches(tokens: readonly Token[], flag: number, isSmall: (word: string) => boolean): boolean {
  let hasAny = false;
  for (let index = 0; index < tokens.length; index += 1) {
    if (!BRANCH_WORDS.has(tokens[index]?.text ?? '')) continue;
    const hasNameBefore = tokens.slice(0, index).some(({ text, flag: own }) => text.length > 1 && (own & flag) === 0);
    let first = index + 1;
    while (isSmall(tokens[first]?.text ?? '')) first += 1;
    const place = phraseLength(PLACE_TRIE, tokens, first);
    const isTail = hasNameBefore && tokens.length - index - 1 <= MAX_BRANCH_WORDS;
    const end = isTail ? tokens.length : place > 0 ? first + place : index;
    for (const token of tokens.slice(index, end)) token.flag |= flag;
    hasAny ||= end > index;
  }
  return hasAny;
}

/** Flags places and trades, which say little as additions to a name; gives whether there were any. */
export function flagAdditions(tokens: readonly Token[], flag: number): boolean {
  const hasPlace = flagPhrases(tokens, PLACE_TRIE, flag);
  return flagPhrases(tokens, TRADE_TRIE, flag) || hasPlace;
}
