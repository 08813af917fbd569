const PHOTO = /^image\/(?:jpeg|png|webp|hei[cf])$/;
const PHOTO_NAME = /\.hei[cf]$/i;

/** Phones give HEIC photos without a type in some browsers. */
export const isPhoto = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  PHOTO.test(type) || (type === '' && PHOTO_NAME.test(name));

interface PhotoTools {
  shrinkPhoto: (file: File) => Promise<File>;
  joinPhotos: (files: readonly File[], name: string) => Promise<File>;
}

// The code that decodes photos is loaded with the first photo.
const loadPhotos = () => import('./photos');

/**
 * Returns the file to send for the chosen files: a photo is shrunk, several photos become one PDF, and a file that
 * cannot be shrunk stays as it is. Null if several files cannot be joined. Never throws.
 */
export async function prepareFiles(
  files: readonly File[],
  joinedName: string,
  load: () => Promise<PhotoTools> = loadPhotos,
): Promise<File | null> {
  const [first] = files;
  if (!first) return null;
  try {
    if (files.length === 1) return isPhoto(first) ? await (await load()).shrinkPhoto(first) : first;
    if (!files.every(isPhoto)) return null;
    return await (await load()).joinPhotos(files, joinedName);
  } catch {
    // Not decodable here, or the code could not be loaded: the server accepts the photo as it is.
    return files.length === 1 ? first : null;
  }
}
