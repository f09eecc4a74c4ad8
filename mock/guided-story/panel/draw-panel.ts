import { followLink } from './follow-link.ts';
import { textsFor } from './texts.ts';

type Story = { username: string; steps: readonly { id: string; link: string }[]; done: readonly string[] };

/** Where the page makes room for the panel, which elsewhere lies over it. */
const wide = matchMedia('(min-width: 1200px)');
/** So narrow where more would take the due dates from the lists, and so wide where there is room for both. */
export const STORY_WIDTH = 'clamp(208px, 100vw - 1232px, 320px)';

type Attributes = Record<string, string | boolean>;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(name, value === true ? '' : value);
  made.append(...children);
  return made;
}

const keyOf = ({ username }: Story) => `guided-story-${username}`;
const isOpen = (story: Story) =>
  (localStorage.getItem(keyOf(story)) ?? (wide.matches ? 'open' : 'closed')) === 'open';

/** What was drawn last: a step that has been done since is announced. */
let drawn: Story | undefined;
/** The step that is unfolded: the one the person chose last, until it is done. */
let chosen: string | undefined;

wide.addEventListener('change', () => makeRoom(drawn !== undefined && isOpen(drawn)));

/** The panel, or the button that opens it; whether it is open is kept in this browser. */
export function drawPanel(root: ShadowRoot, story: Story) {
  const before = drawn?.username === story.username ? drawn : undefined;
  drawn = story;
  const t = textsFor(story.username);
  const values = { done: story.done.length, all: story.steps.length };
  const turn = (open: boolean) => {
    localStorage.setItem(keyOf(story), open ? 'open' : 'closed');
    drawPanel(root, story);
    root.querySelector<HTMLElement>(open ? '.close' : '.pill')?.focus();
  };
  makeRoom(isOpen(story));
  const { dir } = document.documentElement;
  const news = element('div', { role: 'status', class: 'hidden' });
  if (isOpen(story)) {
    const close = element('button', { type: 'button', class: 'close', 'aria-label': t('close') }, '×');
    close.onclick = () => turn(false);
    const head = element(
      'div',
      { class: 'head' },
      element('h2', { id: 'title' }, t('title')),
      element('span', { class: 'count' }, t('progress', values)),
      close,
    );
    root.replaceChildren(
      element('aside', { class: 'panel', dir, 'aria-labelledby': 'title' }, head, listOf(story), news),
    );
  } else {
    const pill = element(
      'button',
      { type: 'button', class: 'pill', dir, 'aria-expanded': 'false' },
      element('span', {}, t('title')),
      ' ',
      element('span', { class: 'count' }, t('progress', values)),
    );
    pill.onclick = () => turn(true);
    root.replaceChildren(pill, news);
  }
  const fresh = before && story.done.find((id) => !before.done.includes(id));
  if (fresh) requestAnimationFrame(() => news.append(t('stepDone', { step: t(fresh) })));
}

/** Beside an open panel on a wide screen the page is that much narrower, so that nothing of it is covered. */
export function makeRoom(forPanel: boolean) {
  const page = document.getElementById('root');
  if (page) page.style.paddingInlineEnd = forPanel && wide.matches ? STORY_WIDTH : '';
}

/** What to do next: what the person chose, else the first open step after it, else the first open one of all. */
function nextStep({ steps, done }: Story) {
  const from = steps.findIndex(({ id }) => id === chosen);
  const isOpen = ({ id }: { id: string }) => !done.includes(id);
  return steps.slice(Math.max(from, 0)).find(isOpen) ?? steps.find(isOpen);
}

function listOf(story: Story) {
  const t = textsFor(story.username);
  const next = nextStep(story);
  const items = story.steps.map((step, at) => {
    const isDone = story.done.includes(step.id);
    const go = element('a', { href: step.link }, t('go'));
    go.onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      chosen = step.id;
      followLink(step.link);
      // It would lie over the page that it leads to.
      if (!wide.matches) go.closest('aside')?.querySelector<HTMLElement>('.close')?.click();
    };
    const summary = element(
      'summary',
      {},
      element('span', { class: 'mark', 'aria-hidden': 'true' }, isDone ? '✓' : `${at + 1}`),
      element('span', {}, t(step.id)),
      ...(isDone ? [element('span', { class: 'hidden' }, t('done'))] : []),
    );
    summary.onclick = () => {
      chosen = step.id;
    };
    const text = element('div', { class: 'step' }, element('p', {}, t(`${step.id}.text`)), go);
    const details = element('details', { name: 'step', open: step === next }, summary, text);
    return element('li', { class: isDone ? 'isDone' : '' }, details);
  });
  if (!next) items.push(element('li', {}, element('p', { class: 'end' }, t('end'))));
  return element('ol', {}, ...items);
}
