/** 40 × 20 pixels, PNG: the left half red, the right half blue. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAALElEQVRIx+3OsQ0AAAzCMP5/mj7B' +
    'VHnIGjlNumy8awABAQEBAQEBAQEBPwMPbG46G7/MBlUAAAAASUVORK5CYII=',
  'base64',
);
