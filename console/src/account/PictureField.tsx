import { Avatar, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { updateSessionUser } from '../shared/auth/session-store';
import { useUser } from '../shared/auth/use-can';
import { useProvider } from '../shared/data/provider/use-provider';
import { useAction } from '../shared/data/use-action';
import { useFileUrl } from '../shared/http/use-file-url';
import { COMMON } from '../shared/i18n/common.texts';
import { useText } from '../shared/i18n/use-text';
import { useFilePreview } from '../shared/ui/hooks/use-file-preview';
import { UploadButton } from '../shared/ui/UploadButton';
import { ACCOUNT } from './account.texts';

export function PictureField() {
  const t = useText();
  const dataProvider = useProvider();
  const user = useUser();
  const queries = useQueryClient();
  const url = useFileUrl(user.info.image);
  const { chosen, choose, drop } = useFilePreview();
  const done = {
    success: t(ACCOUNT.updated),
    onDone: async (changed: typeof user) => {
      drop();
      updateSessionUser(changed);
      // The picture's URL never changes, so the cached image must be invalidated by hand.
      if (changed.info.image) await queries.invalidateQueries({ queryKey: ['picture', changed.info.image] });
      else queries.removeQueries({ queryKey: ['picture', user.info.image] });
    },
  };
  const upload = useAction((file: File) => dataProvider.uploadPicture(user.id, file), done);
  const remove = useAction(() => dataProvider.removePicture(user.id), done);
  const picture = chosen?.url ?? (user.info.image ? url : null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      <Avatar
        src={picture ?? undefined}
        alt={t(chosen ? ACCOUNT.picturePreview : ACCOUNT.picture)}
        sx={{ width: 72, height: 72, fontSize: 28, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {user.info.name.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {chosen ? (
          <>
            <Button variant="contained" loading={upload.isPending} onClick={() => upload.mutate(chosen.file)}>
              {t(ACCOUNT.savePicture)}
            </Button>
            <Button disabled={upload.isPending} onClick={drop}>
              {t(COMMON.cancel)}
            </Button>
          </>
        ) : (
          <>
            <UploadButton
              label={t(ACCOUNT.uploadPicture)}
              accept="image/png,image/jpeg,image/webp"
              disabled={remove.isPending}
              onFile={choose}
            />
            {user.info.image && (
              <Button color="error" loading={remove.isPending} onClick={() => remove.mutate()}>
                {t(ACCOUNT.removePicture)}
              </Button>
            )}
          </>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        {t(ACCOUNT.pictureHint)}
      </Typography>
    </Box>
  );
}
