import { COVER_RATIO, COVER_WIDTH } from '@homologa/domain/workflows/limits';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { COMMON } from '../../../shared/i18n/common.texts';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { COVER } from './cover.texts';
import { areaAt, type CropArea, canMove, MAX_ZOOM, offsetOf, type Point, positionOf, type Size } from './crop-geometry';

interface CropDialogProps {
  url: string;
  isBusy: boolean;
  problem: string | null;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
}

interface Picture {
  natural: Size;
  shown: Size;
}

interface AxisProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  text: string;
  isOff?: boolean;
  onChange: (value: number) => void;
}

function Axis({ label, value, min, max, step, text, isOff, onChange }: AxisProps) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2">
        {label}
      </Typography>
      <Slider
        aria-labelledby={id}
        size="small"
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={isOff}
        getAriaValueText={() => text}
        onChange={(_, next) => onChange(next)}
      />
    </Box>
  );
}

/** Selects the 3:1 crop area by dragging and pinching, or with the keyboard and sliders only (WCAG 2.5.7). */
export default function CropDialog({ url, isBusy, problem, onCrop, onClose }: CropDialogProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [frame, setFrame] = useState<Size>({ width: 1, height: 1 });
  const [offset, setOffset] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [isBroken, setBroken] = useState(false);
  const position = picture ? positionOf(offset, picture.shown, frame, zoom) : { x: 0.5, y: 0.5 };
  const area = picture ? areaAt(picture.natural, zoom, position) : null;
  const room = picture ? canMove(picture.shown, frame, zoom) : { x: false, y: false };
  const move = (axis: 'x' | 'y', share: number) => {
    if (picture) setOffset(offsetOf({ ...position, [axis]: share }, picture.shown, frame, zoom));
  };
  const enlarge = (next: number) => {
    setZoom(next);
    if (picture) setOffset({ x: (offset.x * next) / zoom, y: (offset.y * next) / zoom });
  };
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(COVER.crop)}</DialogTitle>
      <DialogContent>
        {isBroken ? (
          <Alert severity="error">{t(COVER.unreadable)}</Alert>
        ) : (
          <>
            {problem && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {problem}
              </Alert>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {t(COVER.cropHint)}
            </Typography>
            <Box sx={{ position: 'relative', height: { xs: 220, sm: 340 }, bgcolor: 'grey.900', borderRadius: 2 }}>
              <Cropper
                image={url}
                aspect={COVER_RATIO}
                crop={offset}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                keyboardStep={4}
                onCropChange={setOffset}
                onZoomChange={setZoom}
                onCropSizeChange={setFrame}
                onMediaLoaded={({ width, height, naturalWidth, naturalHeight }) =>
                  setPicture({
                    natural: { width: naturalWidth, height: naturalHeight },
                    shown: { width, height },
                  })
                }
                mediaProps={{ onError: () => setBroken(true) }}
                cropperProps={{ role: 'group', 'aria-label': t(COVER.cropArea) }}
              />
            </Box>
            <Box
              sx={{
                display: 'grid',
                columnGap: 3,
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' },
                mt: 2,
                px: 1,
              }}
            >
              <Axis
                label={t(COVER.zoom)}
                value={zoom}
                min={1}
                max={MAX_ZOOM}
                step={0.01}
                text={percent(zoom)}
                onChange={enlarge}
              />
              <Axis
                label={t(COVER.horizontal)}
                value={position.x}
                min={0}
                max={1}
                step={0.01}
                text={percent(position.x)}
                isOff={!room.x}
                onChange={(share) => move('x', share)}
              />
              <Axis
                label={t(COVER.vertical)}
                value={position.y}
                min={0}
                max={1}
                step={0.01}
                text={percent(position.y)}
                isOff={!room.y}
                onChange={(share) => move('y', share)}
              />
            </Box>
            {area && (
              <Typography role="status" variant="body2">
                {t(COVER.size, { width: format.number(area.width), height: format.number(area.height) })}
              </Typography>
            )}
            {area && area.width < COVER_WIDTH && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                {t(COVER.small)}
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {t(COMMON.cancel)}
        </Button>
        {area && !isBroken && (
          <Button variant="contained" loading={isBusy} onClick={() => onCrop(area)}>
            {t(COVER.use)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
