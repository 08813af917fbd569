import type { LinkFace } from '@homologa/core/onboarding/link-face.queries';
import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { INTRODUCTION } from '@homologa/domain/onboarding/introduction.texts';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import type { PrivacyNotice } from '@homologa/domain/privacy/privacy-notice';
import { escapeHtml } from '../http/escape-html';
import type { LazyScreen } from './onboarding-chunks';

/** Parts of the privacy notice in the shell: more are not in sight before somebody scrolls. */
const NOTICE_PARTS = 2;

export interface Opening {
  face: LinkFace;
  locale: Locale;
  /** Lazy screen that the app will show; null for the introduction and for screens of others. */
  screen: LazyScreen | null;
  /** The notice that the account step shows; null at other steps. */
  notice: PrivacyNotice | null;
  /** HTML for screen readers that says that the page is loading. */
  loading: string;
}

/**
 * Renders the top of the first screen with the app's classes and words, because its largest text is what the visitor
 * waits for. Lines that only the app's calls know are grey.
 */
export function openingHtml(opening: Opening): string {
  const { face, screen } = opening;
  if (screen === 'account_connection') return accountHtml(opening);
  if (screen === 'questionnaire') return questionnaireHtml(opening);
  const isIntroduction = screen === 'entry' || face.step === 'introduction';
  return isIntroduction
    ? introductionHtml(opening)
    : outlineHtml(opening, ['shell-title', '', 'shell-button'].map(grey));
}

/**
 * Renders the top of the home. Its lead speaks of the visitor's account, and the server cannot know whether the visitor
 * is signed in: the lead is hidden until the early script has found a session (onboarding-web/src/early.ts).
 */
export const homeHtml = (locale: Locale, loading: string): string =>
  `<h1>${OPENING_WORDS.home[locale]}</h1><p class="lead home-lead shell-unseen">${OPENING_WORDS.home_lead[locale]}</p><section class="card shell-home">${linesHtml(loading, ['shell-line', '', 'shell-button'].map(grey))}</section>`;

export const nameOf = ({ clientName, title }: LinkFace): string => [clientName, title].filter(Boolean).join(' · ');

const grey = (name: string): string => `<span${name && ` class="${name}"`}></span>`;

const linesHtml = (loading: string, lines: readonly string[]): string =>
  `<div role="status" class="shell-lines">${loading}${lines.join('')}</div>`;

const outlineHtml = ({ face, loading }: Opening, lines: readonly string[], top = '', cover = ''): string =>
  `<section class="card hero">${cover}<div class="hero-text"><p class="eyebrow">${escapeHtml(nameOf(face))}</p>${top}${linesHtml(loading, lines)}</div></section>`;

function introductionHtml(opening: Opening): string {
  const { face, locale, screen } = opening;
  const own = face.introduction;
  const isKnown = screen !== 'entry';
  // The app adds the name of the company, which only its calls tell, on a line of its own.
  const greeting = isKnown
    ? interpolate(INTRODUCTION.welcome[locale], { company: '' }).trim()
    : INTRODUCTION.welcome_plain[locale];
  const heading = own?.title
    ? `<h1>${escapeHtml(own.title)}</h1>`
    : `<h1><span class="line">${greeting}</span>${isKnown ? '<span class="line">&nbsp;</span>' : ''}</h1>`;
  const lead = own?.text || interpolate(INTRODUCTION.invited[locale], { client: face.clientName });
  const message = own?.welcomeMessage ? `<p class="message">${escapeHtml(own.welcomeMessage)}</p>` : '';
  const cover = own?.cover
    ? `<img class="cover" src="${escapeHtml(own.cover)}" alt="" width="1920" height="640" />`
    : '';
  const top = `${heading}<p class="lead typed">${escapeHtml(lead)}</p>${message}`;
  return outlineHtml(opening, ['', 'shell-button'].map(grey), top, cover) + howHtml(locale);
}

/** The parts in which everybody takes part; their numbers come with the supplier's steps. */
function howHtml(locale: Locale): string {
  const part = (name: 'account' | 'data'): string =>
    `<li data-number=""><h3>${INTRODUCTION[`how_${name}`][locale]}</h3><p>${INTRODUCTION[`how_${name}_text`][locale]}</p></li>`;
  return `<section class="card"><h2>${INTRODUCTION.how[locale]}</h2><ol class="how">${part('account')}${part('data')}</ol></section>`;
}

function accountHtml({ locale, notice, loading }: Opening): string {
  const parts = (notice?.parts ?? [])
    .slice(0, NOTICE_PARTS)
    .map(({ heading, text }) => `<p><strong>${escapeHtml(heading)}.</strong> ${escapeHtml(text)}</p>`)
    .join('');
  const privacy = `<section class="privacy"><h2>${OPENING_WORDS.privacy[locale]}</h2><div class="privacy-text">${parts}</div></section>`;
  return `<div class="shell-steps"></div><section class="card narrow"><h1>${OPENING_WORDS.account[locale]}</h1>${linesHtml(loading, [grey('shell-line')])}${linesHtml('', ['', 'shell-field', 'shell-field'].map(grey))}${privacy}</section>`;
}

const questionnaireHtml = ({ locale, loading }: Opening): string =>
  `<div class="shell-steps shell-steps-later"></div><div class="questionnaire"><h1>${OPENING_WORDS.questions[locale]}</h1><p class="muted">${OPENING_WORDS.required[locale]}</p><section class="card">${linesHtml(loading, ['shell-title', '', 'shell-title'].map(grey))}</section></div>`;
