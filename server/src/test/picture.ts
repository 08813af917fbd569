/** PNG image of 40 × 20 pixels, with a red left and a blue right half. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAALElEQVRIx+3OsQ0AAAzCMP5/mj7B' +
    'VHnIGjlNumy8awABAQEBAQEBAQEBPwMPbG46G7/MBlUAAAAASUVORK5CYII=',
  'base64',
);
