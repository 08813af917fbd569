import { Alert, Box, Link } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';
import { useFormParts } from './form-context';
import { type SummaryLine, summaryOf } from './form-problems';

export function ErrorSummary() {
  const t = useText();
  const { problems, failures, asked } = useFormParts();
  const alert = useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = useState(0);
  const answered = useRef(0);
  // Runs after every render, because the problems may appear one render after the failed attempt. Moves the focus only
  // after the user has submitted, so that typing is not interrupted.
  useLayoutEffect(() => {
    if (asked === answered.current || !alert.current) return;
    answered.current = asked;
    alert.current.focus();
  });
  const lines = summaryOf(problems);
  if (lines.length === 0 || failures === dismissed) return null;
  return (
    <Alert
      ref={alert}
      severity="error"
      role="alert"
      tabIndex={-1}
      onClose={() => setDismissed(failures)}
      closeText={t(COMMON.dismiss)}
      // Keeps the alert visible below the sticky header.
      sx={{ mb: 2, scrollMarginTop: 80 }}
    >
      {lines.length === 1 ? (
        lines.map((line) => <Line key={line.message} line={line} />)
      ) : (
        <Box component="ol" sx={{ m: 0, pl: 2.5, maxHeight: 260, overflow: 'auto' }}>
          {lines.map((line) => (
            <li key={line.message}>
              <Line line={line} />
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

function Line({ line: { message, fields } }: { line: SummaryLine }) {
  const { labels } = useFormParts();
  const [only, ...others] = fields;
  if (only === undefined) return message;
  if (others.length === 0) return <FieldLink field={only} text={message} />;
  return (
    <>
      <span>{message}</span>
      <Between>{' ('}</Between>
      {fields.map((field, place) => (
        <Box
          key={field}
          component="span"
          sx={{ display: { xs: 'block', sm: 'inline' }, '& > button': { py: { xs: 1.5, sm: 0 } } }}
        >
          {place > 0 && <Between>{', '}</Between>}
          <FieldLink field={field} text={labels.get(field) ?? field} />
        </Box>
      ))}
      <Between>)</Between>
    </>
  );
}

function Between({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {children}
    </Box>
  );
}

function FieldLink({ field, text }: { field: string; text: string }) {
  const { focus } = useFormParts();
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      underline="always"
      onClick={() => focus(field)}
      sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
    >
      {text}
    </Link>
  );
}
