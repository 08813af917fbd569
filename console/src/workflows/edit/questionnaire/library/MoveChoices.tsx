import type { Text } from '@homologa/web/texts/text';
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { useText } from '../../../../shared/i18n/use-text';
import { FILES } from '../files/files.texts';
import { LIBRARY } from './library.texts';
import type { MoveOffer } from './template-update';

/** Says which place a moved question or section will have, by the neighbour that it has there. */
function placeText({ move, sectionTitle, aboveTitle, belowTitle, isFirst }: MoveOffer, t: Text): string {
  const shown = (title: string): string => title || t(FILES.untitled);
  const section = move === 'section' && sectionTitle !== null ? sectionTitle : null;
  if (isFirst) return section === null ? t(LIBRARY.moveFirstIn) : t(LIBRARY.moveFirstInto, { section });
  if (aboveTitle !== null) {
    const after = shown(aboveTitle);
    return section === null ? t(LIBRARY.moveAfter, { after }) : t(LIBRARY.moveInto, { section, after });
  }
  return belowTitle === null ? t(LIBRARY.moveFirst) : t(LIBRARY.moveBefore, { before: shown(belowTitle) });
}

function moveText(offer: MoveOffer, t: Text): string {
  const { title, isSection, isMovedHere } = offer;
  const shown = title || t(FILES.untitled);
  const name = isSection ? t(LIBRARY.moveSection, { title: shown }) : `“${shown}”`;
  return `${name}: ${[placeText(offer, t), ...(isMovedHere ? [t(LIBRARY.movedHere)] : [])].join('; ')}`;
}

/** The box stands beside the first line of a long sentence. */
const CHOICE = {
  alignItems: 'flex-start',
  mt: 0.5,
  '& .MuiFormControlLabel-label': { typography: 'body2', pt: 1.25, minWidth: 0, overflowWrap: 'anywhere' },
} as const;

interface MoveChoicesProps {
  moves: readonly MoveOffer[];
  onFollowed: (followed: ReadonlySet<string>) => void;
}

/** Offers each question and section that the template moved, to follow the move or to leave it. */
export function MoveChoices({ moves, onFollowed }: MoveChoicesProps) {
  const t = useText();
  const followed = new Set(moves.filter(({ isFollowed }) => isFollowed).map(({ item }) => item));
  const set = (items: readonly string[], isFollowed: boolean) => {
    const others = [...followed].filter((item) => !items.includes(item));
    onFollowed(new Set(isFollowed ? [...others, ...items] : others));
  };
  const all = moves.map(({ item }) => item);
  return (
    <FormControl component="fieldset" sx={{ mt: 2 }}>
      <FormLabel component="legend">{t(LIBRARY.moves)}</FormLabel>
      <FormGroup>
        {moves.length > 1 && (
          <FormControlLabel
            label={t(LIBRARY.allMoves, { count: moves.length })}
            sx={CHOICE}
            control={
              <Checkbox
                checked={followed.size === moves.length}
                indeterminate={followed.size > 0 && followed.size < moves.length}
                onChange={(_event, isFollowed) => set(all, isFollowed)}
              />
            }
          />
        )}
        {moves.map((move) => (
          <FormControlLabel
            key={move.item}
            label={moveText(move, t)}
            control={
              <Checkbox checked={move.isFollowed} onChange={(_event, isFollowed) => set([move.item], isFollowed)} />
            }
            sx={[CHOICE, moves.length > 1 && { ml: 1 }]}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
