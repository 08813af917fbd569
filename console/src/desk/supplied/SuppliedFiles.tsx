import type { BirRequestFileResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { requestFilePath } from '../../shared/data/provider/verbs/requests.verbs';
import { FileActions } from '../../shared/files/FileActions';
import { useFormat } from '../../shared/i18n/use-format';
import { useRequest } from '../request-context';

/** Positions at which long e-mail addresses and URLs may break into lines. */
const ADDRESS_PART = /(?<=\S[@./_](?=\S))/;

export const Lines = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
    {text.split(ADDRESS_PART).map((part, place) => (
      <Fragment key={`${place}-${part}`}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </Box>
);

interface SuppliedFilesProps {
  title: string;
  files: readonly BirRequestFileResponse[];
  nameOf: (type: BirRequestFileResponse['type']) => string | null;
}

export function SuppliedFiles({ title, files, nameOf }: SuppliedFilesProps) {
  const format = useFormat();
  const { id } = useRequest();
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {files.map(({ id: entry, file_id: fileId, type, name, uploaded_at: at }) => {
        return (
          <Box key={entry} sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Box sx={{ flex: 1, minWidth: 160 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {[nameOf(type), format.dateTime(at)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <FileActions path={requestFilePath(id, fileId)} name={name} />
          </Box>
        );
      })}
    </Box>
  );
}
