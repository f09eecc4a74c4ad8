import type { FormInstance } from 'antd';
import { checkStep } from './check-step.ts';
import { fieldPath } from './step-fields.ts';

/** A form in which nothing is filled in. */
const checked: unknown[] = [];
const form = {
  getFieldsError: () => [
    { name: ['legalName'], errors: [] },
    { name: ['principals', 0, 'name'], errors: [] },
    { name: ['purpose'], errors: [] },
  ],
  validateFields: async (names: (string | number)[][]) => {
    checked.push(names);
    if (names.length > 0) throw { errorFields: names.map((name) => ({ name })) };
  },
} as unknown as FormInstance;

test('Next marks what its own step lacks, and nothing of the steps after it', async () => {
  expect(await checkStep(form, 0)).toBe(false);
  expect(await checkStep(form, 1)).toBe(false);
  expect(checked).toEqual([[['legalName'], ['principals', 0, 'name']], [['purpose']]]);
});

test('a step that lacks nothing lets one go on', async () => {
  expect(await checkStep(form, 2)).toBe(true);
});

test('a refusal of the server finds its field in a repeated row', () => {
  expect(fieldPath('intake.principals.0.name')).toEqual(['principals', 0, 'name']);
});
