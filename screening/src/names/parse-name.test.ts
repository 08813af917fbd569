import { describe, expect, it } from 'vitest';
import { classesOf } from './legal-forms';
import { ADDED, ASIDE, FAMILY, PARTICLE, parseName } from './parse-name';

const read = (name: string, isPerson: boolean): string =>
  parseName(name, isPerson)
    .parts.map(({ text }) => text)
    .join(' ');
const person = (name: string): string => read(name, true);
const company = (name: string): string => read(name, false);

describe('a person', () => {
  it('is read with the family name last, and knows it', () => {
    const { parts } = parseName('QUIMERA FICTICIA, Ana', true);
    expect(parts.map(({ text }) => text)).toEqual(['ana', 'quimera', 'ficticia']);
    expect(parts.map(({ flag }) => flag)).toEqual([0, FAMILY, FAMILY]);
  });

  it('has no titles, unless there is nothing else', () => {
    expect(person('Lic. Ana Quimera')).toBe('ana quimera');
    expect(person('Sheikh')).toBe('sheikh');
  });

  it('keeps particles, which weigh little', () =>
    expect(parseName('Ana de la Quimera', true).parts.map(({ flag }) => flag)).toEqual([0, PARTICLE, PARTICLE, 0]));

  it.each([
    ['Abd al-Rahman Quimera', 'Abdurrahman Quimera'],
    ['Abdel Rahman Quimera', 'Abdulrahman Quimera'],
    ['Abdirahman Quimera', 'Abdrahman Quimera'],
    ['Abd Allah Quimera', 'Abdullah Quimera'],
    ['Saif al-Din Quimera', 'Saifuddin Quimera'],
    ['Hidayat Ullah', 'Hidayatullah'],
    ['Ana ibn Quimera', 'Ana bin Quimera'],
  ])('%s is %s', (one, other) => expect(person(one)).toBe(person(other)));
});

describe('a company', () => {
  it.each([
    ['Aceros Quimera, S.A. de C.V.', 'aceros quimera', ['shares']],
    ['Aceros Quimera S. de R.L. de C.V.', 'aceros quimera', ['limited']],
    ['ACEROS QUIMERA SOCIEDAD ANONIMA CERRADA', 'aceros quimera', ['shares']],
    ['Quimera Comércio Ltda. ME', 'quimera comercio', ['limited']],
    ['Limited Liability Company Quimera', 'quimera', ['limited']],
    ['Quimera GmbH & Co. KG', 'quimera', ['partnership']],
    ['Quimera E.I.R.L.', 'quimera', ['sole']],
    ['Quimera Asociación Civil', 'quimera', ['association']],
  ])('%s is %s', (name, left, forms) => {
    expect(company(name)).toBe(left);
    expect(classesOf(parseName(name, false).forms)).toEqual(forms);
  });

  it('keeps short words that only look like a legal form inside the name', () => {
    expect(company('AB Quimera Andina')).toBe('ab quimera andina');
    expect(company('Co Ltd')).not.toBe('');
  });

  it('reads abbreviations, figures and other languages as one word', () => {
    expect(company('Quimera Intl Grp')).toBe('quimera international group');
    expect(company('Grupo Quimera Dos')).toBe('group quimera 2');
    expect(company('Quimera Fund XII')).toBe('quimera fund 12');
  });
});

const flagged = (name: string, flag: number, isPerson = false): string =>
  parseName(name, isPerson, true)
    .parts.filter(({ flag: own }) => (own & flag) !== 0)
    .map(({ text }) => text)
    .join(' ');

describe('of a name that somebody typed', () => {
  it.each([
    ['Quimera S.A. en liquidación', 'en liquidacion'],
    ['Quimera Ltda em recuperação judicial', 'em recuperacao judicial'],
    ['Massa falida de Quimera', 'massa falida de'],
    ['Quimera Sucursal Colombia', 'sucursal colombia'],
    ['Quimera Filial Zacatecoluca', 'filial zacatecoluca'],
    ['Sucursal Colombia de Quimera', 'sucursal colombia'],
    ['Quimera en liquidación judicial simplificada', 'en liquidacion judicial simplificada'],
    ['Quimera en acuerdo de reestructuración', 'en acuerdo de reestructuracion'],
    ['Quimera en proceso de disolución y liquidación', 'en proceso de disolucion y liquidacion'],
    [
      'Quimera en intervención bajo la medida de toma de posesión',
      'en intervencion bajo la medida de toma de posesion',
    ],
    ['Quimera declarada en quiebra', 'declarada en quiebra'],
    ['Quimera en concurso preventivo', 'en concurso preventivo'],
    ['Concurso preventivo de Quimera', 'concurso preventivo de'],
    ['Quimera - em recup. judicial', 'em recup judicial'],
    ['Quimera em regime de administração especial temporária', 'em regime de administracao especial temporaria'],
    ['Massa falida da empresa Quimera', 'massa falida da empresa'],
    ['Quimera (falida)', 'falida'],
    ['Quimera Ltda inapta', 'inapta'],
    ['Quimera baja de oficio', 'baja de oficio'],
    ['Quimera in voluntary liquidation', 'in voluntary liquidation'],
    ['Quimera en ejecución', ''],
    ['Quimera en proceso', ''],
    ['Quimera en fusión', ''],
    ['Quimera Casa Matriz', 'casa matriz'],
    ['Quimera Matriz e Filiais', 'matriz e filiais'],
    ['Quimera Establecimiento Permanente en España', 'establecimiento permanente en espana'],
    ['Quimera Unidade Campinas', 'unidade campinas'],
    ['Quimera Suc. Colombia', 'suc colombia'],
    ['Quimera Punto de Venta Norte', 'punto de venta norte'],
    ['Quimera Loja 15', 'loja 15'],
    ['Quimera Local No. 3', 'local no 3'],
    ['Quimera Loja', ''],
    ['Agencia Quimera', ''],
    ['En Liquidación', ''],
  ])('%s has %j beside the name', (name, words) => expect(flagged(name, ASIDE)).toBe(words));

  it.each([
    ['Quimera de México', 'mexico'],
    ['Quimera Guadalajara Jalisco', 'guadalajara jalisco'],
    ['Quimera São Paulo', 'sao paulo'],
    ['Quimera Tacuarembó', 'tacuarembo'],
    ['Quimera San Pedro de Macorís', 'san pedro de macoris'],
    ['Quimera Cotopaxi', 'cotopaxi'],
    ['Quimera Itapúa', 'itapua'],
    ['Quimera Beni', 'beni'],
    ['Quimera Puntarenas', 'puntarenas'],
    ['Quimera Huehuetenango', 'huehuetenango'],
    ['Quimera Bocas del Toro', 'bocas del toro'],
    ['Quimera Delta Amacuro', 'delta amacuro'],
    ['Quimera Caquetá', 'caqueta'],
    ['Quimera Madre de Dios', 'madre de dios'],
    ['Quimera Bío Bío', 'bio bio'],
    ['Quimera Comodoro Rivadavia', 'comodoro rivadavia'],
    ['Quimera San Juan del Río', 'san juan del rio'],
    ['Quimera Foz do Iguaçu', 'foz do iguacu'],
    ['Quimera - PR', 'pr'],
    ['PR Quimera', ''],
    ['Quimera Herrera', ''],
    ['Quimera e Hijos', 'hijos'],
    ['Quimera Hnos', 'hermanos'],
    ['Quimera e Hijo', 'hijo'],
    ['Quimera Sucs.', 'sucs'],
    ['Viuda de Quimera', 'viuda de'],
    ['Quimera y Asoc.', 'asoc'],
    ['Quimera Abogados', 'abogados'],
    ['Quimera Ingenieros Contratistas', 'ingenieros contratistas'],
    ['Quimera Locações', 'locacoes'],
    ['Quimera Comércio Varejista', 'comercio varejista'],
    ['Quimera Administradora de Bens', 'administradora de bens'],
    ['C.I. Quimera', 'ci'],
    ['Unión Temporal Quimera', 'union temporal'],
    ['Banco de Bogotá', ''],
  ])('%s has the additions %j', (name, words) => expect(flagged(name, ADDED)).toBe(words));

  it('a listed name keeps its places, for they tell it from others', () =>
    expect(parseName('Quimera de México', false).parts.every(({ flag }) => (flag & ADDED) === 0)).toBe(true));

  it('a legal form before the status is a legal form', () =>
    expect(classesOf(parseName('Quimera S.A. en liquidación', false, true).forms)).toEqual(['shares']));

  it.each([
    ['Ana Quimera Ficticia E.I.R.L.', 'ana quimera ficticia'],
    ['ANA QUIMERA 11144477735', 'ana quimera'],
    ['11.144.477 ANA QUIMERA', 'ana quimera'],
    ['Ana Quimera MEI', 'ana quimera'],
    ['Ana Quimera ME', 'ana quimera'],
    ['Ana Quimera - Empresário Individual', 'ana quimera'],
    ['Ana Quimera Persona Natural con Negocio', 'ana quimera'],
    ['Sucesión de Ana Quimera', 'ana quimera'],
    ['Espólio de Ana Quimera', 'ana quimera'],
    ['Ana MEI', 'ana mei'],
  ])('the person of %s is %s', (name, read) =>
    expect(
      parseName(name, true, true)
        .parts.map(({ text }) => text)
        .join(' '),
    ).toBe(read),
  );

  it.each([
    ['Ana Quimera de Trasgo', 'trasgo'],
    ['Ana Quimera vda. de Trasgo', 'vda trasgo'],
    ['Juan Carlos de León', ''],
    ['Ana de León', ''],
  ])('%s may be married: %j', (name, words) => expect(flagged(name, ADDED, true)).toBe(words));

  it.each([
    ['1smael', 'ismael', true],
    ['A1fonso', 'alfonso', true],
    ['Qu1mera', 'qulmera', false],
    ['Hernande5', 'hernandes', true],
    ['R0sa', 'rosa', true],
    ['Sigma1', 'sigma1', false],
    ['5estrellas', '5estrellas', false],
    ['B2B', 'b2b', true],
    ['1quimera', 'iquimera', false],
  ])('%s is read as %s', (name, read, isPerson) => expect(parseName(name, isPerson).parts[0]?.text).toBe(read));
});
