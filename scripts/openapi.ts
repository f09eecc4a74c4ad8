import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openApi } from './openapi-document.ts';

// npm run openapi            writes docs/openapi.json
// npm run openapi -- --check ends with 1 when it is stale
const file = new URL('../docs/openapi.json', import.meta.url);

function committed(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

if (process.argv.includes('--check')) {
  if (committed() !== openApi()) {
    console.error('docs/openapi.json is stale. Run: npm run openapi');
    process.exitCode = 1;
  }
} else {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, openApi());
}
