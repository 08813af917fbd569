import { scoreReason } from '@homologa/domain/questionnaires/scores/score-reason';
import type { OwnScore as Score } from '@homologa/domain/suppliers/own-score.contract';
import { useI18n } from '../../i18n/I18nProvider';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { OWN_SCORE } from './own-score.texts';
import './own-score.css';

type Section = Score['sections'][number];

function Lines({ section, number }: { section: Section; number: (value: number) => string }) {
  const { t, locale } = useI18n();
  return (
    <>
      {section.title && (
        <h3>
          {section.title}
          {section.percent !== null && <span className="score-share"> {number(section.percent)} %</span>}
        </h3>
      )}
      <ul>
        {section.lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.number}. {line.title}
              <span className="hint">
                {scoreReason(line.why, locale, number)}
                {line.knock_out && ` · ${t(OWN_SCORE.decides)}`}
              </span>
            </span>
            <span className="score-points">
              {line.why.by === 'not_applicable' ? '–' : `${number(line.points)} / ${number(line.maximum)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows the supplier its score where the client shows it: outcome, percentage, and each answer's points with the reason. */
export function OwnScore() {
  const { t, locale } = useI18n();
  const { score } = useOwnOnboarding().supplier;
  if (!score) return null;
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 6 });
  const { percent, points, maximum, outcome } = score;
  return (
    <section className="own-score" aria-labelledby="own-score">
      <h2 id="own-score">{t(OWN_SCORE.title)}</h2>
      <p className="score-result">
        {percent !== null && <strong>{number(percent)} %</strong>}
        {outcome && <span className={`score-outcome score-${outcome.colour}`}>{outcome.name}</span>}
      </p>
      <p className="muted">
        {percent === null
          ? t(OWN_SCORE.none)
          : t(OWN_SCORE.points, { points: number(points), maximum: number(maximum) })}
      </p>
      {score.knocked_out && <p>{t(OWN_SCORE.knocked_out)}</p>}
      {score.sections.length > 0 && (
        <details open>
          <summary>{t(OWN_SCORE.details)}</summary>
          {score.sections.map((section, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity of their own here
            // oxlint-disable-next-line react/no-array-index-key -- sections have no identity of their own here
            <Lines key={place} section={section} number={number} />
          ))}
        </details>
      )}
    </section>
  );
}
