import type { BirRequestFileResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { FileActions } from '../../shared/files/FileActions';
import { useFormat } from '../../shared/i18n/use-format';
import { deskApi } from '../desk.api';
import { useRequest } from '../request-context';

/** Behind these an e-mail address or a page's goes on in the next line, where it is too long for one. */
const ADDRESS_PART = /(?<=\S[@./_](?=\S))/;

/** What has several lines keeps them. */
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
  /** What a kind of file is called; null where its name says it. */
  nameOf: (type: BirRequestFileResponse['type']) => string | null;
}

/** Files of the supplier's, by their kinds, to be looked at and downloaded. */
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
            <FileActions path={deskApi.filePath(id, fileId)} name={name} />
          </Box>
        );
      })}
    </Box>
  );
}
