import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { AnswerResponse } from '@homologa/domain/suppliers/supplier.contract';
import ChosenIcon from '@mui/icons-material/CheckOutlined';
import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { FileActions } from '../../shared/files/FileActions';
import { useText } from '../../shared/i18n/use-text';
import { chosenOptions, isChoice } from './answer-rows';
import { ANSWERS } from './answers.texts';

/** Texts longer than this number of characters are truncated to a few lines on screen. */
const LONG = 320;

const CUT = {
  '@media screen': {
    display: '-webkit-box',
    WebkitLineClamp: 4,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
} as const;

function AnswerText({ text }: { text: string }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG;
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...(isLong && !isWhole ? CUT : {}) }}>
        {text}
      </Typography>
      {isLong && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ ml: -0.5 }}>
          {t(isWhole ? ANSWERS.showLess : ANSWERS.showMore)}
        </Button>
      )}
    </>
  );
}

const Nothing = () => {
  const t = useText();
  return <Typography sx={{ color: 'text.secondary' }}>{t(ANSWERS.notAvailable)}</Typography>;
};

interface ChoiceProps {
  question: QuestionResponse;
  answer: AnswerResponse['answer'];
  showsOptions: boolean;
}

function Choice({ question, answer, showsOptions }: ChoiceProps) {
  const t = useText();
  const chosen = chosenOptions(question, answer);
  const shown = question.options.filter(({ _id: id }) => showsOptions || chosen.has(id));
  if (shown.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shown.map(({ _id: id, value }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 0.75, overflowWrap: 'anywhere', minWidth: 0 }}>
          <Box component="span" aria-hidden sx={{ width: 18, flexShrink: 0, color: 'primary.main', lineHeight: 1 }}>
            {chosen.has(id) && <ChosenIcon sx={{ fontSize: 18, mt: '3px' }} />}
          </Box>
          <Box component="span" sx={{ minWidth: 0, color: chosen.has(id) ? 'text.primary' : 'text.secondary' }}>
            {value}
            {showsOptions && (
              <span style={visuallyHidden}> ({t(chosen.has(id) ? ANSWERS.chosen : ANSWERS.notChosen)})</span>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface AnswerProps extends ChoiceProps {
  filePath: string | undefined;
}

export function Answer({ question, answer, filePath, showsOptions }: AnswerProps) {
  if (isChoice(question)) return <Choice question={question} answer={answer} showsOptions={showsOptions} />;
  const file = answer !== null && typeof answer === 'object' && 'file_id' in answer ? answer : question.file;
  if (file) {
    return (
      <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'center', flexWrap: 'wrap', my: -0.5 }}>
        <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{file.name}</Typography>
        {filePath && <FileActions path={filePath} name={file.name} />}
      </Box>
    );
  }
  return typeof answer === 'string' && answer.trim() !== '' ? <AnswerText text={answer} /> : <Nothing />;
}
