import type { Context } from '@homologa/core/kernel/context';
import { answerQuestion } from '@homologa/core/screenings/answer-question';
import type { PartyFacts } from '@homologa/core/screenings/party-facts.queries';
import { partiesOf } from '@homologa/core/screenings/screening-subject';
import type { Words } from '@homologa/domain/language/locales';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { SCREENING_OPTIONS } from '@homologa/domain/screenings/screening-rules';

export const DEMO_NOTE: Words = {
  en: 'DEMO DATA: every name and figure is invented',
  es: 'DATOS DE DEMOSTRACIÓN: todos los nombres y cifras son inventados',
  'pt-BR': 'DADOS DE DEMONSTRAÇÃO: todos os nomes e números são inventados',
};

type DemoSubject = Omit<Parameters<typeof partiesOf>[0], 'asOf' | 'asked'> & { facts: PartyFacts };

/** Searches the demo's lists for a supplier with its shareholders, as of the day of the request. */
export async function searchDemoLists(ctx: Context, subject: DemoSubject, requestedAt: Date): Promise<ScreeningData> {
  const asOf = requestedAt.toISOString().slice(0, 10);
  const question = { parties: partiesOf({ ...subject, asOf }), options: [...SCREENING_OPTIONS], asOf };
  const { signal } = new AbortController();
  return (await answerQuestion(ctx, null, question, subject.shareholders, subject.facts, { signal })).data;
}
