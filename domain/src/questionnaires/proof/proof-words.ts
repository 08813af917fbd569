import type { Words } from '../../language/locales';
import type { FindingCode } from './finding';

/** What the proof says of each finding, with its parameters. */
export const FINDING_WORDS: Readonly<Record<FindingCode, Words>> = {
  condition_circle: {
    en: 'Its condition depends on itself in a circle.',
    es: 'Su condición depende de sí misma en un círculo.',
    'pt-BR': 'Sua condição depende de si mesma em um círculo.',
  },
  condition_contradictory: {
    en: 'Its condition contradicts itself, so nobody will see it.',
    es: 'Su condición se contradice, así que nadie la verá.',
    'pt-BR': 'Sua condição se contradiz, então ninguém a verá.',
  },
  condition_always: {
    en: 'Its condition always holds and can be removed.',
    es: 'Su condición se cumple siempre y se puede quitar.',
    'pt-BR': 'Sua condição sempre vale e pode ser removida.',
  },
  section_unreachable: {
    en: 'No answers lead to this section.',
    es: 'Ninguna respuesta lleva a esta sección.',
    'pt-BR': 'Nenhuma resposta leva a esta seção.',
  },
  question_unreachable: {
    en: 'No answers lead to this question.',
    es: 'Ninguna respuesta lleva a esta pregunta.',
    'pt-BR': 'Nenhuma resposta leva a esta pergunta.',
  },
  option_unreachable: {
    en: 'The option “{option}” is hidden from everybody who sees the question.',
    es: 'La opción «{option}» está oculta para todos los que ven la pregunta.',
    'pt-BR': 'A opção “{option}” fica oculta para todos que veem a pergunta.',
  },
  points_missing: {
    en: 'The questionnaire is scored, but no answer gives points.',
    es: 'El cuestionario se puntúa, pero ninguna respuesta da puntos.',
    'pt-BR': 'O questionário é pontuado, mas nenhuma resposta dá pontos.',
  },
  option_without_points: {
    en: '{count} option has no points and counts as 0. || {count} options have no points and count as 0.',
    es: '{count} opción no tiene puntos y cuenta como 0. || {count} opciones no tienen puntos y cuentan como 0.',
    'pt-BR': '{count} opção não tem pontos e conta como 0. || {count} opções não têm pontos e contam como 0.',
  },
  range_unreachable: {
    en: 'No answer falls into range {n}: earlier ranges or the limits of the answer exclude it.',
    es: 'Ninguna respuesta cae en el rango {n}: lo excluyen rangos anteriores o los límites de la respuesta.',
    'pt-BR': 'Nenhuma resposta cai na faixa {n}: faixas anteriores ou os limites da resposta a excluem.',
  },
  ranges_overlap: {
    en: 'Ranges {first} and {second} overlap; the first of them counts.',
    es: 'Los rangos {first} y {second} se superponen; cuenta el primero.',
    'pt-BR': 'As faixas {first} e {second} se sobrepõem; vale a primeira.',
  },
  ranges_gap: {
    en: 'Answers between {from} and {to} are in no range and give no points.',
    es: 'Las respuestas entre {from} y {to} no están en ningún rango y no dan puntos.',
    'pt-BR': 'Respostas entre {from} e {to} não estão em nenhuma faixa e não dão pontos.',
  },
  maximum_unreachable: {
    en: 'No answer gives the most points, {points}.',
    es: 'Ninguna respuesta da el máximo de puntos, {points}.',
    'pt-BR': 'Nenhuma resposta dá o máximo de pontos, {points}.',
  },
  maximum_knocks_out: {
    en: 'Only a knock-out answer gives the most points.',
    es: 'Solo una respuesta excluyente da el máximo de puntos.',
    'pt-BR': 'Só uma resposta eliminatória dá o máximo de pontos.',
  },
  knock_out_always: {
    en: 'Every answer to it is a knock-out.',
    es: 'Toda respuesta es excluyente.',
    'pt-BR': 'Qualquer resposta é eliminatória.',
  },
  knock_out_never: {
    en: 'Nobody can give the knock-out answer.',
    es: 'Nadie puede dar la respuesta excluyente.',
    'pt-BR': 'Ninguém pode dar a resposta eliminatória.',
  },
  weight_zero: {
    en: 'Its weight is 0, so its points count for nothing.',
    es: 'Su peso es 0, así que sus puntos no cuentan.',
    'pt-BR': 'Seu peso é 0, então seus pontos não contam.',
  },
  weight_without_points: {
    en: 'It has a weight, but no answer in it gives points.',
    es: 'Tiene un peso, pero ninguna de sus respuestas da puntos.',
    'pt-BR': 'Tem um peso, mas nenhuma resposta nela dá pontos.',
  },
  weight_alone: {
    en: 'Its weight changes nothing: no other section gives points.',
    es: 'Su peso no cambia nada: ninguna otra sección da puntos.',
    'pt-BR': 'Seu peso não muda nada: nenhuma outra seção dá pontos.',
  },
  threshold_unreachable: {
    en: 'No score reaches “{name}”.',
    es: 'Ningún puntaje llega a «{name}».',
    'pt-BR': 'Nenhuma pontuação chega a “{name}”.',
  },
  decision_order: {
    en: '“{name}” proposes a worse decision than “{below}”, although its scores are better.',
    es: '«{name}» propone una decisión peor que «{below}», aunque sus puntajes son mejores.',
    'pt-BR': '“{name}” propõe uma decisão pior que “{below}”, embora suas pontuações sejam melhores.',
  },
};

/** Place of a finding as the builder numbers it; the thresholds for a finding without an item. */
export const FINDING_PLACE_WORDS = {
  question: { en: 'Question {n}', es: 'Pregunta {n}', 'pt-BR': 'Pergunta {n}' },
  section: { en: 'Section “{title}”', es: 'Sección «{title}»', 'pt-BR': 'Seção “{title}”' },
  scoring: { en: 'Score', es: 'Puntaje', 'pt-BR': 'Pontuação' },
} as const satisfies Record<string, Words>;
