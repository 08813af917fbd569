import type { PlaceValues } from '@homologa/domain/language/interpolate';
import type { TextKey } from './en';

export type { TextKey };

/** Every text of the app in one language: a missing key does not compile. */
export type Catalogue = Readonly<Record<TextKey, string>>;

/** The text of a key, its `{places}` filled. */
export type Translate = (key: TextKey, values?: PlaceValues) => string;
