import { drawPanel, makeRoom, STORY_WIDTH } from './draw-panel.ts';
import { readerOf } from './reader.ts';

declare const STORY_STEPS: Record<string, { id: string; link: string }[]>;
declare const STORY_STYLES: string;

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
const styles = new CSSStyleSheet();
styles.replaceSync(STORY_STYLES);
root.adoptedStyleSheets = [styles];
host.id = 'guided-story';
host.style.setProperty('--story-width', STORY_WIDTH);

let shown = '';
let asked = 0;

/** Draws the story of the person who is signed in: none on the login screen, and none for people without one. */
async function show() {
  const reader = readerOf(sessionStorage);
  const steps = STORY_STEPS[reader?.username ?? ''];
  if (!reader || !steps || !location.pathname.startsWith('/pages')) {
    host.remove();
    makeRoom(false);
    shown = '';
    return;
  }
  asked += 1;
  const turn = asked;
  const query = new URLSearchParams({ of: reader.username, at: location.pathname + location.search });
  const done = await fetch(`/demo/story?${query}`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<string[]>) : null))
    .catch(() => null);
  // An answer that a newer question has overtaken may lack a step.
  if (!done || turn !== asked) return;
  const { lang, dir } = document.documentElement;
  const next = JSON.stringify([reader.username, done, lang, dir]);
  if (next === shown) return;
  shown = next;
  if (!host.isConnected) document.body.append(host);
  drawPanel(root, { username: reader.username, steps, done });
}

let waiting: ReturnType<typeof setTimeout> | undefined;
function soon() {
  clearTimeout(waiting);
  waiting = setTimeout(show, 150);
}

// Whatever somebody does here calls the API, or changes the language of the page.
new PerformanceObserver((list) => {
  if (list.getEntries().some(({ name }) => /\/(api|security|reports)\//.test(name))) soon();
}).observe({ type: 'resource', buffered: true });
new MutationObserver(soon).observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
soon();
