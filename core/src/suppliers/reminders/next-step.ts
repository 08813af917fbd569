import {
  isToldWait,
  type KeptProgress,
  phaseProgress,
  SUPPLIER_WAITS,
  TIMELINE_WAITS,
} from '@homologa/domain/catalog/supplier-waits';
import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { OWN_TIMELINE_WAIT_WORDS } from '@homologa/domain/onboarding/timeline-words';
import { oneLine } from '../../mail/render-mail';
import { INVITATION_TEXTS } from '../invitations/invitation.texts';

/** Maximum number of question titles that a reminder names; an ellipsis replaces the rest. */
export const NAMED_QUESTIONS = 3;
const TITLE_LENGTH = 120;

const NEXT_STEP = {
  next: { en: 'Next step: {step}.', es: 'Siguiente paso: {step}.', 'pt-BR': 'Próximo passo: {step}.' },
  form: {
    en: '{done} of {total} parts complete',
    es: '{done} de {total} partes completas',
    'pt-BR': '{done} de {total} partes completas',
  },
  questionnaire: {
    en: '{done} of {total} answered',
    es: '{done} de {total} respondidas',
    'pt-BR': '{done} de {total} respondidas',
  },
  still: { en: 'Still open: {titles}', es: 'Falta responder: {titles}', 'pt-BR': 'Falta responder: {titles}' },
} satisfies Record<string, Words>;

export interface AwaitedStep extends KeptProgress {
  waitingFor: string | null;
  /** Titles of unanswered required questions, at most `NAMED_QUESTIONS` + 1. */
  unanswered: readonly string[];
}

const quoted = (title: string): string => {
  const line = oneLine(title);
  return `“${line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH - 1)}…` : line}”`;
};

/**
 * Formats the step for which a supplier is awaited, with its progress, such as 'Next step: Answer the questionnaire (4
 * of 9 answered).' Returns null if the supplier is not awaited.
 */
export function nextStepLine({ waitingFor, unanswered, ...kept }: AwaitedStep, locale: Locale): string | null {
  if (waitingFor === null) return null;
  const wait = memberOf(SUPPLIER_WAITS, waitingFor);
  if (TIMELINE_WAITS[wait].side !== 'supplier' || !isToldWait(wait)) return null;
  // In the introduction step, the line repeats the label of the mail's button, because the button starts the
  // onboarding.
  const words = wait === 'introduction' ? INVITATION_TEXTS[locale].button : OWN_TIMELINE_WAIT_WORDS[wait][locale];
  const progress = phaseProgress(wait, kept);
  const counted =
    progress && interpolate(NEXT_STEP[wait === 'bir_form' ? 'form' : 'questionnaire'][locale], { ...progress });
  const next = interpolate(NEXT_STEP.next[locale], { step: counted ? `${words} (${counted})` : words });
  if (wait !== 'questionnaire' || unanswered.length === 0) return next;
  const titles = unanswered.slice(0, NAMED_QUESTIONS).map(quoted);
  const rest = unanswered.length > NAMED_QUESTIONS ? ['…'] : [];
  return `${next} ${interpolate(NEXT_STEP.still[locale], { titles: [...titles, ...rest].join(', ') })}`;
}
