import { Box, Button, Typography } from '@mui/material';
import { useAction } from '../data/use-action';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';
import { CompanyLogo } from './CompanyLogo';
import { useFilePreview } from './hooks/use-file-preview';
import { LOGO } from './logo.texts';
import { UploadButton } from './UploadButton';

interface LogoFieldProps<Changed> {
  company: string;
  logo: string | null;
  upload: (file: File) => Promise<Changed>;
  remove: () => Promise<Changed>;
  onChanged: (changed: Changed) => void | Promise<void>;
}

export function LogoField<Changed>({ company, logo, upload, remove, onChanged }: LogoFieldProps<Changed>) {
  const t = useText();
  const { chosen, choose, drop } = useFilePreview();
  const onDone = async (changed: Changed) => {
    drop();
    await onChanged(changed);
  };
  const saving = useAction(upload, { success: t(LOGO.saved), onDone });
  const removing = useAction(remove, { success: t(LOGO.removed), onDone });
  const shown = chosen?.url ?? logo;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      {shown ? (
        <CompanyLogo
          src={shown}
          alt={chosen ? t(LOGO.preview) : t(LOGO.of, { company })}
          maxWidth={320}
          maxHeight={120}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t(LOGO.none)}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {chosen ? (
          <>
            <Button variant="contained" loading={saving.isPending} onClick={() => saving.mutate(chosen.file)}>
              {t(LOGO.save)}
            </Button>
            <Button disabled={saving.isPending} onClick={drop}>
              {t(COMMON.cancel)}
            </Button>
          </>
        ) : (
          <>
            <UploadButton
              label={t(LOGO.upload)}
              accept="image/png,image/jpeg,image/webp"
              disabled={removing.isPending}
              onFile={choose}
            />
            {logo && (
              <Button color="error" loading={removing.isPending} onClick={() => removing.mutate()}>
                {t(LOGO.remove)}
              </Button>
            )}
          </>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        {t(LOGO.hint)}
      </Typography>
    </Box>
  );
}
