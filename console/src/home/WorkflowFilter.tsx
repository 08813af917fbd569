import { WORKFLOW_STATUS_WORDS } from '@homologa/domain/catalog/workflow-words';
import { formatDottedDate } from '@homologa/domain/language/format';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import { Autocomplete, Box, Chip, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../shared/data/provider/use-provider';
import { MAX_OFFERED, type WorkflowChoice } from '../shared/data/provider/verbs/workflow-choices.verbs';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';
import { useDebounced } from '../shared/ui/hooks/use-debounced';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';
import { MAX_CHOSEN } from './chosen-ids';
import { HOME } from './home.texts';

const dateOf = ({ launchedAt }: WorkflowChoice): string => (launchedAt ? formatDottedDate(new Date(launchedAt)) : '');

function Entry({ workflow, isChosen }: { workflow: WorkflowChoice; isChosen: boolean }) {
  const t = useText();
  // Use an icon, because the option itself tells screen readers that it is selected; a checkbox would be a second
  // control inside the option.
  const Mark = isChosen ? CheckedIcon : UncheckedIcon;
  return (
    <>
      <Mark fontSize="small" color={isChosen ? 'primary' : 'action'} sx={{ mr: 1 }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{workflow.title || t(WORKFLOW.untitled)}</Box>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {dateOf(workflow)}
        </Typography>
      </Box>
      {workflow.status === 'closed' && <Chip size="small" label={t(WORKFLOW_STATUS_WORDS.closed)} sx={{ ml: 1 }} />}
    </>
  );
}

interface WorkflowFilterProps {
  chosen: readonly WorkflowChoice[];
  onChoose: (workflows: readonly WorkflowChoice[]) => void;
}

/**
 * Selects workflows; an empty selection means all workflows. Searches on the server, because a company may have
 * thousands of workflows.
 */
export function WorkflowFilter({ chosen, onChoose }: WorkflowFilterProps) {
  const t = useText();
  const dataProvider = useProvider();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const searchLater = useDebounced(setQ, SEARCH_DEBOUNCE);
  const { data: offered = [], isFetching } = useQuery({
    queryKey: ['workflows', 'findWorkflowChoices', q],
    queryFn: () => dataProvider.findWorkflowChoices(q),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const isFull = chosen.length >= MAX_CHOSEN;
  const isChosen = ({ id }: WorkflowChoice) => chosen.some((one) => one.id === id);
  return (
    <Autocomplete<WorkflowChoice, true>
      multiple
      disableCloseOnSelect
      limitTags={2}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setText('');
        setQ('');
      }}
      options={offered}
      // Return all options unfiltered: the server's search ignores accents ('acai' finds 'Açaí'), but the browser's
      // filter would not.
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={t(COMMON.loading)}
      noOptionsText={t(HOME.noSuchWorkflow)}
      value={[...chosen]}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionLabel={(workflow) => workflow.title || t(WORKFLOW.untitled)}
      getOptionKey={({ id }) => id}
      getOptionDisabled={(workflow) => isFull && !isChosen(workflow)}
      inputValue={text}
      onInputChange={(_, value, reason) => {
        // Selecting an option keeps the search; only typing and clearing change it.
        if (reason === 'selectOption' || reason === 'reset') return;
        setText(value);
        searchLater(value.trim());
      }}
      onChange={(_, workflows) => onChoose(workflows)}
      renderOption={({ key, ...props }, workflow, { selected }) => (
        <li key={key} {...props}>
          <Entry workflow={workflow} isChosen={selected} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t(HOME.workflows)}
          placeholder={chosen.length === 0 ? t(HOME.allWorkflows) : undefined}
          helperText={isOpen && offered.length === MAX_OFFERED ? t(HOME.narrow, { count: MAX_OFFERED }) : undefined}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
      sx={{ bgcolor: 'background.paper', borderRadius: 2 }}
    />
  );
}
