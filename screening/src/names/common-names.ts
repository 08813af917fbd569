import { GIVEN_NAME_FORMS } from './name-words';

// Very common given names and surnames of Latin America, Spain and Portugal, from the registries' published statistics.
// They are rare in the lists, so the lists' own frequencies would make them look distinctive.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

const GIVEN = words(`jose juan maria luis carlos jorge antonio francisco manuel pedro miguel jesus rafael alejandro
  fernando ricardo roberto eduardo sergio javier arturo daniel david raul mario alberto oscar enrique gerardo alfredo
  martin victor julio cesar andres hector felipe pablo diego gabriel ramon ruben guillermo gustavo jaime armando hugo
  salvador angel marco marcos ignacio adrian ivan alfonso agustin joaquin rodrigo santiago sebastian nicolas mateo tomas
  joao paulo luiz marcelo rodrigo leandro rafael fabio bruno lucas thiago tiago anderson wellington wagner claudio
  edson gilberto geraldo sebastiao raimundo ana guadalupe rosa laura carmen patricia elena isabel veronica adriana
  alejandra gabriela claudia monica andrea silvia martha marta teresa leticia lucia margarita gloria alicia elizabeth
  sandra beatriz juana luz yolanda irma norma josefina sofia daniela fernanda mariana paula carolina natalia camila
  valentina diana pilar mercedes blanca susana cecilia ines esther raquel rocio graciela francisca antonia adelaide
  juliana aline bruna jessica leticia marcia vanessa luciana cristina cristiane simone edna helena vera celia
  ernesto eugenio felix leonardo mauricio ismael orlando omar cristian christian alex ernestina consuelo dolores
  esperanza soledad lourdes ramona rebeca karla karina erika liliana lilia olga elsa elvira estela angela angelica
  viviana milagros nancy yesenia marisol maribel edgar edwin freddy wilson nelson walter william john henry jhon rene
  abel abraham benjamin samuel isaac moises elias ezequiel emilio esteban federico gonzalo german rogelio rodolfo
  reinaldo reynaldo ronaldo osvaldo oswaldo humberto heriberto hernan hernando horacio efrain fidel gregorio lorenzo`);

const FAMILY = words(`garcia hernandez martinez lopez gonzalez rodriguez perez sanchez ramirez cruz flores gomez morales
  vazquez vasquez jimenez reyes diaz torres gutierrez ruiz mendoza aguilar ortiz moreno castillo romero alvarez mendez
  chavez rivera juarez ramos dominguez herrera medina castro vargas guzman velazquez munoz rojas contreras salazar luna
  ortega guerrero santiago estrada bautista cortes soto alvarado espinoza lara avila rios cervantes silva delgado vega
  marquez sandoval fernandez leon carrillo mejia solis nunez rosas valdez campos santos camacho navarro pena maldonado
  rosales acosta salinas miranda cabrera suarez quispe mamani huaman condori choque zambrano mora ochoa molina arias
  cardenas cano parra sepulveda fuentes araya tapia reyes valenzuela carrasco sosa pereyra benitez ojeda coronel
  caceres caballero villalba franco gimenez ayala arce duarte vera escobar osorio restrepo giraldo henao zapata quintero
  souza sousa oliveira pereira lima ferreira costa rodrigues almeida nascimento alves carvalho araujo ribeiro gomes
  martins barbosa rocha dias nunes mendes freitas vieira cardoso teixeira soares moreira fernandes goncalves lopes
  monteiro batista marques machado correia correa andrade pinto cavalcanti cavalcante melo moura borges nogueira
  azevedo cunha coelho reis campos moraes guimaraes conceicao jesus neves matos pires tavares antunes cardozo
  blanco ramirez serrano iglesias santana calderon figueroa paredes espinosa peralta valencia pacheco aguirre bravo`);

/**
 * Words that many company names of the region contain. Such a word does not distinguish a company from others in the
 * same trade.
 */
export const COMMON_COMPANY_WORDS =
  words(`alfa alpha beta gamma delta omega sigma master premier elite total star sol luna
  estrella estrela oro plata ouro prata aguila aguia leon leao tigre condor fenix phoenix titan atlas apolo apollo orion
  galaxia galaxy nova nuevo nueva novo moderna moderno real imperial royal continental intercontinental panamericana
  panamericano interamericana interamericano transcontinental americana americano latina latino hispana iberica ibero
  pacifico atlantico atlantica caribe andina andino austral boreal victoria vitoria libertad liberdade progreso progresso
  esperanza esperanca fortuna futuro horizonte alianza alianca union uniao unidos unida integral express expreso rapido
  directo optima optimo super mega maxi multi ultra plus prime first top best golden silver blue green verde azul rojo
  blanca blanco negro diamante diamond cristal crystal perla perola esmeralda rubi zafiro imperio reino palacio castillo
  corona coroa excelencia calidad qualidade servicio vision visao mision misao vida vital viva salud saude tierra terra
  agua aire fuego luz mar rio monte montana sierra serra valle vale bosque jardin jardim flor flores rosa palma palmas
  pino cedro roble paraiso eden universo mundo planeta cosmos espacio punto ponto linea linha centro central capital
  ciudad cidade metropolitana metro urbana urbano rural campo granja fazenda hacienda rancho finca casa hogar lar familia
  familiar amigos hermanos irmaos primavera verano aurora alba amanecer oriente occidente norte sur sul este oeste san
  santa santo sao cruz virgen guadalupe fatima milenio milenium millennium siglo seculo tecno eco bio agro auto electro
  info net web digital data smart power energia fuerza forca acero aco hierro ferro fuerte forte solido segura seguro
  seguros confianza confianca garantia unica unico ideal perfecta mejor melhor primera primeiro nacional popular publica
  social cultural cultura educacion educacao escuela escola colegio universidad deportes esporte sport club clube hotel
  restaurante farmacia clinica hospital medica medico laboratorio taller fabrica planta tienda loja mercado super market
  bella belleza arte artes moda fashion diseno design estilo imagen color colores solar nautica marina pesca pesquera`);

/** Frequent endings of invented company names, of which only the beginning is distinctive. */
export const COMMON_STEMS: readonly string[] = `trading invest service export import trade group trans metal stroy soft
  tech bank prom plast media pharma farma consult market energo agro auto mex bras com net`.split(/\s+/);

export const COMMON_GIVEN_NAMES: ReadonlySet<string> = new Set([
  ...GIVEN,
  ...[...GIVEN_NAME_FORMS].flatMap(([form, name]) => (GIVEN.has(name) ? [form] : [])),
]);

export const isCommonName = (word: string): boolean => COMMON_GIVEN_NAMES.has(word) || FAMILY.has(word);
