import type { TableFormat } from '@homologa/domain/questionnaires/answer-format';
import { isNotApplicable, isTableAnswer, type TableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import { formatAnswer, formatCell, type Reading, writtenAnswer } from '@homologa/domain/questionnaires/format-answer';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { AnswerResponse } from '@homologa/domain/suppliers/supplier.contract';
import { readerNumbers } from '@homologa/web/texts/reader-region';
import ChosenIcon from '@mui/icons-material/CheckOutlined';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { FileActions } from '../../shared/files/FileActions';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
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

/** Question whose answer needs no format: a reason why it does not apply. */
const ANY = { type: 'input', options: [] } as const;

interface AnswerTableProps {
  format: TableFormat;
  answer: TableAnswer;
  reading: Reading;
  label: string;
}

function AnswerTable({ format: { columns }, answer: { rows }, reading, label }: AnswerTableProps) {
  return (
    <Box sx={{ overflowX: 'auto', maxWidth: '100%' }} role="region" aria-label={label} tabIndex={0}>
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, title }) => (
              <TableCell key={id}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity of its own
            // oxlint-disable-next-line react/no-array-index-key -- a row has no identity of its own
            <TableRow key={place}>
              {columns.map(({ id, format }) => (
                // Breaks no short word: a table wider than its place scrolls.
                <TableCell key={id} sx={{ overflowWrap: 'break-word', verticalAlign: 'top' }}>
                  {row[id] ? formatCell(format, row[id], reading) : ''}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface AnswerProps extends ChoiceProps {
  filePath: string | undefined;
}

export function Answer({ question, answer, filePath, showsOptions }: AnswerProps) {
  const t = useText();
  const locale = useAppLocale();
  const reading = { locale, numbers: readerNumbers(locale) };
  if (isNotApplicable(answer)) return <AnswerText text={writtenAnswer(ANY, answer, reading) ?? ''} />;
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
  const { format } = question;
  if (format?.kind === 'table' && isTableAnswer(answer)) {
    return <AnswerTable format={format} answer={answer} reading={reading} label={t(ANSWERS.table)} />;
  }
  if (format && typeof answer === 'string' && answer.trim() !== '') {
    return <AnswerText text={formatAnswer(format, answer, reading)} />;
  }
  return typeof answer === 'string' && answer.trim() !== '' ? <AnswerText text={answer} /> : <Nothing />;
}
