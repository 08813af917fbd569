import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { withoutLayout } from './slim-font';

const FOLDER = '@expo-google-fonts/noto-sans';
const FILES = {
  regular: `${FOLDER}/400Regular/NotoSans_400Regular.ttf`,
  bold: `${FOLDER}/700Bold/NotoSans_700Bold.ttf`,
} as const;

export type FontName = keyof typeof FILES;
type Fonts = Readonly<Record<FontName, Buffer>>;

const { resolve } = createRequire(import.meta.url);

let loaded: Promise<Fonts> | null = null;

export function loadFonts(): Promise<Fonts> {
  loaded ??= readFonts().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([readFile(resolve(FILES.regular)), readFile(resolve(FILES.bold))]);
  return { regular: withoutLayout(regular), bold: withoutLayout(bold) };
}
