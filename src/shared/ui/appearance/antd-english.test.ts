import { antdEnglish } from './antd-english.ts';

test('a field that is missing is called required, whether it is typed or chosen', () => {
  expect(antdEnglish.Form?.defaultValidateMessages).toMatchObject({
    required: 'Required.',
    whitespace: expect.any(String),
  });
});
