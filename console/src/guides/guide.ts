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
   * Texts of the steps. The placeholder `{name}` stands for the entry `name` of the guide's `labels`, so that a step
   * quotes the text of a real button. Backticks enclose a key of the keyboard.
   */
  steps: readonly Words[];
  picture?: GuidePicture;
  /** Link to the page on which the task begins. */
  page?: { to: string; label: Words };
  /**
   * True for tasks that only admins can do. Other users see these tasks too, because the tasks explain their daily
   * work.
   */
  isForAdmins?: boolean;
}

export interface Guide<Name extends GuideName = GuideName> {
  intro: Words;
  /** Texts of buttons, fields and tabs by reference, so that a renamed button is renamed in the guide too. */
  labels: Readonly<Record<string, Words>>;
  tasks: Readonly<Record<TaskOf<Name>, GuideTask>>;
}
