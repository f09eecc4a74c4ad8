type Rules = {
  createHTML(text: string): string | null;
  createScriptURL(address: string): string | null;
};
type TrustedTypes = { createPolicy(name: 'default', rules: Rules): unknown };

/**
 * The content security policy lets no text become HTML or the address of a script, but through these rules. antd writes
 * its style sheets with `innerHTML`: without a `<` no text makes an element. Workers come from our own origin.
 */
export function guardMarkup() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
