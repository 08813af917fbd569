import { FINANCIAL_STRENGTH_CODES, RISK_INDICATORS } from '@homologa/domain/catalog/scales';
import { MenuItem, TextField } from '@mui/material';
import { useEffect, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useField } from '../../../shared/forms/use-field';
import { useText } from '../../../shared/i18n/use-text';
import { DESK } from '../../desk.texts';
import type { FigureTexts } from '../figures-form';
import { FieldFindings } from './FieldFindings';
import { useSourceWords } from './FigureInput';
import { followingRating, isHalfRating, partsOfRating, type RatingParts, ratingText } from './rating-parts';

/**
 * Updates the rating when the user changes the financial strength or the risk indicator. Does not update it when values
 * are loaded from the server, because a stored rating may differ on purpose.
 */
function useFollowing(): void {
  const { getValues, setValue, watch } = useFormContext<FigureTexts>();
  useEffect(() => {
    const chosen = (): RatingParts => {
      const [strength, risk] = getValues(['financialStrength', 'riskIndicator']);
      return { strength, risk };
    };
    let before = chosen();
    const { unsubscribe } = watch((_values, { name, type }) => {
      const after = chosen();
      const rating = getValues('dnbRating');
      const isChosen = type === 'change' && (name === 'financialStrength' || name === 'riskIndicator');
      const next = isChosen ? followingRating(rating, before, after) : rating;
      before = after;
      if (next !== rating) setValue('dnbRating', next, { shouldDirty: true });
    });
    return unsubscribe;
  }, [getValues, setValue, watch]);
}

export function RatingInput() {
  const t = useText();
  const riskId = useId();
  useFollowing();
  const sourceWords = useSourceWords('dnbRating');
  const { id, field, hasError, helperText } = useField({
    source: 'dnbRating',
    label: t(DESK.ratingWorth),
    helperText: sourceWords,
  });
  const rating: string = field.value;
  const parts = partsOfRating(rating);
  const isMade = rating !== '' && !isHalfRating(rating);
  const options = (codes: readonly string[]) => [
    <MenuItem key="" value="">
      –
    </MenuItem>,
    ...codes.map((code) => (
      <MenuItem key={code} value={code}>
        {code}
      </MenuItem>
    )),
  ];
  const choose = (part: Partial<RatingParts>) => field.onChange(ratingText({ ...parts, ...part }));
  return (
    <>
      <TextField
        select
        fullWidth
        id={id}
        name={field.name}
        label={t(DESK.ratingWorth)}
        value={parts.strength}
        inputRef={field.ref}
        error={hasError}
        helperText={
          <>
            {isMade && t(DESK.ratingMade, { rating })}
            {isMade && helperText && ' · '}
            {helperText}
            <FieldFindings path="figures.dnb_rating" />
          </>
        }
        onBlur={field.onBlur}
        onChange={({ target }) => choose({ strength: target.value })}
      >
        {options(FINANCIAL_STRENGTH_CODES)}
      </TextField>
      <TextField
        select
        fullWidth
        id={riskId}
        label={t(DESK.ratingRisk)}
        value={parts.risk}
        error={hasError}
        onBlur={field.onBlur}
        onChange={({ target }) => choose({ risk: target.value })}
      >
        {options(RISK_INDICATORS)}
      </TextField>
    </>
  );
}
