import { Alert, AlertTitle, Box, Button, Link } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text';
import { useEdit } from '../../edit-context';
import { givesPoints } from '../files/take-over';
import { useIsTemplate } from '../template-texts';
import { PROOF } from './proof.texts';
import { findingText, useProof } from './use-proof';

/** Findings shown before the rest is asked for. */
const FEW = 8;

/** What the proof found in the questionnaire's logic, each with a link to its place; nothing for a sound one. */
export function ProofPanel() {
  const t = useText();
  const { form, goTo } = useEdit();
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  // Every template offers points, and one that gives none is no scored questionnaire without points.
  const isUnscored = useIsTemplate() && !form.questions.some(givesPoints);
  const { items, findings } = useProof(isUnscored ? { ...form, scoring: null } : form);
  const count = findings.length;
  const title = count === 0 ? '' : t(PROOF.title, { count });
  // The list changes as one types: a screen reader says the title only, and only when the number of findings changes.
  const announcement = (
    <Box role="status" sx={visuallyHidden}>
      {title}
    </Box>
  );
  if (count === 0) return announcement;
  const places = new Map(items.map(({ id }, index) => [id, index + 1]));
  const shown = isWhole ? findings : findings.slice(0, FEW);
  return (
    <>
      {announcement}
      <Alert
        role="region"
        aria-labelledby={titleId}
        severity={findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning'}
        sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }}
      >
        <AlertTitle id={titleId}>{title}</AlertTitle>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {shown.map((finding) => (
            <li key={[finding.code, finding.itemId, finding.optionId, JSON.stringify(finding.parameters)].join(' ')}>
              <Link
                component="button"
                type="button"
                color="inherit"
                sx={{ textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' }}
                onClick={() =>
                  finding.itemId === null
                    ? goTo('scoring', null)
                    : goTo('questionnaire', places.get(finding.itemId) ?? null)
                }
              >
                {findingText(t, finding, items)}
              </Link>
            </li>
          ))}
        </Box>
        {findings.length > shown.length && (
          <Button size="small" color="inherit" onClick={() => setWhole(true)}>
            {t(PROOF.all, { count: findings.length })}
          </Button>
        )}
      </Alert>
    </>
  );
}

/** Repeats the findings before a launch or an update, which they do not keep from happening. */
export function ProofReview() {
  const t = useText();
  const { form } = useEdit();
  const { items, findings } = useProof(form);
  if (findings.length === 0) return null;
  return (
    <Alert role="status" severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>{t(PROOF.title, { count: findings.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {findings.slice(0, FEW).map((finding) => (
          <li key={[finding.code, finding.itemId, finding.optionId, JSON.stringify(finding.parameters)].join(' ')}>
            {findingText(t, finding, items)}
          </li>
        ))}
      </Box>
      {findings.length > FEW && t(PROOF.more, { count: findings.length - FEW })} {t(PROOF.goOn)}
    </Alert>
  );
}
