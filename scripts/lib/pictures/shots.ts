import type { Locator, Page } from 'playwright-core';
import type { DemoObjects } from './demo-objects';
import { ADMIN, STAFF } from './product-api';

/**
 * A picture of the console. `shows` lists the files and folders whose change makes the picture stale, besides `FRAME`.
 * The other fields describe how to reach the page. Elements are found by role and position, because pictures are taken
 * in every language.
 */
export interface Shot {
  name: string;
  shows: readonly string[];
  as: string;
  at: (demo: DemoObjects) => string;
  /** Opens the content of the picture, and returns the part to show instead of the whole page. */
  prepare?: (page: Page) => Promise<Locator | void>;
}

/** Sources of every picture: the frame of all pages, their styles, and the demo. */
export const FRAME = [
  'console/src/shell/Header.tsx',
  'console/src/shell/Sidebar.tsx',
  'console/src/shell/shell.texts.ts',
  'console/src/SignedInShell.tsx',
  'console/src/shared/theme',
  'demo/src',
];

const LISTS = 'console/src/shared/lists';
const BUILDER = 'console/src/workflows/edit/questionnaire';

const scoredDraft = (demo: DemoObjects): string => `/workflows/${demo.scoredDraft}/edit`;

const dialogOf = async (page: Page): Promise<Locator> => {
  const dialog = page.locator('.MuiDialog-paper').last();
  await dialog.waitFor();
  return dialog;
};
const mainAction = (page: Page) => page.locator('main .MuiButton-contained').first();

async function openDialog(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  return dialogOf(page);
}

/**
 * Selects all suppliers by the checkbox in the table's heading, and opens the reminder dialog by the second button of
 * the action bar.
 */
async function openReminder(page: Page): Promise<Locator> {
  await page.locator('thead input[type="checkbox"]').check();
  return openDialog(page, page.locator('main section.MuiPaper-elevation6 button').nth(1));
}

async function openPeek(page: Page): Promise<void> {
  await page.locator('main tbody tr').first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press(' ');
  await page.locator('aside').last().waitFor();
}

async function openSnapshots(page: Page): Promise<void> {
  await page.locator('main button[aria-expanded="false"]').first().click();
}

/** Scrolls a part to the bottom of the window: what is outside is not drawn, and the page's strip covers the top. */
async function scrollTo(part: Locator): Promise<Locator> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  return part;
}

export const SHOTS: readonly Shot[] = [
  {
    name: 'dashboard',
    shows: [
      'console/src/home',
      'console/src/needs-you',
      'console/src/suppliers/statistics',
      'console/src/shared/charts',
    ],
    as: ADMIN,
    at: () => '/home',
  },
  {
    name: 'edit',
    shows: ['console/src/workflows/edit'],
    as: ADMIN,
    at: ({ draft }) => `/workflows/${draft}/edit`,
  },
  {
    name: 'launch',
    shows: ['console/src/workflows/edit/LaunchReview.tsx', 'console/src/workflows/edit/DraftActions.tsx'],
    as: ADMIN,
    at: ({ draft }) => `/workflows/${draft}/edit`,
    prepare: (page) => openDialog(page, mainAction(page)),
  },
  {
    name: 'decision',
    shows: ['console/src/suppliers/decision', 'console/src/shared/forms/FormDialog.tsx'],
    as: ADMIN,
    at: ({ undecided }) => undecided,
    prepare: (page) => openDialog(page, mainAction(page)),
  },
  {
    name: 'users',
    shows: ['console/src/account/users', 'console/src/account/SettingsPage.tsx', LISTS],
    as: ADMIN,
    at: () => '/settings/users',
  },
  {
    name: 'conditions',
    shows: [BUILDER],
    as: ADMIN,
    at: scoredDraft,
    prepare: (page) => scrollTo(page.locator('#panel-questionnaire ol > li').last()),
  },
  {
    name: 'points',
    shows: [BUILDER],
    as: ADMIN,
    at: scoredDraft,
    prepare: (page) => scrollTo(page.locator('div:has(> label #questionnaire-scored)')),
  },
  {
    name: 'library',
    shows: [`${BUILDER}/library`, 'core/src/library'],
    as: ADMIN,
    at: scoredDraft,
    prepare: async (page) => {
      await page.locator('#panel-questionnaire button[aria-haspopup="menu"]').click();
      return openDialog(page, page.getByRole('menuitem').first());
    },
  },
  {
    name: 'quotas',
    shows: ['console/src/shell/menus/UserMenu.tsx'],
    as: ADMIN,
    at: () => '/home',
    prepare: async (page) => {
      await page.locator('header button').last().click();
      const menu = page.locator('.MuiPopover-paper').last();
      await menu.waitFor();
      return menu;
    },
  },
  {
    name: 'trail',
    shows: ['console/src/audit', 'domain/src/audit', LISTS],
    as: ADMIN,
    at: () => '/settings/audit',
  },
  {
    name: 'exports',
    shows: ['console/src/suppliers/table', 'console/src/workflows/details', LISTS],
    as: ADMIN,
    at: ({ onboarding }) => `/workflows/${onboarding}/suppliers`,
    // Opens the menu of the third menu button on the page: the first two open the menus of the page and of the saved
    // views.
    prepare: async (page) => {
      await page.locator('main button[aria-haspopup="menu"]').nth(2).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'suppliers',
    shows: ['console/src/suppliers/table', 'console/src/suppliers/filters', LISTS],
    as: ADMIN,
    at: ({ onboarding }) => `/workflows/${onboarding}/suppliers`,
  },
  {
    name: 'peek',
    shows: ['console/src/suppliers/peek', 'console/src/suppliers/table', LISTS],
    as: ADMIN,
    at: () => '/suppliers',
    prepare: openPeek,
  },
  {
    name: 'supplier',
    shows: [
      'console/src/suppliers/detail',
      'console/src/suppliers/history',
      'console/src/compliance/CompliancePanel.tsx',
    ],
    as: ADMIN,
    at: ({ reported }) => reported,
  },
  {
    name: 'hit',
    shows: ['console/src/compliance/hits', 'console/src/compliance/queue'],
    as: ADMIN,
    at: () => '/hits',
    prepare: (page) => openDialog(page, page.locator('main tbody tr').first().locator('a, button').first()),
  },
  {
    name: 'check',
    shows: ['console/src/compliance/checks', LISTS],
    as: ADMIN,
    at: () => '/compliance-checks',
  },
  {
    name: 'remind',
    shows: ['console/src/suppliers/bulk'],
    as: ADMIN,
    at: ({ payingSuppliers }) => `/workflows/${payingSuppliers}/suppliers`,
    prepare: openReminder,
  },
  {
    name: 'desk',
    shows: ['console/src/desk/queue', LISTS],
    as: STAFF,
    at: () => '/desk',
  },
  {
    name: 'request',
    shows: ['console/src/desk'],
    as: STAFF,
    at: ({ request }) => `/desk/${request}`,
    // Scrolls to the report's figures by their first date field, which is the date of the balance sheet.
    prepare: (page) =>
      page
        .locator('main input[type="date"]')
        .first()
        .evaluate((field) => field.scrollIntoView({ block: 'center' })),
  },
  {
    name: 'deliver',
    shows: ['console/src/desk/delivery'],
    as: STAFF,
    at: ({ deliverable }) => `/desk/${deliverable}`,
    prepare: (page) => openDialog(page, mainAction(page)),
  },
  {
    name: 'correct',
    shows: ['console/src/desk/delivery/corrections'],
    as: STAFF,
    at: ({ delivered }) => `/desk/${delivered}`,
    prepare: (page) => openDialog(page, page.locator('main .MuiButton-outlined').first()),
  },
  {
    name: 'payments',
    shows: ['console/src/desk/payments/PaymentsPage.tsx', 'console/src/desk/payments/payments.texts.ts', LISTS],
    as: STAFF,
    at: () => '/desk/payments',
  },
  {
    name: 'payment',
    shows: ['console/src/desk/payments', 'console/src/shared/files'],
    as: STAFF,
    at: ({ payment }) => `/desk/payments/${payment}`,
  },
  {
    name: 'csv',
    shows: ['console/src/desk/payments/AccountantCsv.tsx', 'console/src/desk/payments/payments.texts.ts'],
    as: STAFF,
    at: () => '/desk/payments',
    prepare: (page) => openDialog(page, page.locator('main .MuiButton-outlined').last()),
  },
  {
    name: 'watchlists',
    shows: ['console/src/desk/watchlists'],
    as: STAFF,
    at: () => '/desk/watchlists',
  },
  {
    name: 'snapshots',
    shows: ['console/src/desk/watchlists'],
    as: STAFF,
    at: () => '/desk/watchlists',
    prepare: openSnapshots,
  },
];

/** Picture of four pages of a supplier on a phone, side by side, which scripts/lib/pictures/phones.ts takes. */
export const PHONES = { name: 'onboarding', shows: ['onboarding-web/src/features', 'onboarding-web/src/components'] };
