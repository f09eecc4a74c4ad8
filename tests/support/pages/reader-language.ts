import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AUDIT_TEXTS } from '../../../contract/texts/audit.ts';
import { NOTICE_TEXTS } from '../../../contract/texts/notices.ts';
import { POINT_TEXTS } from '../../../contract/texts/points.ts';
import { REASON_TEXTS } from '../../../contract/texts/reasons.ts';
import { projectRoot } from '../../../scripts/project-root.ts';

type Texts = Record<string, string>;
const read = (file: string): Texts => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
const ofServer = { audit: AUDIT_TEXTS, notices: NOTICE_TEXTS, points: POINT_TEXTS, reasons: REASON_TEXTS };

/** What the catalogues say in English and otherwise in a language, values and what stays English apart. */
export function englishTexts(language: string): Set<string> {
  const ofPages = globSync('src/**/{texts,words}/en.json', { cwd: projectRoot }).map((file) => [
    read(file),
    read(file.replace(/en\.json$/, `${language}.json`)),
  ]);
  const sent = Object.entries(ofServer).map(([name, texts]) => [
    texts,
    language === 'en' ? texts : read(`contract/texts/${name}.${language}.json`),
  ]);
  const all = [...ofPages, ...sent] as [Texts, Texts][];
  const texts = all.flatMap(([said, translated]) =>
    Object.entries(said)
      .filter(([id, text]) => translated[id] !== text && !text.includes('{') && text.length > 2)
      .map(([, text]) => text),
  );
  return new Set(texts);
}

/**
 * `textsOf('hi')('features/requests', 'allocate')`: what the page says there; `contract/texts/report` is the report's,
 * `shared/texts` the shell's.
 */
export const textsOf =
  (language: string) =>
  (place: string, id: string): string => {
    const folder = place.startsWith('features') ? `${place}/texts` : place;
    const file = place.startsWith('contract/') ? `${place}.${language}` : `src/${folder}/${language}`;
    const text = read(`${file}.json`)[id];
    if (!text) throw new Error(`${place} has no text ${id}`);
    return text;
  };

/** What makes the page or a dialog scroll sideways, and buttons and tabs whose words are cut off. */
export function tooLong(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const dialogs = [...document.querySelectorAll('[role=dialog], .ant-modal-wrap, .ant-drawer-body')]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `the dialog is ${one.scrollWidth} px wide, its place ${one.clientWidth}`);
    const cut = [...document.querySelectorAll<HTMLElement>('button, [role=tab], h1, h2, h3, label')].filter(
      (one) =>
        one.offsetParent &&
        !one.querySelector('.ant-badge') &&
        one.scrollWidth > one.clientWidth + 1 &&
        one.clientWidth > 1,
    );
    return [...page, ...dialogs, ...cut.map((one) => `${one.tagName} ${one.textContent}`)];
  });
}

/** What is data, names, codes, or English on purpose and said to be. */
const APART = '[lang=en], bdi, code, pre, script, style, textarea, [dir=auto]';

/** Texts of a catalogue that stand on the page in English; what is English on purpose says so. */
export async function left(page: Page, english: ReadonlySet<string>) {
  // The page has hundreds of texts, the catalogues thousands: what is fewer is sent over.
  const texts = await page.evaluate((apart) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text && !node.parentElement?.closest(apart)) found.add(text);
    }
    return [...found];
  }, APART);
  return texts.filter((text) => english.has(text));
}

/** What only a screen reader says, wholly in Latin letters: names and hints of controls, beside what stands on the page as data. */
export function spokenInEnglish(page: Page) {
  return page.evaluate((apart) => {
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
    const all = [...attributes, 'alt', 'title', 'placeholder'];
    const isAddress = (text: string) => /^(\S+\.\S+|https?:\/\/)$/.test(text);
    const isForeign = (text: string) =>
      /[a-z]{3}/i.test(text) && !/\p{Script=Devanagari}|\p{Script=Arabic}/u.test(text) && !isAddress(text);
    const elements = document.body.querySelectorAll(all.map((name) => `[${name}]`).join());
    const found = [...elements].flatMap((element) =>
      element.checkVisibility() && !element.closest(`[aria-hidden=true], ${apart}`)
        ? all
            .map((name) => [name, element.getAttribute(name) ?? ''] as const)
            // A text that is cut off stands in full in a title.
            .filter(([, text]) => isForeign(text) && text !== element.textContent)
            .map(([name, text]) => `${element.tagName.toLowerCase()} ${name}: ${text}`)
        : [],
    );
    return [...new Set(found)];
  }, APART);
}

/** Sentences in English, of the page itself or of the server: four words and more that nothing sets apart. */
export function englishSentences(page: Page) {
  return page.evaluate((apart) => {
    const sentence = /[a-z]{2,}[,’]? ([a-z]{1,}[,’]? ){2,}[a-z]{2,}/i;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      // What stands between these signs is a value.
      const own = text.replace(/\u2068[^\u2069]*\u2069/g, '');
      const place = node.parentElement;
      if (sentence.test(own) && place?.checkVisibility() && !place.closest(apart)) found.push(text);
    }
    return [...new Set(found)];
  }, APART);
}
