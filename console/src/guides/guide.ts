import type { Words } from '@homologa/domain/language/locales';
import type { GuideName, TaskOf } from '../shared/guides/guide-links';
import type { PictureName } from './picture-names';

export interface GuidePicture {
  name: PictureName;
  alt: Words;
}

export interface GuideTask {
  title: Words;
  /**
   * In a step, `{name}` is the label of that name in the guide's `labels`, which is the text of the button itself, and
   * a text between backticks is a key.
   */
  steps: readonly Words[];
  picture?: GuidePicture;
  /** The page on which the task begins. */
  page?: { to: string; label: Words };
  /** True for tasks of the daily work that a company user reads about and only an admin can do. */
  isForAdmins?: boolean;
}

export interface Guide<Name extends GuideName = GuideName> {
  intro: Words;
  /** Texts of buttons, fields and tabs, by reference: a renamed button is renamed in the guide. */
  labels: Readonly<Record<string, Words>>;
  tasks: Readonly<Record<TaskOf<Name>, GuideTask>>;
}
