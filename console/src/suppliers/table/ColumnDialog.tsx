import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import SearchIcon from '@mui/icons-material/Search';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  IconButton,
  InputAdornment,
  TextField,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { moved } from '../../shared/lists/moved';
import { useSaid } from '../../shared/ui/hooks/use-said';
import { SUPPLIERS } from '../suppliers.texts';
import { allOf, FIXED_COLUMN, isNamed, LAST_COLUMN, noneOf, toggled, withActionsLast } from './column-choice';
import { TABLE } from './table.texts';
import { useColumns } from './use-columns';

function useAnnouncements(chosen: readonly SupplierColumn[]) {
  const t = useText();
  const words = (active: { id: unknown }, over?: { id: unknown } | null) => {
    const column = chosen.find((other) => other === active.id) ?? FIXED_COLUMN;
    const n = chosen.findIndex((other) => other === (over ?? active).id) + 1;
    return { name: t(SUPPLIER_COLUMN_WORDS[column]), n, count: chosen.length };
  };
  return {
    announcements: {
      onDragStart: ({ active }: { active: { id: unknown } }) => t(TABLE.picked, words(active)),
      onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
        over ? t(TABLE.over, words(active, over)) : undefined,
      onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
        over ? t(TABLE.dropped, words(active, over)) : t(TABLE.cancelled),
      onDragCancel: () => t(TABLE.cancelled),
    },
    screenReaderInstructions: { draggable: t(TABLE.instructions) },
  };
}

interface ShownColumnProps {
  column: SupplierColumn;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onToggle: () => void;
}

function ShownColumn({ column, isFirst, isLast, onMove, onToggle }: ShownColumnProps) {
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: column,
  });
  const name = t(SUPPLIER_COLUMN_WORDS[column]);
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        bgcolor: 'background.paper',
        borderRadius: 1,
        position: 'relative',
        ...(isDragging ? { zIndex: 1, boxShadow: 4 } : {}),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...attributes}
        {...listeners}
        aria-label={t(TABLE.drag, { name })}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <FormControlLabel
        sx={{ flex: 1, minWidth: 0, ml: 0, overflowWrap: 'anywhere' }}
        label={name}
        control={<Checkbox size="small" checked disabled={column === FIXED_COLUMN} onChange={onToggle} />}
      />
      <IconButton size="small" aria-label={t(SUPPLIERS.moveUp, { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t(SUPPLIERS.moveDown, { name })} disabled={isLast} onClick={() => onMove(1)}>
        <DownIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

export default function ColumnDialog({ isOneWorkflow, onClose }: { isOneWorkflow: boolean; onClose: () => void }) {
  const t = useText();
  const { shown, all, defaults, save } = useColumns(isOneWorkflow);
  const [chosen, setChosen] = useState<readonly SupplierColumn[]>(shown);
  const [text, setText] = useState('');
  const [said, say] = useSaid();
  const accessibility = useAnnouncements(chosen);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const isFound = (column: SupplierColumn) => isNamed(t(SUPPLIER_COLUMN_WORDS[column]), text);
  const found = chosen.filter(isFound);
  const hidden = all.filter((column) => !chosen.includes(column));
  const foundHidden = hidden.filter(isFound);
  const dropped = ({ active, over }: DragEndEvent) => {
    const place = (id: unknown) => chosen.findIndex((column) => column === id);
    if (over) setChosen(withActionsLast(moved(chosen, place(active.id), place(over.id))));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="columns-title">
      <DialogTitle id="columns-title">{t(SUPPLIERS.columns)}</DialogTitle>
      <DialogContent sx={{ height: 560, px: { xs: 1.5, sm: 3 } }}>
        <DialogContentText sx={{ mb: 1.5 }}>{t(SUPPLIERS.columnsHint)}</DialogContentText>
        <Box role="status" sx={visuallyHidden}>
          {said}
        </Box>
        <TextField
          type="search"
          value={text}
          placeholder={t(TABLE.findColumn)}
          onChange={({ target }) => setText(target.value)}
          slotProps={{
            htmlInput: { 'aria-label': t(TABLE.findColumn) },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <Box sx={{ display: 'flex', gap: 1, my: 1 }}>
          <Button size="small" onClick={() => setChosen(allOf(chosen, all))}>
            {t(TABLE.selectAll)}
          </Button>
          <Button size="small" onClick={() => setChosen(noneOf(all))}>
            {t(TABLE.selectNone)}
          </Button>
        </Box>
        {found.length + foundHidden.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t(TABLE.noColumn)}</Typography>
        )}
        {found.length > 0 && (
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {t(TABLE.shownColumns, { count: chosen.length })}
          </Typography>
        )}
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={dropped}
          accessibility={accessibility}
        >
          <SortableContext items={found} strategy={verticalListSortingStrategy}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {found.map((column) => {
                const place = chosen.indexOf(column);
                return (
                  <ShownColumn
                    key={column}
                    column={column}
                    isFirst={place === 0 || column === LAST_COLUMN}
                    isLast={place === chosen.length - 1 || chosen[place + 1] === LAST_COLUMN || column === LAST_COLUMN}
                    onMove={(step) => {
                      setChosen(moved(chosen, place, place + step));
                      say(
                        t(TABLE.over, {
                          name: t(SUPPLIER_COLUMN_WORDS[column]),
                          n: place + step + 1,
                          count: chosen.length,
                        }),
                      );
                    }}
                    onToggle={() => setChosen(toggled(chosen, column))}
                  />
                );
              })}
            </Box>
          </SortableContext>
        </DndContext>
        {foundHidden.length > 0 && (
          <Typography variant="h3" sx={{ mt: 1.5, mb: 0.5 }}>
            {t(TABLE.hiddenColumns, { count: hidden.length })}
          </Typography>
        )}
        {foundHidden.map((column) => (
          <FormControlLabel
            key={column}
            sx={{ display: 'flex', ml: '34px' }}
            label={t(SUPPLIER_COLUMN_WORDS[column])}
            control={<Checkbox size="small" checked={false} onChange={() => setChosen(toggled(chosen, column))} />}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => setChosen(defaults)}>{t(SUPPLIERS.resetColumns)}</Button>
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose}>{t(COMMON.cancel)}</Button>
        <Button
          variant="contained"
          onClick={() => {
            save(chosen);
            onClose();
          }}
        >
          {t(COMMON.save)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
