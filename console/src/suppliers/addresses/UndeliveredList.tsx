import type { UndeliveredResponse } from '@homologa/domain/suppliers/addresses/addresses.contract';
import { INVITATION_ERROR_WORDS, INVITATION_ERRORS } from '@homologa/domain/suppliers/invitation-errors';
import { Box, Button, Card, Link, TextField, Typography } from '@mui/material';
import { memo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { CardList } from '../../shared/lists/CardList';
import { ADDRESSES } from './addresses.texts';

const SHOWN = 25;

interface RowProps {
  supplier: UndeliveredResponse;
  value: string;
  isBusy: boolean;
  onChange: (id: string, value: string) => void;
}

/** Redrawn only if its own address changes, so that typing stays fast in a long list. */
const Row = memo(function Row({ supplier, value, isBusy, onChange }: RowProps) {
  const t = useText();
  const { id, name, workflow, tax_id: taxId, emails, error } = supplier;
  const reason = INVITATION_ERRORS.find((one) => one === error) ?? 'not_sent';
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        display: 'grid',
        gap: { xs: 1, md: 2 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)' },
        overflowWrap: 'anywhere',
      }}
    >
      <div>
        <Link component={RouterLink} to={`/workflows/${workflow.id}/suppliers/${id}`} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[taxId, workflow.title].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <div>
        <Typography>{emails.join(', ')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(INVITATION_ERROR_WORDS[reason])}
        </Typography>
      </div>
      <TextField
        fullWidth
        size="small"
        label={t(ADDRESSES.newEmail)}
        value={value}
        onChange={(event) => onChange(id, event.target.value)}
        slotProps={{
          htmlInput: {
            readOnly: isBusy,
            'aria-busy': isBusy,
            inputMode: 'email',
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-label': t(ADDRESSES.newEmailOf, { name }),
          },
        }}
      />
    </Box>
  );
});

interface UndeliveredListProps {
  suppliers: readonly UndeliveredResponse[];
  typed: Readonly<Record<string, string>>;
  /** Keeps what is typed as it is while it is previewed or changed. */
  isBusy: boolean;
  onType: (id: string, value: string) => void;
}

/** Suppliers whose invitation failed, each with its addresses, the reason and a field for a new address. */
export function UndeliveredList({ suppliers, typed, isBusy, onType }: UndeliveredListProps) {
  const t = useText();
  const format = useFormat();
  const [shown, setShown] = useState(SHOWN);
  const rest = suppliers.length - shown;
  return (
    <Card>
      <CardList>
        {suppliers.slice(0, shown).map((supplier) => (
          <Row
            key={supplier.id}
            supplier={supplier}
            value={typed[supplier.id] ?? ''}
            isBusy={isBusy}
            onChange={onType}
          />
        ))}
      </CardList>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + SHOWN)} sx={{ m: 1.5 }}>
          {t(ADDRESSES.more, { count: format.number(Math.min(rest, SHOWN)) })}
        </Button>
      )}
    </Card>
  );
}
