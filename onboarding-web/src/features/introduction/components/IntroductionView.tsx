import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { formatLetterDate } from '@homologa/domain/language/letter-dates';
import { INTRODUCTION } from '@homologa/domain/onboarding/introduction.texts';
import type {
  OpenOnboardingWorkflow,
  PublicOnboardingWorkflow,
  ToldBefore,
} from '@homologa/domain/onboarding/onboarding.contract';
import { moneyText } from '@homologa/domain/payments/money';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import type { Text } from '@homologa/web/texts/text';
import { WORDS } from '@homologa/web/texts/words.texts';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { StepHeading } from '../../../components/StepHeading';
import { lazyScreen } from '../../../i18n/held-texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { useConfig } from '../../../lib/config-context';
import { consolePage } from '../../../lib/console-page';
import { isWhole } from '../../../onboarding/supplier-view';
import { numberOf } from '../how-parts';

const TutorialVideo = lazyScreen(async () => (await import('./TutorialVideo')).TutorialVideo);

type IntroductionStart =
  | { label: string; run: () => void; isBusy?: boolean; isOff?: boolean; problem?: string | null }
  | { note: string };

interface IntroductionViewProps {
  workflow: OpenOnboardingWorkflow | PublicOnboardingWorkflow;
  clientName: string;
  companyName?: string;
  /** The supplier's steps; absent where no supplier is known. */
  steps?: readonly OnboardingStep[];
  hasAccount?: boolean;
  /** Estimated effort, required documents and price; undefined for the public link. */
  before?: ToldBefore | undefined;
  start: IntroductionStart;
  /** Way for whom the invitation should not have reached. */
  help?: ReactNode;
}

const WHY = ['why_trust', 'why_once', 'why_safe'] as const;

export function IntroductionView({
  workflow,
  clientName,
  companyName,
  steps = [],
  hasAccount,
  before,
  start,
  help,
}: IntroductionViewProps) {
  const { t, locale } = useI18n();
  const { brand, tutorial_video_url: video, contact_email: email } = useConfig();
  const { title } = workflow.info;
  // Null for the public link, whose page shows default texts instead of the client's own introduction.
  const own = isWhole(workflow) ? workflow : null;
  const introduction = own?.onboarding.introduction;
  const dueDate = own?.onboarding.due_date;
  const pays = steps.length > 0 ? steps.includes('payment') : workflow.payment === 'supplier';
  const payment = pays ? (['payment'] as const) : [];
  const account = hasAccount ? [] : (['account'] as const);
  const parts = [...account, 'data', ...payment, 'verification'] as const;
  const isCalled = own?.report_type !== 'questionnaire';
  const names = { client: clientName, provider: brand.name };
  return (
    <>
      <section className="card hero">
        {own?.info.cover && <Cover address={own.info.cover} />}
        <div className="hero-text">
          <p className="eyebrow">{[clientName, title].filter(Boolean).join(' · ')}</p>
          <StepHeading lines={introduction?.title || !companyName ? undefined : [welcomeLine(t), companyName]}>
            {introduction?.title ||
              (companyName ? t(INTRODUCTION.welcome, { company: companyName }) : t(INTRODUCTION.welcome_plain))}
          </StepHeading>
          <p className="lead typed">{introduction?.text || t(INTRODUCTION.invited, names)}</p>
          {own?.info.welcome_message && <p className="message">{own.info.welcome_message}</p>}
          {before && <BeforeStart before={before} hasForm={steps.includes('bir_form')} />}
          {dueDate && <DueDate day={dueDate} />}
          {'note' in start ? (
            <p className="note">{start.note}</p>
          ) : (
            <>
              {start.problem && <ErrorSummary errors={[{ fieldId: null, message: start.problem }]} />}
              <Button onClick={start.run} isBusy={start.isBusy} aria-disabled={start.isOff}>
                {start.label}
              </Button>
            </>
          )}
          {help && <p className="help">{help}</p>}
        </div>
      </section>
      {locale === 'es' && video && (
        <Suspense fallback={null}>
          <TutorialVideo address={video} />
        </Suspense>
      )}
      <section className="card">
        <h2>{t(INTRODUCTION.how)}</h2>
        <ol className="how">
          {parts.map((part) => (
            <li key={part} data-number={numberOf(part, steps)}>
              <h3>{t(INTRODUCTION[`how_${part}`])}</h3>
              <p>
                {t(
                  part === 'verification' && !isCalled
                    ? INTRODUCTION.how_verification_plain
                    : INTRODUCTION[`how_${part}_text`],
                  names,
                )}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="card">
        <h2>{t(INTRODUCTION.why)}</h2>
        <ul className="why">
          {WHY.map((reason) => (
            <li key={reason}>{t(INTRODUCTION[reason], names)}</li>
          ))}
        </ul>
        <p className="help">
          {t(INTRODUCTION.help)}{' '}
          {email && (
            <>
              <a href={`mailto:${email}`}>{email}</a> ·{' '}
            </>
          )}
          <a href={consolePage('/contact', locale)}>{t(WORDS.contactUs)}</a>
        </p>
      </section>
    </>
  );
}

/** First line of the greeting, which the server's page shows too: the name of the company comes with the data. */
const welcomeLine = (t: Text): string => t(INTRODUCTION.welcome, { company: '' }).trim();

interface BeforeStartProps {
  before: ToldBefore;
  hasForm: boolean;
}

function BeforeStart({ before: { minutes, questions, papers, price }, hasForm }: BeforeStartProps) {
  const { t, locale } = useI18n();
  const asked = [
    hasForm && t(INTRODUCTION.effort_form),
    questions > 0 && t(INTRODUCTION.effort_questions, { count: questions }),
  ].filter(Boolean);
  const effort = [t(INTRODUCTION.effort, { minutes }), asked.join(', ')].filter(Boolean);
  return (
    <ul className="before-start">
      <li>{effort.join(': ')}.</li>
      {papers.length > 0 && (
        <li>{t(INTRODUCTION.papers, { papers: papers.map((paper) => paper[locale]).join(', ') })}</li>
      )}
      {price && <li>{t(INTRODUCTION.price, { price: moneyText(price.amount, price, locale) })}</li>}
    </ul>
  );
}

/** The due date is only information: the onboarding stays open afterwards. */
function DueDate({ day }: { day: string }) {
  const { t, locale } = useI18n();
  const [isLate] = useState(() => isOverdue(day, new Date()));
  const date = formatLetterDate(new Date(day), locale, { timeZone: 'UTC' });
  return <p className="due">{t(isLate ? INTRODUCTION.overdue : INTRODUCTION.due, { date })}</p>;
}

function Cover({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return <img className="cover" src={address} alt="" width={1920} height={640} onError={() => setBroken(true)} />;
}
