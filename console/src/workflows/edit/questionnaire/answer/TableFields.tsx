import { COLUMN_KINDS, type TableFormat } from '@homologa/domain/questionnaires/answer-format';
import { MAX_COLUMNS, MAX_ROWS } from '@homologa/domain/questionnaires/limits';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, FormControlLabel, IconButton, MenuItem, Switch, TextField } from '@mui/material';
import { useText } from '../../../../shared/i18n/use-text';
import { WholeNumberField } from '../../setup/WholeNumberField';
import { focusField } from '../../use-target';
import { QUESTIONNAIRE } from '../questionnaire.texts';
import { ANSWER, ANSWER_KIND_WORDS } from './answer.texts';
import { newColumn, simpleFormatOf, withColumn } from './answer-formats';
import { FormatFields } from './FormatFields';

const newKey = () => crypto.randomUUID();

interface TableFieldsProps {
  /** Key of the question: tables of files and duplicates have columns with the same ids. */
  questionKey: string;
  format: TableFormat;
  onChange: (format: TableFormat) => void;
}

/** Columns of a table and its maximum number of rows. Enter in a column's name adds the next column. */
export function TableFields({ questionKey, format, onChange }: TableFieldsProps) {
  const t = useText();
  const { columns } = format;
  const columnFieldId = (id: string): string => `column-${questionKey}-${id}`;
  const isFull = columns.length >= MAX_COLUMNS;
  const add = (place: number) => {
    if (isFull) return;
    const column = newColumn(newKey);
    onChange({ ...format, columns: columns.toSpliced(place, 0, column) });
    focusField(columnFieldId(column.id));
  };
  const remove = (place: number) => {
    onChange({ ...format, columns: columns.toSpliced(place, 1) });
    const next = columns[place - 1] ?? columns[place + 1];
    if (next) focusField(columnFieldId(next.id));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {columns.map((column, place) => {
        const n = place + 1;
        return (
          <Box key={column.id} sx={{ display: 'grid', gap: 1, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <TextField
                id={columnFieldId(column.id)}
                size="small"
                label={t(ANSWER.column, { n })}
                value={column.title}
                slotProps={{ htmlInput: { maxLength: 200 } }}
                sx={{ flex: '2 1 180px' }}
                onChange={({ target }) => onChange(withColumn(format, place, { title: target.value }))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  add(place + 1);
                }}
              />
              <TextField
                select
                size="small"
                label={t(ANSWER.columnKind, { n })}
                value={column.format.kind}
                sx={{ flex: '1 1 150px' }}
                onChange={({ target }) => {
                  const kind = COLUMN_KINDS.find((one) => one === target.value);
                  if (kind) onChange(withColumn(format, place, { format: simpleFormatOf(kind) }));
                }}
              >
                {COLUMN_KINDS.map((kind) => (
                  <MenuItem key={kind} value={kind}>
                    {t(ANSWER_KIND_WORDS[kind])}
                  </MenuItem>
                ))}
              </TextField>
              <FormControlLabel
                label={t(QUESTIONNAIRE.required)}
                sx={{ mr: 0 }}
                control={
                  <Switch
                    size="small"
                    slotProps={{ input: { 'aria-label': t(ANSWER.columnRequired, { n }) } }}
                    checked={column.required}
                    onChange={(_, required) => onChange(withColumn(format, place, { required }))}
                  />
                }
              />
              <IconButton
                size="small"
                aria-label={t(ANSWER.removeColumn, { n })}
                disabled={columns.length === 1}
                onClick={() => remove(place)}
              >
                <CloseIcon />
              </IconButton>
            </Box>
            <FormatFields
              format={column.format}
              onChange={(changed) => onChange(withColumn(format, place, { format: changed }))}
            />
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button size="small" startIcon={<AddIcon />} disabled={isFull} onClick={() => add(columns.length)}>
          {t(ANSWER.addColumn)}
        </Button>
        <WholeNumberField
          label={t(ANSWER.maxRows)}
          value={format.max_rows}
          min={1}
          max={MAX_ROWS}
          onChange={(rows) => onChange({ ...format, max_rows: rows })}
        />
      </Box>
    </Box>
  );
}
