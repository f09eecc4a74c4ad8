import type { Page } from '@playwright/test';

type Act = () => Promise<unknown>;
/** What people do, and how often it is done here. */
export type Acts = Record<string, Act[]>;

const keys = (page: Page, pressed: string) => [...pressed].map((key) => () => page.keyboard.press(key));

export function listActs(page: Page): Acts {
  const view = (name: string) => () => page.getByText(name, { exact: true }).first().click();
  return {
    'a view': [view('Open'), view('All'), view('Open'), view('All')],
    'keys J and K: another row': keys(page, 'jjjjkk'),
    'key X: a row is chosen': keys(page, 'xxxx'),
    'Space: the preview': [() => page.keyboard.press('Space'), () => page.keyboard.press('Escape')],
    'the next page': Array(6).fill(() => page.locator('.ant-pagination-next button').click()),
    'a key in the search': [() => page.keyboard.press('/'), ...keys(page, 'harbour')],
  };
}

/** Of a case with 100 open matches, in the order of a day. */
export function caseActs(page: Page): Acts {
  const tab = (name: RegExp) => () => page.getByRole('tab', { name }).click();
  const box = (name: string | RegExp) => () => page.getByRole('textbox', { name }).first().click();
  return {
    'tab Matches, the first time': [tab(/^Matches/)],
    'keys F and 1: a disposition, its reason and the next match': keys(page, 'f1f1f1f1'),
    'key T: a disposition with its only reason, and the next match': keys(page, 'tttt'),
    'key U: undone': keys(page, 'uu'),
    'keys J and K: another match': keys(page, 'jjjjkk'),
    'a click on a disposition': Array(3).fill(() =>
      page.locator('.ant-radio-button-wrapper', { hasText: 'Possible' }).first().click(),
    ),
    'a key in the comment on a match': [box(/^Comment on/), ...keys(page, 'namesake')],
    'tab Report, the first time': [tab(/^Report/)],
    'a key in a section': [box('Executive summary'), ...keys(page, 'directors')],
    'tab Rating, the first time': [tab(/^Rating/)],
    'tab Documents, the first time': [tab(/^Documents/)],
    'tab Comments, the first time': [tab(/^Comments/)],
    'a key in a comment': [box('Comment'), ...keys(page, 'namesake')],
    'tab Matches once more': [tab(/^Matches/)],
    'tab Report once more': [tab(/^Report/)],
    'tab Rating once more': [tab(/^Rating/)],
    'tab Documents once more': [tab(/^Documents/)],
  };
}
