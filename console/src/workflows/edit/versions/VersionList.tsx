import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { useEdit } from '../edit-context';
import { VersionDialog } from './VersionDialog';
import { VERSIONS } from './versions.texts';

/** The published versions of the questionnaire, each with what it changed; nothing before the second one. */
export function VersionList() {
  const t = useText();
  const format = useFormat();
  const { workflow } = useEdit();
  const dataProvider = useProvider();
  const titleId = useId();
  const [shown, setShown] = useState<number | null>(null);
  const { data: versions = [] } = useQuery({
    queryKey: ['workflows', 'getQuestionnaireVersions', workflow.id, workflow.version],
    queryFn: () => dataProvider.getQuestionnaireVersions(workflow.id),
    enabled: workflow.status !== 'draft',
  });
  if (versions.length < 2) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {t(VERSIONS.title)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map(({ version, published_at: at, published_by: name, submitted }, place) => (
          <Box
            component="li"
            key={version}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', py: 0.5 }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t(VERSIONS.version, { version })}
            </Typography>
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}
            >
              {[
                at && name && t(VERSIONS.publishedBy, { name, date: format.date(at) }),
                at && !name && t(VERSIONS.publishedOn, { date: format.date(at) }),
                t(VERSIONS.submitted, { count: submitted }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            {place < versions.length - 1 && (
              <Button size="small" onClick={() => setShown(version)}>
                {t(VERSIONS.showCompare, { version })}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {shown !== null && (
        <VersionDialog versions={versions.map(({ version }) => version)} after={shown} onClose={() => setShown(null)} />
      )}
    </Box>
  );
}
