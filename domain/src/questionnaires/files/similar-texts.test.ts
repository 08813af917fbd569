import { expect, it } from 'vitest';
import { isSimilar } from './similar-texts';

it.each([
  ['Every year', 'Every years'],
  ['Al ingresar', 'Al ingreso'],
  ['Después', 'DESPUES.'],
  ['Non-compliant', 'non compliant'],
  ['From 10 to 20 suppliers', 'From 10 to 20 supliers'],
  ['10-20 %', '10 – 20%'],
])('takes “%s” and “%s” for one text', (one, other) => {
  expect([isSimilar(one, other), isSimilar(other, one)]).toEqual([true, true]);
});

it.each([
  ['Riesgo alto', 'Riesgo bajo'],
  ['Riesgo alto de corrupción', 'Riesgo bajo de corrupción'],
  ['ISO 9001', 'ISO 14001'],
  ['2024', '2025'],
  ['Más de 10 empleados', 'Menos de 10 empleados'],
  ['More than 10 %', 'More than 10'],
  ['> 10', '< 10'],
  ['Asegurado', 'No asegurado'],
  ['With insurance', 'Without insurance'],
  ['Com seguro', 'Sem seguro'],
  ['Do apply', "Don't apply"],
  ['Compliant', 'Non-compliant'],
  ['Cumple', 'Incumple'],
  ['Proveedor nacional', 'Proveedor internacional'],
  ['*', '**'],
])('takes “%s” and “%s” for two texts', (one, other) => {
  expect([isSimilar(one, other), isSimilar(other, one)]).toEqual([false, false]);
});
