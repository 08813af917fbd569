import { Fragment } from 'react';

/** Characters after which an e-mail address may continue on the next line. */
const BREAKS = /(?<=[@.])/;

/** Renders e-mail addresses that break after an at sign or a dot instead of within a word. */
export function Emails({ emails }: { emails: readonly string[] }) {
  return emails.map((email, place) => (
    <Fragment key={email}>
      {place > 0 && ', '}
      {email.split(BREAKS).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Fragment>
  ));
}
