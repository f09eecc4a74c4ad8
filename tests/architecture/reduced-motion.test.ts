import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

test('who asks for less motion sees no animation go on without end', () => {
  const css = readFileSync(join(projectRoot, 'src/global.css'), 'utf8');
  const [, rules = ''] = css.split('@media (prefers-reduced-motion: reduce) {');
  const [everything = ''] = rules.split('}');
  // Without it an endless animation of no length is drawn again in every frame, at another point each time.
  expect(everything).toContain('animation-iteration-count: 1 !important;');
  expect(everything).toContain('animation-duration: 0.01ms !important;');
});
