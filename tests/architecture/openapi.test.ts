import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../../scripts/openapi-document.ts';
import { projectRoot } from '../../scripts/project-root.ts';

const committed = () => readFileSync(join(projectRoot, 'docs/openapi.json'), 'utf8');

test('docs/openapi.json says what the contract says', () => {
  // On failure: npm run openapi
  expect(committed()).toBe(openApi());
});

test('docs/openapi.json describes every operation', () => {
  const { paths } = JSON.parse(committed()) as { paths: Record<string, object> };
  expect(Object.values(paths).flatMap(Object.keys).length).toBeGreaterThan(40);
});

test('docs/openapi.json counts lengths and items in whole numbers', () => {
  const counted = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
  const odd: string[] = [];
  JSON.parse(committed(), (key, value) => {
    if (counted.includes(key) && !Number.isInteger(value)) odd.push(`${key}: ${value}`);
    return value;
  });
  expect(odd).toEqual([]);
});
