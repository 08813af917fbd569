import { expect, it } from 'vitest';
import { acronymOf, readingsOf } from './name-readings';

it.each([
  ['Quimera Norte / Ficticia Sur', ['Quimera Norte', 'Ficticia Sur']],
  ['Quimera Norte S/A', []],
  ['Frente Quimera (FRQ)', ['Frente Quimera']],
  ['Quimera Global (Spain)', []],
  ['Quimera Ocre (antes Trasgo Pardo)', ['Quimera Ocre', 'Trasgo Pardo']],
  ['Quimera Ocre antes denominada Trasgo Pardo', ['Quimera Ocre', 'Trasgo Pardo']],
  ['Quimera Ocre Ltda, antiga Trasgo Pardo', ['Quimera Ocre Ltda', 'Trasgo Pardo']],
  ['Quimera Ocre (antigua Trasgo)', ['Quimera Ocre', 'Trasgo']],
  ['Quimera Ocre ex Trasgo Pardo', ['Quimera Ocre', 'Trasgo Pardo']],
  ['Quimera Ocre (ex-Trasgo Pardo)', ['Quimera Ocre', 'Trasgo Pardo']],
  ['Quimera Ocre ME nome fantasia: Trasgo', ['Quimera Ocre ME', 'Trasgo']],
  ['Quimera Ocre conocida como Trasgo', ['Quimera Ocre', 'Trasgo']],
  ['Quimera Ocre formerly known as Trasgo', ['Quimera Ocre', 'Trasgo']],
  ['Quimera Ocre dba Trasgo', ['Quimera Ocre', 'Trasgo']],
  ['Quimera Ocre d/b/a Trasgo', ['Quimera Ocre', 'Trasgo']],
  ['Quimera Ocre nombre comercial «Trasgo»', ['Quimera Ocre', 'Trasgo']],
  ['Quimera Ocre - QUO', ['Quimera Ocre']],
  ['QUO - Quimera Ocre', ['Quimera Ocre']],
  ['Quimera Ocre - QUIMOCRE', ['Quimera Ocre']],
  ['QUIMERA - TRASGOS', []],
  ['Quimera Ocre - SA', []],
  ['Quimera-Ocre', []],
  ['Ferretería Akamaro', []],
  ['Antes', []],
  ['Exquimera Anteson', []],
])('%s may be read as itself and %j', (name, others) => expect(readingsOf(name)).toEqual([name, ...others]));

it.each([
  ['Quimera Ocre - QUO', 'QUO'],
  ['Q.U.O. - Quimera Ocre', 'Q.U.O.'],
  ['Quimera Ocre - SAS', null],
  ['Quimera Ocre - QO', null],
  ['Quimera Ocre', null],
])('%s has the acronym %s', (name, acronym) => expect(acronymOf(name)).toBe(acronym));
