import OpenIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useText } from '../i18n/use-text';
import { DownloadButton } from '../ui/DownloadButton';
import { FILES } from './files.texts';
import { useViewer, type ViewedFile, viewedTypeOf } from './viewed-file';

export function FileActions({ path, name }: ViewedFile) {
  const t = useText();
  const viewer = useViewer();
  const isOpen = viewer?.file?.path === path;
  return (
    <>
      {viewer && viewedTypeOf(name) && (
        <Button
          size="small"
          startIcon={<OpenIcon />}
          aria-label={t(FILES.openNamed, { name })}
          aria-pressed={isOpen}
          onClick={() => viewer.view(isOpen ? null : { path, name })}
        >
          {t(FILES.open)}
        </Button>
      )}
      <DownloadButton size="small" path={path} fileName={name} />
    </>
  );
}
