import type { AffectedResponse } from '@homologa/domain/questionnaires/versions/questionnaire-versions.contract';
import { Box, Button, Link } from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../../shared/i18n/use-text';
import { EFFECTS, VERSIONS } from './versions.texts';

type Group = AffectedResponse['groups'][number];

/** Says what the update does to one group of suppliers, and names them at a press. */
export function AffectedSuppliers({ group, workflowId }: { group: Group; workflowId: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const namesId = useId();
  const sentenceId = useId();
  const left = group.count - group.suppliers.length;
  return (
    <li>
      <span id={sentenceId}>{t(EFFECTS[group.effect], { count: group.count })}</span>{' '}
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={namesId}
        aria-describedby={sentenceId}
        onClick={() => setOpen(!isOpen)}
        sx={{ py: 0, minWidth: 0, textDecoration: 'underline' }}
      >
        {t(VERSIONS.who)}
      </Button>
      <Box component="ul" id={namesId} hidden={!isOpen} sx={{ pl: 2, my: 0.5, overflowWrap: 'anywhere' }}>
        {group.suppliers.map(({ id, company_name: name }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={`/workflows/${workflowId}/suppliers/${id}`}
              target="_blank"
              rel="noopener"
              color="inherit"
            >
              {name}
            </Link>
          </li>
        ))}
        {left > 0 && <li>{t(VERSIONS.more, { count: left })}</li>}
      </Box>
    </li>
  );
}
