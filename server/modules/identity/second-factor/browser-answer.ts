/** What the browser answered, in the shape of WebAuthn's own JSON. */
export const browserAnswer = <Answer extends { id: string }>({ id, ...response }: Answer) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response,
  clientExtensionResults: {},
});
