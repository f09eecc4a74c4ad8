import { readLanguageModel } from './language-model-settings.ts';

const inside = 'http://10.0.0.5:8000';

test('without an address no language model is asked', () => {
  expect(readLanguageModel({}, [])).toBeNull();
  expect(() => readLanguageModel({ LLM_KEY: 'k' }, [])).toThrow('LLM_URL is missing');
});

test('D18 the address is https, or a place that the operator named', () => {
  const from = (LLM_URL: string) => readLanguageModel({ LLM_URL, LLM_MODEL: 'm' }, [inside])?.url;
  expect(from('https://models.example/v1/')).toBe('https://models.example/v1/chat/completions');
  expect(from(`${inside}/v1`)).toBe(`${inside}/v1/chat/completions`);
  for (const wrong of [
    'http://models.example/v1',
    'https://user:secret@models.example',
    'models',
    'file:///x',
  ])
    expect(() => from(wrong)).toThrow('LLM_URL must be');
  expect(() => readLanguageModel({ LLM_URL: 'https://models.example' }, [])).toThrow('LLM_MODEL is missing');
});
